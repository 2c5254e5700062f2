import { type Browser, expect, type Page, test } from '@playwright/test';
import { nominateOn } from './nominating.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectStateAccessible, people } from './people.ts';
import { changeProgramme } from './programme-changes.ts';

const nominee = 'Chantal September';
const words = 'She taught the whole floor to read the new plans.';

/** A portal of its own: who decides is everybody's. */
let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('several-decide');
});
test.afterAll(() => portal?.stop());

const pageOf = (browser: Browser, email: string, address: string) => portal.pageOf(browser, email, { address });
const dialogOf = (page: Page) => page.getByRole('dialog');

test('two people decide about a nomination by the mean: each before they read the other, and everybody hears of it', async ({
  browser,
}) => {
  await test.step('Priya has the mean of two decide, and Suné confirms it', async () => {
    const priya = await pageOf(browser, people.priya, '/programme?part=approvals');
    await priya.getByLabel('Who decides about a nomination').selectOption('The mean of several ratings');
    await priya.getByRole('textbox', { name: 'People who say something before it is decided' }).fill('2');
    await expectStateAccessible(priya);
    await priya.getByRole('link', { name: 'Review changes' }).click();
    await expect(priya.getByText('The mean of several ratings')).toBeVisible();
    await changeProgramme(browser, portal, priya, 'Two pairs of eyes see more.');
  });

  const thandi = await pageOf(browser, people.thandi, '/nominate');
  await test.step('Thandi nominates', async () => {
    await nominateOn(thandi, { nominee, words });
  });

  const cardOf = (page: Page) => page.getByRole('listitem').filter({ hasText: words }).first();
  const johan = await pageOf(browser, people.johan, '/nominationmanagement?status=review');
  await test.step('Johan gives seven stars, and reads that another one is awaited', async () => {
    await cardOf(johan)
      .getByRole('button', { name: /^Review/ })
      .click();
    await expect(
      dialogOf(johan).getByText('The mean of 2 people decides; nobody has said anything yet.'),
    ).toBeVisible();
    await expect(dialogOf(johan).getByRole('switch', { name: 'Custom amount' })).toHaveCount(0);
    await dialogOf(johan)
      .getByRole('radio', { name: /^7 of 7/ })
      .check({ force: true });
    await expectStateAccessible(johan);
    await dialogOf(johan).getByRole('button', { name: 'Submit rating' }).click();
    await expect(dialogOf(johan).getByText('The mean decides once 2 people have said', { exact: false })).toBeVisible();
    await dialogOf(johan).getByRole('button', { name: 'Close' }).last().click();
    await expect(cardOf(johan)).toContainText('Waits for others');
    await cardOf(johan)
      .getByRole('button', { name: /^Show what was said/ })
      .click();
    await expect(cardOf(johan).getByRole('img', { name: '7 of 7 stars' })).toBeVisible();
    await expectStateAccessible(johan);
  });

  await test.step('Lerato says four without having read him, which makes six of seven', async () => {
    const lerato = await pageOf(browser, 'lerato.dlamini@laurel.example', '/nominationmanagement?status=review');
    await cardOf(lerato)
      .getByRole('button', { name: /^Review/ })
      .click();
    await expect(
      dialogOf(lerato).getByText('The mean of 2 people decides; 1 has said what they think so far.'),
    ).toBeVisible();
    await expect(dialogOf(lerato).getByText('What was said')).toHaveCount(0);
    await dialogOf(lerato)
      .getByRole('radio', { name: /^4 of 7/ })
      .check({ force: true });
    await dialogOf(lerato).getByRole('button', { name: 'Submit rating' }).click();
    await expect(
      dialogOf(lerato).getByText('It is decided by the mean of 2 people: 6 of 7 stars.', { exact: false }),
    ).toBeVisible();
    await lerato.context().close();
  });

  await test.step('Johan is told by the bell, which leads to what both said; Thandi reads what came of it', async () => {
    await johan.goto('/notices');
    const notice = johan.getByRole('link', { name: new RegExp(`nomination of ${nominee}, about which you said`) });
    await notice.first().click();
    const list = dialogOf(johan).getByRole('region', { name: 'What was said' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list).toContainText('Lerato Dlamini');
    await expectStateAccessible(johan);
    await thandi.goto('/myrecognition?part=nominations');
    await expect(cardOf(thandi)).toContainText('Rated');
    await johan.context().close();
    await thandi.context().close();
    expect(await portal.laurel('verify-ledger')).toContain('The ledger holds');
  });
});
