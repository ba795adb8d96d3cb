// How the client is built: into the Python package, which serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8700"; // `npm run dev` beside `rondel open --port 8700`

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/rondel/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/boards": server } },
});
