import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { contextIn } from './desk.ts';
import { signOn } from './people.ts';

export interface Journey {
  /**
   * A person's page at an address, loaded anew. Who is asked for once stays signed on for the journeys that follow, each in a tab of
   * one browser whose caches are warm; a journey about signing on, storage or a browser that has never been here takes `pageIn`.
   */
  pageOf: (email: string, address?: string) => Promise<Page>;
}

/** Of this worker: a failed journey ends it, and runs again where nobody is signed on. */
const signedOn = new Map<string, Page>();
let warm: BrowserContext | undefined;

export const test = base.extend<Journey>({
  pageOf: async ({ browser }, use) => {
    const used = new Set<Page>();
    await use(async (email, address = '/') => {
      warm ??= await contextIn(browser, { reducedMotion: 'reduce' });
      const known = signedOn.get(email);
      const page = known ?? (await warm.newPage());
      if (known) await page.goto(address);
      else await signOn(page, email, address);
      signedOn.set(email, page);
      used.add(page);
      return page;
    });
    for (const page of used) await leaveAsFound(page);
  },
});

/** What belongs to the browser, and not to what somebody did there. */
const lasting = ['laurel.token', 'laurel.consent', 'laurel.patience'];

async function leaveAsFound(page: Page): Promise<void> {
  const context = page.context();
  const people = [...signedOn.values()];
  for (const other of context.pages()) if (!people.includes(other)) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate((kept) => {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (!kept.includes(key)) storage.removeItem(key);
  }, lasting);
  // Every tab that is looked at keeps a line to the portal, and a browser has six: who is not asked for keeps none.
  await page.goto('about:blank');
}
