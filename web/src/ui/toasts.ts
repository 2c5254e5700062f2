import { createStore } from '#lib/store.ts';

export interface Toast {
  id: number;
  message: string;
  tone: 'success' | 'warning';
}

const shownMs = 6000;
let lastId = 0;

export const toasts = createStore<readonly Toast[]>([]);

/** Says in passing that something worked; read out politely, gone after a while. */
export function notify(message: string, tone: Toast['tone'] = 'success') {
  const id = ++lastId;
  toasts.set((shown) => [...shown.slice(-2), { id, message, tone }]);
  setTimeout(() => dismissToast(id), shownMs);
}

export function dismissToast(id: number) {
  toasts.set((shown) => shown.filter((toast) => toast.id !== id));
}
