import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Holds back the file whose text has these words until it is let go, as it comes or as a failure. */
async function holdCode(page: Page, words: string) {
  const { promise, resolve } = Promise.withResolvers<'comes' | 'fails'>();
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    if (!(await answer.text()).includes(words)) return route.fulfill({ response: answer });
    return (await promise) === 'comes' ? route.fulfill({ response: answer }) : route.abort();
  });
  return resolve;
}

test('back leads to where one was on the page, forward and a new page to the top', async ({ pageOf }) => {
  const page = await pageOf(people.thandi);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(100);
  await menu(page).getByRole('link', { name: 'Recent Orders' }).click();
  await expect(heading(page)).toHaveText('Recent Orders');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toContainText('Thandi');
  await expect.poll(() => scrolled(page)).toBe(before);
  await page.goForward();
  await expect(heading(page)).toHaveText('Recent Orders');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await page.reload();
  await expect(heading(page)).toContainText('Thandi');
  await expect(page).toHaveURL(/\/$/);
});

test('while the code of a page is on its way, the one before it stays, and who goes elsewhere is not called back', {
  tag: '@sweep',
}, async ({ pageOf }) => {
  const page = await pageOf(people.thandi);
  const letGo = await holdCode(page, 'topmsgwalloffame');
  await menu(page).getByRole('link', { name: 'Wall of Fame' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect(heading(page)).toContainText('Thandi');
  await expect(page).toHaveURL(/\/$/);
  await menu(page).getByRole('link', { name: 'Recent Orders' }).click();
  await expect(heading(page)).toHaveText('Recent Orders');
  letGo('comes');
  await menu(page).getByRole('link', { name: 'Get To Know' }).click();
  await expect(heading(page)).toHaveText('Get To Know');
  await menu(page).getByRole('link', { name: 'Wall of Fame' }).click();
  await expect(heading(page)).toHaveText('Wall of Fame');
  await page.goBack();
  await expect(heading(page)).toHaveText('Get To Know');
});

test('a page whose code does not come says so in its place, and the others stay within reach', async ({ pageOf }) => {
  const page = await pageOf(people.thandi);
  const letGo = await holdCode(page, 'topmsgwalloffame');
  letGo('fails');
  await menu(page).getByRole('link', { name: 'Wall of Fame' }).click();
  await expect(heading(page)).toHaveText('This page could not be loaded');
  await expect(page).toHaveURL(/\/walloffame$/);
  await menu(page).getByRole('link', { name: 'Recent Orders' }).click();
  await expect(heading(page)).toHaveText('Recent Orders');
});

test('a link that is clicked with a key held is the browser’s, one to a place in the page stays there', {
  tag: '@sweep',
}, async ({ pageOf }) => {
  const page = await pageOf(people.thandi);
  const opened = page.context().waitForEvent('page');
  await menu(page)
    .getByRole('link', { name: 'Recent Orders' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/orders$/);
  await expect(page).toHaveURL(/\/$/);

  await menu(page).getByRole('link', { name: 'Recent Orders' }).click();
  await expect(heading(page)).toHaveText('Recent Orders');
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders#content$/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/orders$/);
  await page.goBack();
  await expect(heading(page)).toContainText('Thandi');
});

test('a link to the page where one is leaves one entry to go back from', { tag: '@sweep' }, async ({ pageOf }) => {
  const page = await pageOf(people.thandi);
  await menu(page).getByRole('link', { name: 'Recent Orders' }).click();
  await expect(heading(page)).toHaveText('Recent Orders');
  await menu(page).getByRole('link', { name: 'Recent Orders' }).click();
  await page.goBack();
  await expect(heading(page)).toContainText('Thandi');
});

test('an address that nobody has is answered in the portal’s frame', async ({ pageOf }) => {
  const page = await pageOf(people.thandi, '/no/such/page');
  await expect(heading(page)).toHaveText('Invalid Key');
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(heading(page)).toContainText('Thandi');
});

test('the demonstration shows every part of the design, which all can use, by day and by night', async ({ pageOf }) => {
  const page = await pageOf(people.thandi, '/dev/parts');
  await expect(heading(page)).toHaveText('Parts');
  await expect(page.locator('[data-part]')).toHaveCount(15);
  await expectAccessible(page);
  await expectReadableInTheDark(page);
});
