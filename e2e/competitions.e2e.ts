import { expect, type Page, test } from '@playwright/test';
import { chooseMember, goTo, send } from './desk.ts';
import { type OwnMailbox, ownMailbox } from './own-mailbox.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, people } from './people.ts';

/** Of the site alba. */
const anna = 'anna.schroeder@laurel.example';

/** A portal and a mailbox of their own: what is announced, everybody sees. */
let portal: OwnPortal;
let mail: OwnMailbox;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  mail = await ownMailbox();
  portal = await ownPortal('competitions', {
    settings: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'Laurel <laurel@company.example>' },
  });
});
test.afterAll(async () => {
  await portal?.stop();
  await mail?.close();
});

const day = (daysFromNow: number) => new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);

async function handIn(page: Page, nominee: string): Promise<void> {
  await chooseMember(page, 'Select Recipient', nominee);
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Stayed late for all of us.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Successfully submitted nomination')).toBeVisible();
}

test('a second competition beside the first: entered by its site, won, announced, told and kept', async ({
  browser,
}) => {
  const priya = await portal.pageOf(browser, people.priya, { address: '/competitionadmin' });
  const thandi = await portal.pageOf(browser, people.thandi);
  const first = thandi.getByRole('link', { name: /take part/ });
  await expect(first).toHaveCount(1);

  await test.step('Priya makes it for the site laurel, beside the one that runs', async () => {
    await priya.getByRole('link', { name: 'New competition' }).click();
    await expect(priya.getByRole('heading', { level: 1 })).toHaveText('New competition');
    await priya.getByLabel('Start Date').fill(day(-3));
    await priya.getByLabel('End Date').fill(day(1));
    await priya.getByRole('textbox', { name: 'Title', exact: true }).fill('Colleague of the Season');
    await priya.getByRole('checkbox', { name: /^laurel/ }).click();
    await expectAccessible(priya);
    await priya.getByRole('button', { name: 'Save' }).click();
    await expect(priya.getByText('Another competition on these days is called so')).toBeVisible();
    await priya.getByRole('textbox', { name: 'Title', exact: true }).fill('Kindest deed');
    await priya.getByRole('button', { name: 'Save' }).click();
    await expect(priya.getByText('The competition is there.')).toBeVisible();
    await expect(priya.getByRole('heading', { level: 1 })).toHaveText('Kindest deed');
  });

  await test.step('Thandi sees both, goes from one to the other and back, and enters both', async () => {
    await thandi.goto('/');
    await expect(first).toHaveText([/Kindest deed/, /Colleague of the Season/]);
    await first.first().click();
    await expect(thandi.getByRole('heading', { level: 1 })).toHaveText('Kindest deed');
    await expectAccessible(thandi);
    await handIn(thandi, 'Johan Botha');
    const other = thandi.getByRole('link', { name: /^Colleague of the Season/ });
    await other.focus();
    await thandi.keyboard.press('Enter');
    await expect(thandi.getByRole('heading', { level: 1 })).toHaveText('Colleague of the Season');
    await expect(other).toBeFocused();
    await thandi.goBack();
    await expect(thandi.getByRole('heading', { level: 1 })).toHaveText('Kindest deed');
    await thandi.goForward();
    const { competitions } = await send(thandi, '/api/competition/competitions', {});
    expect(competitions.map(({ title }: { title: string }) => title)).toEqual([
      'Kindest deed',
      'Colleague of the Season',
    ]);
  });

  await test.step('Anna, at alba, finds the other alone', async () => {
    const site = await portal.pageOf(browser, anna, { address: '/competition' });
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(site.getByText('Kindest deed')).toHaveCount(0);
    await site.context().close();
  });

  await test.step('it ends, and Priya names Johan and announces it', async () => {
    await priya.getByLabel('End Date').fill(day(-1));
    await priya.getByRole('button', { name: 'Save' }).click();
    await priya.getByRole('button', { name: 'Name a winner' }).click();
    await priya.getByRole('radio', { name: /^Johan Botha/ }).check({ force: true });
    await priya.getByRole('textbox', { name: /^Why they have won/ }).fill('Stayed when it counted.');
    await expectAccessible(priya);
    await priya.getByRole('button', { name: 'Name as winner' }).click();
    await expect(priya.getByText('Named. Nobody is told before you announce it.')).toBeVisible();
    await thandi.goto('/');
    await expect(thandi.getByText('Who has won')).toHaveCount(0);
    await priya.getByRole('button', { name: 'Announce' }).click();
    await priya.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(priya.getByText(/^Announced. 1 person gets a letter/)).toBeVisible();
    await expect(priya.getByRole('button', { name: 'Announce' })).toHaveCount(0);
    await expectAccessible(priya);
  });

  await test.step('Johan gets his letter, Home and the archive show him', async () => {
    await expect.poll(() => mail.receivers.filter((address) => address === people.johan).length).toBeGreaterThan(0);
    await thandi.goto('/');
    await expect(thandi.getByRole('heading', { name: 'Who has won' })).toBeVisible();
    await expect(thandi.getByText('Stayed when it counted.')).toBeVisible();
    await expectAccessible(thandi);
    await goTo(thandi, '/competition');
    const winners = thandi.getByRole('list', { name: 'Winners of Kindest deed' });
    await expect(winners).toContainText('Johan Botha');
    await expect(thandi.getByRole('heading', { name: 'Past competitions' })).toBeVisible();
    await expectAccessible(thandi);
  });

  await test.step('the report is of this one alone, and Reward leads to Recognise', async () => {
    await priya.getByRole('link', { name: 'All competitions' }).click();
    await priya.getByRole('radio', { name: 'Ended (1)' }).check({ force: true });
    await priya.getByRole('link', { name: 'Open Kindest deed' }).click();
    await expect(priya.getByText(/1 nomination$/)).toBeVisible();
    await priya.getByRole('link', { name: 'Reward Johan Botha' }).click();
    await expect(priya).toHaveURL(/\/recognise\/1\.\d+$/);
    await expect(priya.getByRole('main')).toContainText('Johan Botha');
    await priya.goBack();
    await priya.getByRole('button', { name: 'Withdraw Johan Botha' }).click();
    await priya.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(priya.getByText('Withdrawn, and shown no more. The letter has gone out.')).toBeVisible();
    await expect(priya.getByText('Shown no more. The letter has gone out.', { exact: true })).toBeVisible();
    await thandi.goto('/');
    await expect(first).toHaveCount(1);
    await expect(thandi.getByText('Who has won')).toHaveCount(0);
  });
});
