import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { contextIn } from './desk.ts';
import { freePorts } from './free-ports.ts';
import { patiently } from './patience.ts';
import { expectAccessible, people, signOn } from './people.ts';
import { browserAt } from './playwright.config.ts';

const root = join(import.meta.dirname, '..');
const colleague = { name: 'Chantal September', email: 'chantal.september@laurel.example' };

/** A portal of its own, whose company goes by a programme in which nothing is as the specification has it. */
let portal: ChildProcess | undefined;
let url: string;
const data = join(process.env.E2E_DATA ?? '', `programme-${process.pid}`);
const env = {
  ...process.env,
  DATA_DIR: data,
  LAUREL_DEMO: 'on',
  LAUREL_RATE_LIMITS: 'off',
  LAUREL_PATIENCE: '10',
  LAUREL_PROCESSES: '1',
};

async function programme(...words: string[]): Promise<string> {
  const program = join(root, 'server/src/laurel.ts');
  return (await promisify(execFile)(process.execPath, [program, 'programme', ...words], { env })).stdout;
}

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  await programme('apply', join(root, 'server/test/programmes/other.yaml'), '--reason', 'Another company');
  const [port] = await freePorts(1);
  url = `http://localhost:${port}`;
  portal = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  await expect(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200)).toPass({
    timeout: patiently(120_000),
  });
});
test.afterAll(async () => {
  if (portal?.exitCode !== null) return;
  const gone = once(portal, 'exit');
  portal.kill('SIGTERM');
  await gone;
});

async function pageOf(browser: Browser, email: string, address: string): Promise<Page> {
  const page = await (await contextIn(browser, { ...browserAt(url), reducedMotion: 'reduce' })).newPage();
  await signOn(page, email, address);
  return page;
}

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
    await writeFile(file, 'points: {adhoc: [7], payItForward: [44], ideas: [0], recogniseMost: 10}\n');
    expect(await programme('apply', file, '--reason', 'Other gifts')).toContain('Version 3 goes from now on');
    // Known within a second.
    await expect(async () => expect(await (await fetch(url)).text()).toContain('"version":3')).toPass();
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
});
