import { type Browser, expect, type Page, test } from '@playwright/test';
import { nominateOn } from './nominating.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectStateAccessible, people } from './people.ts';
import { changeProgramme } from './programme-changes.ts';

const nomsa = 'nomsa.hadebe@laurel.example';
const nominee = 'Chantal September';

/** A portal of its own: its rules are everybody's. */
let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('nominations-wait');
});
test.afterAll(() => portal?.stop());

const pageOf = (browser: Browser, email: string, address: string) => portal.pageOf(browser, email, { address });
const dialogOf = (page: Page) => page.getByRole('dialog');
test('what a rating pays waits for a rule that two people made; who nominated sees who has it, and it is paid once', async ({
  browser,
}) => {
  await test.step('Priya makes the rule, and Suné confirms it', async () => {
    const priya = await pageOf(browser, people.priya, '/programme?part=approvals');
    await priya.getByRole('button', { name: 'Begin with this' }).first().click();
    await priya.getByLabel('What', { exact: true }).selectOption('Ratings of nominations');
    await priya.getByLabel('When', { exact: true }).selectOption('Above so many points');
    await priya.getByLabel('Points in all').fill('100');
    await priya.getByLabel('Confirmed by').first().selectOption('Finance');
    await expectStateAccessible(priya);
    await priya.getByRole('link', { name: 'Review changes' }).click();
    await expect(priya.getByText(/Ratings of nominations above 100 points: 1\. one of finance/)).toBeVisible();
    await changeProgramme(browser, portal, priya, 'Large ratings are seen by finance.');
  });

  const thandi = await pageOf(browser, people.thandi, '/nominate');
  await test.step('Thandi nominates', async () => {
    await nominateOn(thandi, { nominee, words: 'She kept the night shift calm.' });
  });

  const johan = await pageOf(browser, people.johan, '/nominationmanagement?status=review');
  await test.step('Johan reads who confirms it before he sends his rating', async () => {
    await johan
      .getByRole('button', { name: new RegExp(`Review .*${nominee}`) })
      .last()
      .click();
    await dialogOf(johan)
      .getByRole('radio', { name: /^5 of 7/ })
      .check({ force: true });
    await expect(dialogOf(johan).getByText(/It is given once it is confirmed by .*Nomsa Hadebe/)).toBeVisible();
    await expectStateAccessible(johan);
    await dialogOf(johan).getByRole('button', { name: 'Submit rating' }).click();
    await expect(dialogOf(johan).getByText(/nobody has got anything yet/)).toBeVisible();
    await expectStateAccessible(johan);
    await dialogOf(johan).getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('Thandi sees who has it, and Chantal nothing', async () => {
    await thandi.goto('/myrecognition?part=nominations');
    const first = thandi.getByRole('listitem').filter({ hasText: 'She kept the night shift calm.' }).first();
    await expect(first.getByText(/Waits for .*Nomsa Hadebe/)).toBeVisible();
    await expectStateAccessible(thandi);
    const chantal = await pageOf(browser, 'chantal.september@laurel.example', '/myrecognition');
    await expect(chantal.getByRole('tab', { name: /Received/ })).toBeVisible();
    await expect(chantal.getByText('She kept the night shift calm.')).toHaveCount(0);
    await chantal.goto('/approvals');
    await expect(chantal.getByRole('heading', { level: 1 })).toHaveText('Second person');
    await expect(chantal.getByText(/Rating of a nomination/)).toHaveCount(0);
    await chantal.context().close();
  });

  await test.step('Nomsa confirms it, and it is paid', async () => {
    const finance = await pageOf(browser, nomsa, '/todo');
    await finance.getByRole('button', { name: /Johan Botha asks for .*rating of a nomination/ }).click();
    await expect(dialogOf(finance).getByText('She kept the night shift calm.')).toBeVisible();
    await dialogOf(finance)
      .getByRole('button', { name: /^Confirm…/ })
      .click();
    await expectStateAccessible(finance);
    await dialogOf(finance)
      .getByRole('button', { name: /^Confirm: give/ })
      .click();
    await expect(finance.getByText(/an e-card are on their way/).first()).toBeVisible();
    await finance.context().close();
    await thandi.reload();
    const first = thandi.getByRole('listitem').filter({ hasText: 'She kept the night shift calm.' }).first();
    await expect(first).toContainText('Rated');
    await thandi.context().close();
    await johan.context().close();
    expect(await portal.laurel('verify-ledger')).toContain('The ledger holds');
  });
});
