import { expect, type Page, type Request } from '@playwright/test';
import { waitMs } from './patience.ts';

// of each page: what it asks for and has not got yet
const running = new WeakMap<Page, Set<Request>>();

/** From here on it is known what the page waits for. */
export function watchRequests(page: Page): void {
  if (running.has(page)) return;
  const mine = new Set<Request>();
  running.set(page, mine);
  page.on('request', (request) => {
    // Who listens waits for nothing.
    if (new URL(request.url()).pathname !== '/api/live') mine.add(request);
  });
  page.on('requestfinished', (request) => mine.delete(request));
  page.on('requestfailed', (request) => mine.delete(request));
  // What a page had asked for goes with it.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) for (const request of mine) if (request.frame() === frame) mine.delete(request);
  });
}

/** Chromium sometimes has no idle time at all for a page that does nothing. */
const idleMsMax = 2_000;

/**
 * The page has loaded, nothing that it asked for is on its way, but what is held back, and it has done what it does when it has
 * nothing to do.
 */
export async function quiet(page: Page, isHeldBack = (_url: string) => false): Promise<void> {
  const mine = running.get(page);
  if (!mine) throw new Error('Nobody watches what this page asks for.');
  const onTheirWay = () => [...mine].map((request) => request.url()).filter((url) => !isHeldBack(url));
  await page.waitForLoadState('load');
  do {
    await expect.poll(onTheirWay, { timeout: waitMs, intervals: [20] }).toEqual([]);
    await page.waitForFunction(
      (timeout) => new Promise<true>((resolve) => requestIdleCallback(() => resolve(true), { timeout })),
      idleMsMax,
    );
  } while (onTheirWay().length > 0);
}
