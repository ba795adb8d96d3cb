// A connection to the server, to a table as a rule: opens again by itself, sooner when the machine wakes up. What is said while it is down is
// rejected (`say` returns false): a click that waited could mean something else by the time it arrives.
import type { ClientMessage, LessonMessage, ServerMessage } from "../protocol";

export type ConnectionState = "opening" | "open" | "lost" | "closed";

const FIRST_WAIT = 1500;
const LONGEST_WAIT = 30_000;
const SILENCE = 45_000; // after so long a sleep an "open" connection is not to be trusted

/** Milliseconds before the next attempt: anywhere between a fifth of the longest and all of it, lest all browsers of a
 * server that comes back come at once. */
export const pause = (longest: number, random = Math.random()): number => longest * (0.2 + 0.8 * random);

export class Connection<Received = ServerMessage> {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private lastAwake = Date.now();
  private pulse = 0;
  state: ConnectionState = "opening";

  /** `address` is asked at every attempt (the language may have changed). */
  constructor(
    private readonly address: () => string,
    private readonly received: (message: Received) => void,
    private readonly changed: (state: ConnectionState) => void,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.wake);
    this.pulse = window.setInterval(this.beat, 5000);
    this.open();
  }

  say(message: ClientMessage | LessonMessage): boolean {
    if (this.state !== "open" || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** For good. */
  close(): void {
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.wake);
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    this.become("closed");
    this.drop();
  }

  /** Open it anew, now. */
  again(): void {
    if (this.state === "closed") return;
    clearTimeout(this.timer);
    this.drop();
    this.open();
  }

  private open(): void {
    const socket = new WebSocket(new URL(this.address(), location.href.replace(/^http/, "ws")));
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.become("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => this.received(JSON.parse(event.data) as Received);
    socket.onclose = () => {
      if (this.socket === socket) this.retry();
    };
  }

  private retry(): void {
    this.socket = null;
    this.become("lost");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), pause(this.wait));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private become(state: ConnectionState): void {
    if (this.state === "closed" || this.state === state) return;
    this.state = state;
    this.changed(state);
  }

  private readonly wake = (): void => {
    if (document.hidden) return;
    if (this.state === "lost") this.again();
    else this.beat();
  };

  private readonly offline = (): void => {
    if (this.state === "open") {
      this.drop();
      this.retry();
    }
  };

  /** A clock that jumped means the machine slept. */
  private readonly beat = (): void => {
    const now = Date.now();
    const slept = now - this.lastAwake > SILENCE && !document.hidden;
    this.lastAwake = now;
    if (slept && this.state === "open") {
      this.become("lost");
      this.again();
    }
  };
}
