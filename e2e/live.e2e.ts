import { expect, type Page, test } from '@playwright/test';
import { contextIn, send, sendAs } from './desk.ts';
import { waitMs } from './patience.ts';
import { people, signOn } from './people.ts';

/** From then on the page hears of what happens. */
function hears(page: Page) {
  return page.waitForRequest((request) => new URL(request.url()).pathname === '/api/live');
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

async function pointsOf(page: Page): Promise<number> {
  const text = await page.getByRole('banner').locator('a[href="/statement"] strong').innerText();
  return Number(text.replaceAll(/\D/g, ''));
}

/** A page that is loaded anew has no such mark. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'page';
  });
  return () => page.evaluate(() => document.documentElement.dataset.same === 'page');
}

/** Browsers of tests are always seen: the page is told otherwise, as a browser tells it. */
function seen(page: Page, isSeen: boolean): Promise<void> {
  return page.evaluate((is) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (is ? 'visible' : 'hidden') });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isSeen);
}

test('somebody gives; the other one sees the points, hears of them, and finds the line, without reload; a closed tab leaves it to the next', async ({
  browser,
}) => {
  const context = await contextIn(browser);
  const page = await context.newPage();
  const listening = hears(page);
  await signOn(page, people.thandi, '/statement');
  await listening;
  const isSame = await mark(page);
  const before = await pointsOf(page);
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const first = await rows.nth(1).innerText();
  const own = await idOf(page);
  await award(own);
  await expect.poll(() => pointsOf(page)).toBe(before + 10);
  await expect.poll(() => rows.nth(1).innerText()).not.toBe(first);
  await expect(page.getByRole('status').filter({ hasText: /^You have .+ now\.$/ })).toHaveCount(1);

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
  page.on('requestfailed', (request) => void ended.push(new URL(request.url()).pathname));
  const listening = hears(page);
  await signOn(page, people.lerato, '/statement');
  await listening;
  const before = await pointsOf(page);
  const own = await idOf(page);
  // It was told up to where it is.
  await award(own);
  await expect.poll(() => pointsOf(page)).toBe(before + 10);
  await seen(page, false);
  // Who only leaves for a moment goes on: it takes a while.
  await expect.poll(() => ended, { timeout: 4 * waitMs }).toContain('/api/live');
  await award(own);
  const again = hears(page);
  await seen(page, true);
  expect((await again).url()).toMatch(/\?after=\d+$/);
  await expect.poll(() => pointsOf(page)).toBe(before + 20);
  await page.context().close();
});

test('what waits for a manager is told anew when somebody nominates', async ({ browser }) => {
  const page = await (await contextIn(browser)).newPage();
  const listening = hears(page);
  await signOn(page, people.johan, '/');
  await listening;
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting).toBeVisible();
  const before = await waiting.innerText();
  const listed = await sendAs(people.lerato, '/api/site/getmemberlist', { search: 'Thandi' });
  const nomination = { nomCat: ['Act of Courage'], reason: 'She stayed.', members: [listed.memberList[0].memberId] };
  await sendAs(people.lerato, '/api/nom/newnom', nomination);
  await expect.poll(() => waiting.innerText()).not.toBe(before);
  await page.context().close();
});
