import { createStore } from '#lib/store.ts';

/** How many requests run now; the loading bar watches it. */
export const requestsRunning = createStore(0);

export async function counted<T>(request: () => Promise<T>): Promise<T> {
  requestsRunning.set((n) => n + 1);
  try {
    return await request();
  } finally {
    requestsRunning.set((n) => n - 1);
  }
}
