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

/** Says in passing that something worked; read out politely, gone after a while. */
export function notify(message: string, tone: Toast['tone'] = 'success', undo?: () => void) {
  const id = ++lastId;
  toasts.set((shown) => [...shown.slice(-2), { id, message, tone, ...(undo ? { undo } : {}) }]);
  setTimeout(() => dismissToast(id), undo ? shownWithUndoMs : shownMs);
}

export function dismissToast(id: number) {
  toasts.set((shown) => shown.filter((toast) => toast.id !== id));
}
