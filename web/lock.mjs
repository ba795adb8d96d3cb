// `npm run lock`: resolve package-lock.json again and keep no address in it, neither of a registry nor of a sponsor.
import { execSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

rmSync("package-lock.json", { force: true }); // npm forgets what other machines need when it starts from an old one
rmSync("node_modules", { force: true, recursive: true });
execSync("npm install --package-lock-only", { stdio: "inherit" });
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const entry of Object.values(lock.packages)) {
  delete entry.funding;
  delete entry.resolved;
}
writeFileSync("package-lock.json", JSON.stringify(lock, null, 2) + "\n");
