import { once } from 'node:events';
import type { Page, Request } from '@playwright/test';
import { waitMs } from './patience.ts';

/** What a page asks for and has not got yet. */
class Running extends EventTarget {
  readonly requests = new Set<Request>();

  end(request: Request): void {
    if (this.requests.delete(request)) this.dispatchEvent(new Event('end'));
  }
}

const runningOf = new WeakMap<Page, Running>();

/** From here on it is known what the page waits for. */
export function watchRequests(page: Page): void {
  if (runningOf.has(page)) return;
  const running = new Running();
  runningOf.set(page, running);
  page.on('request', (request) => running.requests.add(request));
  page.on('requestfinished', (request) => running.end(request));
  page.on('requestfailed', (request) => running.end(request));
  // What a page had asked for goes with it.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame())
      for (const request of running.requests) if (request.frame() === frame) running.end(request);
  });
}

/** Chromium sometimes has no idle time at all for a page that does nothing. */
const idleMsMax = 2_000;

/**
 * The page has loaded, nothing that it asked for is on its way, but what is held back, and it has done what it does when it has
 * nothing to do.
 */
export async function quiet(page: Page, isHeldBack = (_url: string) => false): Promise<void> {
  const running = runningOf.get(page);
  if (!running) throw new Error('Nobody watches what this page asks for.');
  const onTheirWay = () => [...running.requests].map((request) => request.url()).filter((url) => !isHeldBack(url));
  await page.waitForLoadState('load');
  do {
    while (onTheirWay().length > 0)
      await once(running, 'end', { signal: AbortSignal.timeout(waitMs) }).catch(() => {
        throw new Error(`Still on their way: ${onTheirWay().join(', ')}`);
      });
    await page.waitForFunction(
      (timeout) => new Promise<true>((resolve) => requestIdleCallback(() => resolve(true), { timeout })),
      idleMsMax,
    );
  } while (onTheirWay().length > 0);
}
