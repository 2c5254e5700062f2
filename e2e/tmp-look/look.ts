import { chromium } from '@playwright/test';
import { browserOptions } from '../browser.ts';

const base = 'http://localhost:4391';
const browser = await chromium.launch(await browserOptions());
const shapes = [
  { name: 'wide-light', width: 1280, height: 800, scheme: 'light' },
  { name: 'wide-dark', width: 1280, height: 800, scheme: 'dark' },
  { name: 'phone-light', width: 390, height: 844, scheme: 'light' },
  { name: 'phone-dark', width: 390, height: 844, scheme: 'dark' },
] as const;
for (const { name, width, height, scheme } of shapes) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  await page.addInitScript(() => localStorage.setItem('laurel.consent', '{"mandatory":true,"functional":true,"third":true}'));
  await page.goto(`${base}/sso/idplogin?login_hint=priya.naidoo@laurel.example&returnTo=${encodeURIComponent('/programme?part=approvals')}`);
  await page.waitForTimeout(4000);
  console.log(page.url());
  await page.screenshot({ path: `/tmp/look-${name}-empty.png`, fullPage: true });
  const begin = page.getByRole('button', { name: /^Begin with this/ });
  if (await begin.count()) {
    await begin.last().click();
    await page.waitForTimeout(500);
    await page.getByRole('button', { name: 'Add a rule' }).click();
    await page.getByRole('combobox', { name: 'Given by' }).selectOption('division');
    await page.waitForTimeout(1500);
    await page.getByRole('combobox', { name: 'Which one?' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Add a step' }).click();
    await page.getByRole('button', { name: 'Add a step' }).click();
    await page.getByRole('button', { name: 'Copy rule 2' }).click();
    await page.waitForTimeout(500);
    await page.addStyleTag({ content: 'section[class*=bar]{position:static!important}' }); await page.screenshot({ path: `/tmp/look-${name}-open.png`, fullPage: true }); console.log(await page.evaluate(() => [...document.querySelectorAll('section h4, section ol, ol fieldset, ol legend')].slice(-9).map((e) => e.tagName + ' ' + Math.round(e.getBoundingClientRect().top) + ' ' + Math.round(e.getBoundingClientRect().bottom)).join('; ')));
    await page.getByRole('link', { name: 'Review changes' }).click();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/look-${name}-review.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
