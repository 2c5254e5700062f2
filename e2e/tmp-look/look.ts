import { chromium } from '@playwright/test';
import { browserOptions } from '../browser.ts';

const base = 'http://localhost:4391';
const browser = await chromium.launch(await browserOptions());
async function open(who: string, size: { width: number; height: number }, scheme: 'light' | 'dark') {
  const context = await browser.newContext({ viewport: size, colorScheme: scheme, locale: 'en' });
  await context.addInitScript(() =>
    localStorage.setItem('laurel.consent', '{"mandatory":true,"functional":true,"third":true}'),
  );
  const page = await context.newPage();
  await page.goto(`${base}/sso/idplogin?login_hint=${who}@laurel.example&returnTo=/people`);
  await page.waitForURL('**/people*');
  return page;
}
for (const [name, size, scheme] of [
  ['wide', { width: 1280, height: 800 }, 'light'],
  ['small', { width: 390, height: 844 }, 'dark'],
] as const) {
  const page = await open('priya.naidoo', size, scheme);
  await page
    .getByRole('link', { name: /Thandi Mokoena/ })
    .first()
    .click()
    .catch(async () => {
      await page.getByRole('searchbox').first().fill('Thandi Mokoena');
      await page
        .getByRole('link', { name: /Thandi Mokoena/ })
        .first()
        .click();
    });
  await page.getByRole('button', { name: 'Merge with…' }).waitFor();
  await page.screenshot({ path: `/tmp/look-${name}-1.png` });
  await page.getByRole('button', { name: 'Merge with…' }).click();
  await page.getByRole('button', { name: 'Choose the other account' }).click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/look-${name}-2.png` });
  await page
    .getByRole('dialog')
    .last()
    .getByRole('searchbox')
    .first()
    .fill('Johan')
    .catch(() => page.getByRole('dialog').last().getByRole('textbox').first().fill('Johan'));
  await page.waitForTimeout(1200);
  await page.getByRole('dialog').last().getByText('Johan Botha').first().click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/look-${name}-3.png`, fullPage: false });
  await page
    .getByRole('dialog')
    .last()
    .getByLabel('Reason')
    .scrollIntoViewIfNeeded()
    .catch(() => {});
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/look-${name}-4.png` });
  await page.context().close();
}
await browser.close();
