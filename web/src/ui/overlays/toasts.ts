import type { ReactNode } from 'react';
import { patience } from '#lib/patience.ts';
import { createStore } from '#lib/store.ts';
import { placeNow } from '#router/router.ts';

export interface Toast {
  id: number;
  message: string;
  /** Another than that something is done. */
  sign?: ReactNode;
  /** What may be done about it, such as taking back what was just done. */
  act?: { words: string; does: () => void } | undefined;
  /** The page that it speaks of, '' for all. Whoever leads to another says it there: after `await navigate(…)`. */
  pathname: string;
}

const shownMs = 6000;
const shownAtOnce = 3;
let lastId = 0;

export const toasts = createStore<readonly Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Says in passing that something worked; read out politely. It is gone after a while, or when it is dismissed where it has an act in it. */
export function notify(message: string, more: Partial<Pick<Toast, 'sign' | 'act' | 'pathname'>> = {}) {
  const id = ++lastId;
  const { pathname } = placeNow();
  toasts.set((shown) => fitting([...shown, { id, message, pathname, ...more }]));
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
  if (!toast || toast.act) return;
  timers.set(
    id,
    setTimeout(() => dismissToast(id), shownMs * patience()),
  );
}

/** Those of other pages have left with them. */
export function keepToastsOf(pathname: string) {
  for (const toast of toasts.get()) if (toast.pathname && toast.pathname !== pathname) dismissToast(toast.id);
}

export function dismissToast(id: number) {
  holdToast(id);
  toasts.set((shown) => shown.filter((toast) => toast.id !== id));
}

/** What goes by itself makes room for what waits. */
function fitting(shown: readonly Toast[]): readonly Toast[] {
  if (shown.length <= shownAtOnce) return shown;
  const leaving = shown.find((toast) => !toast.act) ?? shown[0];
  return shown.filter((toast) => toast !== leaving);
}
