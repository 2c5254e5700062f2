import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { watchRequests } from '../e2e/quiet.ts';
import { type Person, still } from './shot-list.ts';
import { onlooker, settled, signOn } from './shot-page.ts';

export const desk = { width: 1280, height: 800 };

/** Takes one picture after another of what somebody sees, signed on once. */
export async function photographAs(
  browser: Browser,
  { url, who, look }: { url: string; who: Person; look?: BrowserContextOptions },
  shots: readonly { address: string; take: (page: Page) => Promise<void> }[],
): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: desk,
    colorScheme: 'light',
    ...onlooker,
    ...look,
  });
  const page = await context.newPage();
  watchRequests(page);
  await signOn(page, who);
  for (const { address, take } of shots) {
    await page.goto(address);
    await settled(page, 'full');
    // What stands in the header comes last, in its own time.
    await page.locator('header button[popovertarget]').waitFor();
    await still(page);
    await take(page);
  }
  await context.close();
}
