import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { monthAgo } from './desk.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, people } from './people.ts';

const colleague = { name: 'Chantal September', email: 'chantal.september@laurel.example' };

/** A portal of its own, whose company goes by a programme in which nothing is as the specification has it. */
let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  const other = join(import.meta.dirname, '../server/test/programmes/other.yaml');
  portal = await ownPortal('programme', {
    before: (laurel) => laurel('programme', 'apply', other, '--reason', 'Another company'),
  });
});
test.afterAll(() => portal?.stop());

const pageOf = (browser: Browser, email: string, address: string) => portal.pageOf(browser, email, { address });

async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select…' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByLabel('Search').fill('chantal sep');
  await picker.getByRole('button', { name: new RegExp(colleague.name) }).click();
  await picker.getByRole('button', { name: 'Done' }).click();
}

test('a company’s own programme is what one nominates for, rates by, gives and suggests; a page of before hears of another', async ({
  browser,
}, testInfo) => {
  const thandi = await pageOf(browser, people.thandi, '/nominate');
  await test.step('Thandi nominates for behaviours of the company', async () => {
    await choose(thandi);
    await expect(thandi.getByRole('checkbox')).toHaveCount(9);
    await expect(thandi.getByText('Keeps their word when nobody looks.')).toBeVisible();
    await thandi.getByLabel('Integrity').check();
    await thandi.getByLabel('Tempo').check();
    await thandi.getByRole('textbox', { name: 'Reason' }).fill('Half the night.');
    await expectAccessible(thandi);
    await thandi.getByRole('button', { name: 'Submit' }).click();
    await expect(thandi.getByText('Successfully submitted nomination')).toBeVisible();
  });

  await test.step('Johan rates with five stars at most; what was rated before keeps its seven', async () => {
    const johan = await pageOf(browser, people.johan, '/nominationmanagement');
    await johan.getByLabel('Search').fill('Half the night');
    await johan.getByLabel('Search').press('Enter');
    const reviews = johan.getByRole('button', { name: /^Review/ });
    await expect(reviews).toHaveCount(1);
    await reviews.click();
    const review = johan.getByRole('dialog');
    await review.getByRole('radio', { name: /^5 of 5/ }).check();
    await expect(review.getByText('400').first()).toBeVisible();
    await expectAccessible(johan);
    await review.getByRole('button', { name: 'Submit rating' }).click();
    await expect(review.getByText('400 points and an e-card are on their way.')).toBeVisible();
    await johan.context().close();
    const priya = await pageOf(browser, people.priya, '/reportquarterlyawards');
    await priya.getByLabel('From Date').selectOption(monthAgo(2));
    await priya.getByRole('button', { name: 'Load Report' }).click();
    await expect(priya.getByText('5 / 5').first()).toBeVisible();
    await expect(priya.getByText(/\d \/ 7/).first()).toBeVisible();
    await expect(priya.getByText('Integrity, Tempo').first()).toBeVisible();
    await priya.context().close();
  });

  await test.step('Emre gives a prize of five digits', async () => {
    const emre = await pageOf(browser, people.emre, '/recognise');
    await choose(emre);
    await emre.getByLabel('Champion of the Month').check();
    await emre.getByLabel('Gemeinsam').check();
    await emre.getByLabel('Points').fill('12345');
    await emre.getByLabel('E-mail').check();
    await emre.getByRole('button', { name: 'Send' }).click();
    await emre.getByRole('dialog').getByRole('button', { name: 'Give 12.345 Laurels' }).click();
    await expect(emre.getByRole('button', { name: 'Send Another' })).toBeVisible();
    await emre.context().close();
  });

  await test.step('Chantal finds both cards, and suggests something', async () => {
    const chantal = await pageOf(browser, colleague.email, '/myrecognition');
    await expect(chantal.getByText('Champion of the Month').first()).toBeVisible();
    await expect(chantal.getByText('Integrity').first()).toBeVisible();
    await chantal.goto('/ideabox');
    await chantal.getByLabel('Category').selectOption('Umwelt');
    await chantal.context().close();
  });

  await test.step('while Thandi writes, the programme changes: her page says so, and keeps what she wrote', async () => {
    await thandi.goto('/rewardpayitforward');
    await choose(thandi);
    await thandi.getByLabel('Integrity').check();
    await thandi.getByLabel('Message').fill('Thank you for the night.');
    const file = testInfo.outputPath('gifts.yaml');
    await writeFile(
      file,
      'points: {adhoc: [7], payItForward: [44], ideas: [0], recogniseMost: 10, sites: {alba: {payItForward: [66]}}}\n',
    );
    expect(await portal.laurel('programme', 'apply', file, '--reason', 'Other gifts')).toContain(
      'Version 3 goes from now on',
    );
    // Known within a second.
    await expect(async () => expect(await (await fetch(portal.url)).text()).toContain('"version":3')).toPass();
    await thandi.getByLabel('33').check();
    await thandi.getByLabel('E-mail').check();
    await thandi.getByRole('button', { name: 'Send' }).click();
    await expect(thandi.getByText('Please choose one of 44 points.')).toBeVisible();
    await thandi.getByRole('button', { name: 'Reload' }).click();
    await expect(thandi.getByLabel('44')).toBeVisible();
    await expect(thandi.getByLabel('Message')).toHaveValue('Thank you for the night.');
    await thandi.getByLabel('44').check();
    await thandi.getByRole('button', { name: 'Send' }).click();
    await expect(thandi.getByRole('button', { name: 'Send Another' })).toBeVisible();
    await thandi.context().close();
  });

  await test.step('Emre is offered what goes at his site', async () => {
    const emre = await pageOf(browser, people.emre, '/rewardpayitforward');
    await expect(emre.getByLabel('66')).toBeVisible();
    await expect(emre.getByLabel('44')).toHaveCount(0);
    await emre.context().close();
  });
});
