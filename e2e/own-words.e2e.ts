import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { contextIn, goTo } from './desk.ts';
import { expectAccessible, signOn } from './people.ts';

const italian = 'agnese.sanna@laurel.example';

/** A command of the portal that this file's journeys walk through, while it runs. */
async function texts(...words: string[]): Promise<string> {
  const program = join(import.meta.dirname, '../server/src/laurel.ts');
  const env = { ...process.env, DATA_DIR: join(process.env.E2E_DATA ?? '', 'second') };
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'texts', ...words], {
    env,
    maxBuffer: 2 ** 24,
  });
  return stdout;
}

test('a company says it in its own words: in the page, and in the one that is kept for when there is no connection', async ({
  browser,
}, testInfo) => {
  const page = await (await contextIn(browser, { locale: 'it-IT', serviceWorkers: 'allow' })).newPage();
  await signOn(page, italian, '/statement');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Estratto conto punti');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  const file = testInfo.outputPath('it.po');
  const released = await texts('export', 'it');
  const own = released
    .replace('msgstr "Estratto conto punti"', 'msgstr "I tuoi punti, riga per riga"')
    .replace('msgstr "Sei offline"', 'msgstr "Niente rete, niente fretta"');
  expect(own).not.toBe(released);
  await writeFile(file, own);
  expect(await texts('import', file)).toContain('2 newly in your own words');

  await expect(async () => {
    await page.reload();
    await expect(title).toHaveText('I tuoi punti, riga per riga', { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await page.context().setOffline(true);
  await page.goto('/faq');
  await expect(title).toHaveText('Niente rete, niente fretta');
  await page.context().setOffline(false);

  await writeFile(file, released);
  expect(await texts('import', file)).toContain('2 as the release says again');
  await expect(async () => {
    await page.goto('/statement');
    await expect(title).toHaveText('Estratto conto punti', { timeout: 1_000 });
  }).toPass();
  await goTo(page, '/faq');
  await page.context().close();
});
