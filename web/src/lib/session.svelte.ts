// Who is using this browser. `session.me` is null until the server has answered once.
import type { Me } from "../protocol";

export const session = $state<{ me: Me | null }>({ me: null });

/** Nobody is logged in, and this is not a table at home: one may only look. */
export const isStranger = (): boolean => session.me !== null && !session.me.name && !session.me.local;
