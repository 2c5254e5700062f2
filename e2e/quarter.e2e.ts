import { type Browser, expect, type Page, test } from '@playwright/test';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectStateAccessible, people } from './people.ts';

/** The committee and the cluster admins of the demonstration, but Lerato and Sipho. */
const others = [
  ...['luis.lima', 'tommaso.gallo', 'johanna.kowalczyk', 'tomasz.wisniewski', 'patricia.ramalho', 'ntombi.nemukula'],
].map((name) => `${name}@laurel.example`);

/** A portal of its own: a quarter is everybody's. */
let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('quarter');
});
test.afterAll(() => portal?.stop());

const pageOf = (browser: Browser, email: string, address: string) => portal.pageOf(browser, email, { address });
const dialogOf = (page: Page) => page.getByRole('dialog');

test('the winner of a quarter: chosen to stand, voted for, given the prize, announced, and on the Wall of Fame', async ({
  browser,
}) => {
  const priya = await pageOf(browser, people.priya, '/quarterlyAwardsSummary');
  let winner = '';
  await test.step('Priya chooses who stands, and opens the vote', async () => {
    await priya.getByRole('button', { name: 'Choose who stands' }).click();
    const choices = dialogOf(priya).getByRole('checkbox');
    await expect(choices.nth(2)).toBeAttached();
    winner = (await choices.nth(0).getAttribute('aria-label')) ?? '';
    for (const place of [0, 1, 2]) await choices.nth(place).check({ force: true });
    await expectStateAccessible(priya);
    await dialogOf(priya).getByRole('button', { name: 'Open the vote' }).click();
    await expect(priya.getByText(/^0 of \d+ have voted/)).toBeVisible();
  });

  const lerato = await pageOf(browser, people.lerato, '/todo?kind=vote');
  await test.step('Lerato votes from To do, after she has read the nominations', async () => {
    await lerato.getByRole('button', { name: /^Your vote/ }).click();
    await dialogOf(lerato)
      .getByRole('button', { name: new RegExp(`: ${winner}$`) })
      .click();
    const details = lerato.getByRole('dialog', { name: winner });
    await expect(details.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await details.getByRole('button', { name: 'Close' }).click();
    await dialogOf(lerato).getByRole('radio').nth(1).check({ force: true });
    await dialogOf(lerato).getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(lerato.getByText('That was the last one.', { exact: false })).toBeVisible();
  });

  const address = await priya.getByRole('link', { name: 'See the vote' }).getAttribute('href');
  const voteFor = async (page: Page, words: string) => {
    await page.getByRole('radio', { name: winner }).check({ force: true });
    await page.getByRole('textbox', { name: /^Why/ }).fill(words);
    await page.getByRole('button', { name: /^(?:Vote|Change my vote)$/ }).click();
    await expect(page.getByText(`You voted for ${winner}.`).first()).toBeVisible();
  };
  await test.step('she changes her mind, and nobody reads how anybody votes', async () => {
    await lerato.goto(`${portal.url}${address}`);
    await voteFor(lerato, 'The words of her team.');
    await expectStateAccessible(lerato);
    await priya.goto(`${portal.url}${address}`);
    await expect(priya.getByText('Who voted for whom is told when the vote has ended', { exact: false })).toBeVisible();
    await expect(priya.getByText('The words of her team.')).toHaveCount(0);
  });

  await test.step('the others vote, and Priya ends it when everybody has', async () => {
    for (const email of [people.sipho, ...others]) {
      const voter = await pageOf(browser, email, address ?? '');
      const choice = voter.getByRole('radio').nth(email === people.sipho ? 1 : 0);
      const chosen = (await choice.getAttribute('aria-label')) ?? '';
      await choice.check({ force: true });
      await voter.locator('main form').getByRole('button').last().click();
      await expect(voter.getByRole('status').filter({ hasText: chosen }).first()).toBeVisible();
      await voter.context().close();
    }
    await priya.goto(`${portal.url}/quarterlyAwardsSummary`);
    await priya.getByRole('button', { name: 'End the vote' }).click();
    await expect(priya.getByText(`The vote has ended: ${winner} has won.`)).toBeVisible();
  });

  await test.step('who voted reads how it went', async () => {
    await lerato.reload();
    await expect(lerato.getByText('The words of her team.')).toBeVisible();
    await expect(lerato.getByText('Winner', { exact: true })).toBeVisible();
    await expectStateAccessible(lerato);
  });

  await test.step('Priya gives the prize and announces the winner', async () => {
    await priya.getByRole('link', { name: 'Give the prize' }).click();
    await expect(priya.getByRole('radio', { name: 'Quarterly Winner' })).toBeChecked();
    await priya.getByRole('radio', { name: 'Individual' }).check({ force: true });
    await priya.getByRole('textbox', { name: /Points for each/ }).fill('500');
    await priya.getByRole('radio', { name: 'E-mail' }).check({ force: true });
    await priya.getByRole('textbox', { name: /Message/ }).fill('For a great quarter.');
    await priya.getByRole('button', { name: 'Send', exact: true }).click();
    await priya.getByRole('link', { name: 'Go on: announce the winner' }).click();
    await priya.getByRole('button', { name: 'Announce the winner' }).click();
    await dialogOf(priya).getByRole('button', { name: 'Announce', exact: true }).click();
    await expect(priya.getByText(`${winner} has won, and everybody knows it.`)).toBeVisible();
  });

  await test.step('everybody reads it on Home, and on the Wall of Fame', async () => {
    const thandi = await pageOf(browser, people.thandi, '/');
    await expect(thandi.getByRole('heading', { name: new RegExp(`^${winner} is the winner`) })).toBeVisible();
    await thandi.goto(`${portal.url}/wallOfFame`);
    const hanging = thandi.getByRole('listitem').filter({ hasText: winner });
    await expect(hanging).toContainText('Winner');
    await hanging.getByRole('link', { name: /^Congratulate/ }).click();
    await expect(thandi.getByText('For a great quarter.')).toBeVisible();
  });
});
