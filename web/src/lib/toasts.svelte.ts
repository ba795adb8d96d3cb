// Short messages at the edge of the page: `toast("…")`, with an action such as opening a rule.
export interface Toast {
  id: number;
  text: string;
  error: boolean;
  action?: { text: string; run: () => void };
}

const STAY = 6000;
let next = 1;
export const toasts = $state<{ all: Toast[] }>({ all: [] });

export function dismiss(id: number): void {
  toasts.all = toasts.all.filter((toast) => toast.id !== id);
}

export function toast(text: string, more: { error?: boolean; action?: Toast["action"] } = {}): void {
  const id = next++;
  const others = toasts.all.filter((toast) => toast.text !== text).slice(-2);
  toasts.all = [...others, { id, text, error: more.error ?? false, action: more.action }];
  setTimeout(() => dismiss(id), STAY + 40 * text.length);
}
