import { expect, type Page, test } from '@playwright/test';
import { contextIn, send, sendAs } from './desk.ts';
import { people, signOn } from './people.ts';

/** From then on the page hears of what happens. */
function hears(page: Page) {
  return page.waitForRequest((request) => new URL(request.url()).pathname === '/api/live');
}

/** What a page shows is counted by what it asks for: a reload would be told. */
async function neverLoadsAgain(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'page';
  });
  return () => page.evaluate(() => document.documentElement.dataset.same === 'page');
}

/** By which id the others know whose page this is. */
async function idOf(page: Page): Promise<string> {
  return (await send(page, '/api/member/memberheader', {})).memberData.memberId;
}

/** Ten points, from somebody who awards them. */
async function award(memberId: string): Promise<void> {
  const card = { what: 'adhoc', reason: 'Client Focus', points: 10, message: 'Thank you', sendBy: 'email' };
  await sendAs(people.johan, '/api/reward/doreward', { ...card, recipients: [memberId] });
}

const pointsOf = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[href="/statement"] strong')
    .innerText()
    .then((text) => Number(text.replaceAll(/\D/g, '')));

test('somebody gives; the other one sees the points, hears of them, and finds the line in the statement, without reload', async ({
  browser,
}) => {
  const context = await contextIn(browser);
  const page = await context.newPage();
  const listening = hears(page);
  await signOn(page, people.thandi, '/statement');
  await listening;
  const isSame = await neverLoadsAgain(page);
  const before = await pointsOf(page);
  const rows = await page.getByRole('row').count();
  const own = await idOf(page);
    return (await answer.json()).memberData.memberId as string;
  });
  await award(own);
  await expect.poll(() => pointsOf(page)).toBe(before + 10);
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(rows);
  await expect(page.getByRole('status').filter({ hasText: 'You have' })).toHaveText(/^You have [\d\s,.]+ .+ now\.$/);
  expect(await isSame()).toBe(true);

  // Another tab takes over, and when it is closed the first one goes on.
  const other = await context.newPage();
  const otherListens = hears(other);
  await signOn(other, people.thandi, '/myrecognition');
  await otherListens;
  await award(own);
  for (const tab of [page, other]) await expect.poll(() => pointsOf(tab)).toBe(before + 20);
  const again = hears(page);
  await other.close();
  await again;
  await award(own);
  await expect.poll(() => pointsOf(page)).toBe(before + 30);
  expect(await isSame()).toBe(true);
  await context.close();
});

test('a page that nobody looks at has no connection; seen again it shows what happened meanwhile', async ({
  browser,
}) => {
  const page = await (await contextIn(browser)).newPage();
  const ended: string[] = [];
  page.on('requestfailed', (request) => ended.push(new URL(request.url()).pathname));
  page.on('requestfinished', (request) => ended.push(new URL(request.url()).pathname));
  const listening = hears(page);
  await signOn(page, people.lerato, '/statement');
  await listening;
  const before = await pointsOf(page);
  const own = await idOf(page);
    return (await answer.json()).memberData.memberId as string;
  });
  await seen(page, false);
  await expect.poll(() => ended).toContain('/api/live');
  await award(own);
  const again = hears(page);
  await seen(page, true);
  expect((await again).url()).toMatch(/\?after=\d+$/);
  await expect.poll(() => pointsOf(page)).toBe(before + 10);
  await page.context().close();
});

/** Browsers of tests are always seen: the page is told otherwise, as a browser tells it. */
function seen(page: Page, isSeen: boolean): Promise<void> {
  return page.evaluate((is) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (is ? 'visible' : 'hidden') });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isSeen);
}
