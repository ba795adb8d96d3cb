// Pushes to this browser: switched on by the person's click alone, for the account that is logged in then.
import { post, remove } from "../lib/api";
import type { Reach } from "../protocol";

const WORKER = "/push.js";
const KEPT = "rondel-push"; // the name of the account for which this browser takes pushes

export function canPush(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Does this browser take them for this account? */
export async function isOn(name: string): Promise<boolean> {
  return canPush() && localStorage.getItem(KEPT) === name && (await present()) !== null;
}

/** `refused`: the person or the browser does not want it. */
export async function switchOn(key: string, name: string): Promise<Reach | "refused"> {
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  let made: PushSubscription;
  try {
    made = await pushManager.subscribe(wanted);
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe(); // one for another key of the site
    try {
      made = await pushManager.subscribe(wanted);
    } catch {
      return "refused"; // this browser has no push service
    }
  }
  const told = await tell(made);
  localStorage.setItem(KEPT, name);
  return told;
}

export async function switchOff(): Promise<Reach | null> {
  localStorage.removeItem(KEPT);
  const made = await present();
  if (!made) return null;
  const told = await remove<Reach>("/me/subscriptions", { endpoint: made.endpoint });
  await made.unsubscribe();
  return told;
}

/** After logging in again the server has to be told anew: it forgets browsers that are logged out. */
export async function keepOn(name: string): Promise<void> {
  if (!(await isOn(name)) || Notification.permission !== "granted") return;
  const made = await present();
  if (made) await tell(made).catch(() => null); // at the next page, then
}

async function present(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function tell(made: PushSubscription): Promise<Reach> {
  const { endpoint, keys } = made.toJSON();
  return post<Reach>("/me/subscriptions", { endpoint, keys });
}
