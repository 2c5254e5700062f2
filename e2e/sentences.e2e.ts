import { type Browser, expect, test } from '@playwright/test';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, people } from './people.ts';

const german = 'anna.schroeder@laurel.example';

let portal: OwnPortal;
test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('sentences');
});
test.afterAll(() => portal?.stop());

const pageOf = (browser: Browser, email: string, address: string, locale = 'en-ZA') =>
  portal.pageOf(browser, email, { address, locale });

test('an administrator says a sentence of the portal in words of the company; who reads that language reads them', async ({
  browser,
}) => {
  const priya = await pageOf(browser, people.priya, '/words');
  await priya.getByRole('link', { name: 'Sentences of the portal' }).click();
  await expect(priya.getByRole('heading', { level: 1 })).toHaveText('Sentences of the portal');
  await priya.getByRole('link', { name: 'Deutsch' }).click();
  await expect(priya.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(priya);
  const dialog = priya.getByRole('dialog', { name: 'In your own words' });
  const sentence = dialog.getByRole('textbox', { name: 'The sentence' });
  const change = priya.getByRole('button', { name: 'Change Ideenbox', exact: true });

  await test.step('what cannot be said is told while it is written, and refused beside the field', async () => {
    await priya.getByRole('searchbox', { name: 'Find a sentence' }).fill('Idea Box');
    await change.press('Enter');
    await expect(sentence).toBeFocused();
    await sentence.fill('Ideen von {name}');
    const examples = dialog.getByRole('region', { name: 'As it is read' });
    await expect(examples).toContainText('{name} does not exist in this sentence.');
    await sentence.press('Tab');
    await dialog.getByRole('button', { name: 'Say it so' }).click();
    await expect(sentence).toHaveAccessibleDescription(/does not exist/);
    await expect(sentence).toBeFocused();
    await sentence.fill('Ideenschmiede');
    await expect(examples).toContainText('Ideenschmiede');
    await expectAccessible(priya);
  });

  await test.step('two at once: nothing of either is lost', async () => {
    const other = await pageOf(browser, people.priya, '/words/sentences/de');
    await other.getByRole('searchbox', { name: 'Find a sentence' }).fill('Idea Box');
    await other.getByRole('button', { name: 'Change Ideenbox', exact: true }).click();
    await other.getByRole('textbox', { name: 'The sentence' }).fill('Ideenkiste');
    await other.getByRole('button', { name: 'Say it so' }).click();
    await expect(other.getByRole('button', { name: 'Change Ideenkiste', exact: true })).toBeFocused();
    await dialog.getByRole('button', { name: 'Say it so' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Priya Naidoo has worded this sentence meanwhile:');
    await expect(dialog.getByRole('alert')).toContainText('Ideenkiste');
    await dialog.getByRole('button', { name: 'Keep my words' }).click();
    await dialog.getByRole('button', { name: 'Say it so' }).click();
    await expect(dialog).not.toBeAttached();
    await expect(priya.getByRole('button', { name: 'Change Ideenschmiede', exact: true })).toBeFocused();
  });

  const anna = await pageOf(browser, german, '/ideabox', 'de-DE');
  const reads = (words: string) =>
    expect(async () => {
      await anna.goto('/ideabox');
      await expect(anna.getByRole('heading', { level: 1 })).toHaveText(words, { timeout: patiently(1_000) });
    }).toPass({ timeout: patiently(20_000) });
  await reads('Ideenschmiede');

  await test.step('back to what the portal says', async () => {
    await priya.getByRole('combobox', { name: 'Which sentences' }).selectOption({ label: 'In our own words (1)' });
    await priya.getByRole('button', { name: 'Change Ideenschmiede', exact: true }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'As the portal says it' }).click();
    await expect(sentence).toHaveValue('Ideenbox');
    await dialog.getByRole('button', { name: 'Say it so' }).click();
    await expect(priya.getByText('Said again as the portal says it.')).toBeVisible();
    await expect(
      priya.getByText('Nothing is said in your own words yet.').or(priya.getByText('No sentence is found.')),
    ).toBeVisible();
  });
  await reads('Ideenbox');
});

test('on a phone, by keyboard, and only for who writes the company’s texts', async ({ browser }) => {
  const thandi = await pageOf(browser, people.thandi, '/words/sentences/de');
  await expect(thandi.getByText('Only authorised personel may access this module.')).toBeVisible();
  const priya = await pageOf(browser, people.priya, '/words/sentences/ar');
  await priya.setViewportSize({ width: 390, height: 844 });
  await expect(priya.getByRole('button', { name: /^Change / }).first()).toBeVisible();
  await expectAccessible(priya);
  await priya
    .getByRole('button', { name: /^Change / })
    .first()
    .press('Enter');
  const dialog = priya.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'The sentence' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'The sentence' })).toHaveAttribute('lang', 'ar');
  await priya.keyboard.press('Escape');
  await expect(dialog).not.toBeAttached();
  await expect(priya.getByRole('button', { name: /^Change / }).first()).toBeFocused();
});
