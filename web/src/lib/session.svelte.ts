// Who is using this browser. `session.me` is null until the server has answered once.
import type { Me } from "../protocol";

export const session = $state<{ me: Me | null }>({ me: null });
