import { type Browser, expect, type Page, test } from '@playwright/test';
import { goTo } from './desk.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, people } from './people.ts';

const german = 'anna.schroeder@laurel.example';

let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('words');
});
test.afterAll(() => portal?.stop());

const pageOf = (browser: Browser, email: string, address = '/', locale = 'en-ZA') =>
  portal.pageOf(browser, email, { address, locale });
const written = (page: Page) => page.getByRole('textbox', { name: /^Text/ });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

async function publish(page: Page, more: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => {}) {
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await more(dialog);
  // Messages of before may lie over its button.
  for (const message of await page.getByRole('button', { name: 'Dismiss' }).all()) await message.click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Members read it now.')).toBeVisible();
  await expect(dialog).not.toBeAttached();
}

/** Another instance, or the same a moment later: within a second. */
async function reads(page: Page, address: string, words: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText(words)).toBeVisible({ timeout: patiently(1_000) });
  }).toPass({ timeout: patiently(20_000) });
}

test('an administrator changes the FAQ in two languages, and goes back; members read each in their own', async ({
  browser,
}) => {
  const priya = await pageOf(browser, people.priya, '/words');
  await expect(priya.getByRole('heading', { name: 'Still to be said' })).toBeVisible();
  await expectAccessible(priya);

  await test.step('English: written with the tools, looked at, published', async () => {
    await priya
      .getByRole('list', { name: 'Languages of Questions and answers' })
      .getByRole('link', { name: /English/ })
      .click();
    await expect(priya.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
    await written(priya).fill('What is new');
    await written(priya).press('Control+a');
    await priya.getByRole('toolbar').getByRole('button', { name: 'Heading' }).click();
    await expect(written(priya)).toHaveValue('## What is new');
    await written(priya).press('End');
    await written(priya).pressSequentially('\n\nThe ');
    await priya.getByRole('toolbar').getByRole('button', { name: 'Bold' }).click();
    await written(priya).pressSequentially('canteen');
    await expect(preview(priya).getByRole('heading', { name: 'What is new' })).toBeVisible();
    await expect(preview(priya).getByText('canteen')).toBeVisible();
    await expectAccessible(priya);
    await priya.getByRole('button', { name: 'Save draft' }).click();
    await expect(priya.getByText('The draft is saved.')).toBeVisible();
    await publish(priya, async (dialog) => {
      await expect(dialog.getByRole('region', { name: 'What changes' })).toBeVisible();
      await dialog.getByRole('textbox', { name: /^Why/ }).fill('The canteen has opened');
      await expectAccessible(priya);
    });
    await expect(priya.getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText('The canteen has opened');
  });

  await test.step('German: pasted as from Word', async () => {
    await priya.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click();
    await expect(priya.getByRole('heading', { level: 1 })).toHaveText('Fragen und Antworten');
    await written(priya).fill('');
    await written(priya).evaluate((area) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<p class=MsoNormal>Die <b>Kantine</b> ist “offen”.<o:p></o:p></p>');
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(written(priya)).toHaveValue('Die **Kantine** ist “offen”.');
    await publish(priya);
  });

  await test.step('members read it, each in their language', async () => {
    const thandi = await pageOf(browser, people.thandi);
    await reads(thandi, '/faq', 'What is new');
    await reads(await pageOf(browser, german, '/', 'de-DE'), '/faq', 'Kantine');
    await priya.goto('/words/faq/en');
    const first = priya.getByRole('listitem').filter({ hasText: 'Version 1' });
    await first.getByRole('button', { name: /^Return to this/ }).click();
    await priya.getByRole('button', { name: 'Yes' }).click();
    await expect(written(priya)).toHaveValue(/Who can I nominate/);
    await publish(priya);
    await reads(thandi, '/faq', 'Who can I nominate?');
  });
});

test('terms that ask again are asked of each member once, and keep nobody from reading, writing or leaving', async ({
  browser,
}) => {
  const thandi = await pageOf(browser, people.thandi);
  const asked = thandi.getByRole('dialog', { name: 'Terms of use' });
  await expect(asked).not.toBeAttached();

  const priya = await pageOf(browser, people.priya, '/words/terms/en');
  await written(priya).press('Control+End');
  await written(priya).pressSequentially('\n\nBe kind on the train, too.');
  await publish(priya, async (dialog) => {
    await dialog.getByLabel('Ask everybody to accept it').check({ force: true });
  });

  await expect(async () => {
    await thandi.goto('/');
    await expect(asked).toBeVisible({ timeout: patiently(2_000) });
  }).toPass({ timeout: patiently(30_000) });
  await expect(asked.getByText('Be kind on the train, too.').last()).toBeVisible();
  await asked.getByText('What changed').click();
  await expect(asked.getByRole('region', { name: 'What changed' })).toContainText('Be kind on the train, too.');
  await expectAccessible(thandi);
  await thandi.keyboard.press('Escape');
  await expect(asked.getByRole('alert')).toContainText('You can go on when you have accepted this.');
  await asked.getByRole('button', { name: 'Contact Us' }).click();
  await expect(thandi.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(asked).not.toBeAttached();
  await goTo(thandi, '/celebrations');
  await asked.getByRole('button', { name: 'I accept' }).click();
  await expect(asked).not.toBeAttached();

  const elsewhere = await pageOf(browser, people.thandi);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('Thandi');
  await elsewhere.waitForLoadState('load');
  await elsewhere.getByRole('link', { name: 'Celebrate', exact: true }).first().hover();
  await expect(elsewhere.getByRole('dialog')).not.toBeAttached();
});
