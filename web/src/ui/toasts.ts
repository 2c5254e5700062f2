import { patience } from '#lib/patience.ts';
import { createStore } from '#lib/store.ts';

export interface Toast {
  id: number;
  message: string;
  tone: 'success' | 'warning';
  /** Takes back what was just done. */
  undo?: () => void;
}

const shownMs = 6000;
/** Whoever wants to take something back needs the time to get there. */
const shownWithUndoMs = 15_000;
let lastId = 0;

export const toasts = createStore<readonly Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Says in passing that something worked; read out politely, gone after a while. */
export function notify(message: string, tone: Toast['tone'] = 'success', undo?: () => void) {
  const id = ++lastId;
  toasts.set((shown) => [...shown.slice(-2), { id, message, tone, ...(undo ? { undo } : {}) }]);
  letToastGo(id);
}

/** Whoever points at it, or is in it, is not done with it. */
export function holdToast(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** From now on its time runs. */
export function letToastGo(id: number) {
  holdToast(id);
  const toast = toasts.get().find((one) => one.id === id);
  if (!toast) return;
  const lastingMs = (toast.undo ? shownWithUndoMs : shownMs) * patience();
  timers.set(
    id,
    setTimeout(() => dismissToast(id), lastingMs),
  );
}

export function dismissToast(id: number) {
  holdToast(id);
  toasts.set((shown) => shown.filter((toast) => toast.id !== id));
}
