import { expect, type Page } from '@playwright/test';
import { goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';

const guideLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Guide', exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Each says in a sentence what it is for, and leads to its page. */
async function expectExplained(page: Page, address: string, explained: string) {
  await goTo(page, address);
  await expect(
    page
      .getByRole('main')
      .getByText(/^\p{Lu}.+\./u)
      .first(),
  ).toBeVisible();
  await guideLink(page).press('Enter');
  await expect(title(page)).toHaveText(explained);
  await expect(title(page)).toBeFocused();
  await expect(
    page
      .getByRole('article')
      .getByText(/^\p{Lu}.{40,}/u)
      .nth(1),
  ).toBeVisible();
}

test('every screen of administration leads to its page of the guide', async ({ pageOf }) => {
  const priya = await pageOf(people.priya, '/guide');
  await expect(title(priya)).toHaveText('Guide');
  await expectAccessible(priya);
  await expectReadableInTheDark(priya);
  for (const [address, explained] of [
    ['/setup', 'The first weeks'],
    ['/programme', 'Programme'],
    ['/words', 'Words'],
    ['/looks', 'Looks'],
    ['/announcements', 'Announcements'],
    ['/competitionadmin', 'Competitions'],
    ['/people', 'People'],
    ['/people/1.999999999', 'One person'],
    ['/admindataupload', 'Data Upload'],
    ['/budgets', 'Budgets'],
    ['/rewardtrfcustom', 'Recognise'],
    ['/corrections', 'Corrections'],
    ['/approvals', 'Second person'],
    ['/circles', 'Circles of points'],
    ['/reportquarterlyawards', 'Quarterly awards'],
    ['/quarterlyAwardsSummary', 'Quarterly awards'],
    ['/orderdesk', 'Order desk'],
    ['/inbox', 'Inbox'],
    ['/reported', 'Reported cards and comments'],
    ['/messages', 'Messages'],
    ['/audit', 'Audit'],
    ['/ideaManagement', 'Ideas'],
    ['/nominationmanagement', 'Review nominations'],
  ] as const)
    await test.step(address, () => expectExplained(priya, address, explained));
});

test('a manager reads about their own screens, from page to page and back to the work', async ({ pageOf }) => {
  const johan = await pageOf(people.johan, '/nominationmanagement');
  await expectExplained(johan, '/adhocrecognition', 'Award on the spot');
  await expectAccessible(johan);
  await expect(johan.getByRole('img').or(johan.locator('figure img')).first()).toBeVisible();
  await johan.getByRole('link', { name: 'Next: Who recognised whom' }).press('Enter');
  await expect(title(johan)).toHaveText('Who recognised whom');
  await johan.getByRole('link', { name: 'All pages' }).press('Enter');
  await expect(title(johan)).toHaveText('Guide');
  await expect(johan.getByRole('main').getByRole('link', { name: /^Corrections/ })).toHaveCount(0);
  await johan.getByRole('searchbox').fill('points last');
  await johan.getByRole('link', { name: /^Your budget/ }).press('Enter');
  await johan.getByRole('link', { name: 'Open this screen' }).press('Enter');
  await expect(title(johan)).toHaveText('Management Statement');
});
