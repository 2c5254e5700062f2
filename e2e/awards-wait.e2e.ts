import { type Browser, expect, type Page, test } from '@playwright/test';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectStateAccessible, people } from './people.ts';
import { approvalCard, changeProgramme, confirmCard } from './programme-changes.ts';

const keith = 'keith.thornhill@laurel.example';
const nomsa = 'nomsa.hadebe@laurel.example';
const awarded = ['Thandi Mokoena', 'Chantal September', 'Sipho Khumalo', 'Lerato Dlamini'];

/** A portal of its own: its rules are everybody's. */
let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('awards-wait');
});
test.afterAll(() => portal?.stop());

const pageOf = (browser: Browser, email: string, address: string) => portal.pageOf(browser, email, { address });
const dialogOf = (page: Page) => page.getByRole('dialog');
test('an award outside the budget waits for two steps of a rule that two people made, and its giver sees both', async ({
  browser,
}) => {
  await test.step('Priya takes the rule, and Suné confirms it', async () => {
    const priya = await pageOf(browser, people.priya, '/programme?part=approvals');
    await priya.getByRole('button', { name: 'Begin with this' }).last().click();
    await expectStateAccessible(priya);
    await priya.getByRole('link', { name: 'Review changes' }).click();
    await expect(priya.getByText(/Awards from budgets outside the budget: 1\. the giver’s manager/)).toBeVisible();
    await changeProgramme(browser, portal, priya, 'Large awards are seen by two.');
  });

  const johan = await pageOf(browser, people.johan, '/adhocrecognition');
  const title = /20.000 Laurels for 4 people/;
  await test.step('Johan is told what his budget lacks, and who confirms it', async () => {
    await johan.getByRole('button', { name: 'Select…' }).click();
    // loop: one after the other
    for (const name of awarded) {
      await dialogOf(johan).getByLabel('Search').fill(name);
      await dialogOf(johan)
        .getByRole('button', { name: new RegExp(name) })
        .first()
        .click();
    }
    await dialogOf(johan).getByRole('button', { name: 'Done' }).click();
    await johan.getByRole('radio', { name: 'Client Focus' }).check();
    await johan.getByRole('radio', { name: /^5.000$/ }).check();
    await johan.getByRole('radio', { name: 'E-mail' }).check();
    await johan.getByRole('textbox', { name: /Message/ }).fill('The whole release was yours.');
    await expect(johan.getByText(/Your budget lacks .* points of it/)).toBeVisible();
    await expect(johan.getByText(/confirmed by Keith Thornhill → .*Nomsa Hadebe/)).toBeVisible();
    await johan.getByRole('button', { name: 'Send', exact: true }).click();
    await dialogOf(johan).getByRole('button', { name: /^Give/ }).click();
    await expect(johan.getByRole('heading', { level: 1 })).toHaveText('It waits for a second person');
    await johan.getByRole('link', { name: 'See what waits' }).click();
    await expect(approvalCard(johan, title)).toContainText('Waits for Keith Thornhill');
    await expect(approvalCard(johan, title)).toContainText(/20.000 Laurels are set aside for it/);
    await expectStateAccessible(johan);
  });

  await test.step('his manager finds it in To do, and finance after them', async () => {
    const manager = await pageOf(browser, keith, '/todo');
    await manager.getByRole('button', { name: /Johan Botha asks for .*award from a budget/ }).click();
    await dialogOf(manager)
      .getByRole('button', { name: /^Confirm…/ })
      .click();
    await expect(dialogOf(manager).getByText('Others confirm it after you.')).toBeVisible();
    await expectStateAccessible(manager);
    await dialogOf(manager).getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(manager.getByText(/Next it waits for .*Nomsa Hadebe/).first()).toBeVisible();
    await manager.context().close();
    await johan.reload();
    await expect(approvalCard(johan, title)).toContainText('Confirmed by Keith Thornhill');
    const finance = await pageOf(browser, nomsa, '/approvals');
    await expect(approvalCard(finance, title)).toContainText(/whoever confirms it last grants them/);
    await confirmCard(finance, title, /^Confirm: give 20.000 Laurels/);
    await finance.context().close();
  });

  await test.step('then it is given, once, and the books are right', async () => {
    await johan.reload();
    await johan.getByRole('tab', { name: /Decided/ }).click();
    await expect(approvalCard(johan, title)).toContainText('Confirmed by Nomsa Hadebe');
    await johan.goto('/managementstatement');
    await expect(johan.getByText(/^Award to Chantal September/).first()).toBeVisible();
    await johan.context().close();
    const chantal = await pageOf(browser, 'chantal.september@laurel.example', '/myrecognition');
    await expect(chantal.getByText('Client Focus').first()).toBeVisible();
    await chantal.context().close();
    expect(await portal.laurel('verify-ledger')).toContain('The ledger holds');
  });
});
