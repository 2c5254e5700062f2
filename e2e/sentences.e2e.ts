import { type Browser, expect, test } from '@playwright/test';
import { send } from './desk.ts';
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

test('a sentence of an e-mail is found by its e-mail, seen in the whole of it, planned, and said when its moment has come', async ({
  browser,
}) => {
  const priya = await pageOf(browser, people.priya, '/words/sentences/de');
  const dialog = priya.getByRole('dialog', { name: 'In your own words' });
  const sentence = dialog.getByRole('textbox', { name: 'The sentence' });
  const whole = dialog.getByRole('region', { name: 'The whole message' });
  const change = priya.getByRole('button', { name: 'Change {name} sagt Danke!', exact: true });

  await test.step('found by its e-mail', async () => {
    await priya
      .getByRole('combobox', { name: 'In which e-mail' })
      .selectOption({ label: 'In the e-mail: Jonas Weber recognises you!' });
    await expect(priya.getByRole('button', { name: /^Change / })).not.toHaveCount(50);
    await change.press('Enter');
    await expect(sentence).toBeFocused();
  });

  await test.step('seen as it is received, wide and narrow, with its looks and without', async () => {
    const mail = whole.frameLocator('iframe');
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Jonas Weber sagt Danke!');
    await sentence.fill('Ein Dank von {name}');
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Ein Dank von Jonas Weber');
    await expect(whole).toContainText('Subject: Ein Dank von Jonas Weber');
    await expect(mail.locator('html')).toHaveAttribute('lang', 'de');
    await expect(mail.getByRole('link')).toHaveCount(0);
    await expect
      .poll(() => mail.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0);
    const wide = await mail.locator('html').evaluate((page) => page.clientWidth);
    await whole.getByText('A phone', { exact: true }).click();
    await expect.poll(() => mail.locator('html').evaluate((page) => page.clientWidth)).toBeLessThan(wide);
    await expectAccessible(priya);
    await whole.getByText('Plain text', { exact: true }).click();
    await expect(whole).toContainText('Ein Dank von Jonas Weber');
    await expect(whole.locator('iframe')).toHaveCount(0);
    await whole.getByText('With its looks', { exact: true }).click();
    await whole.getByRole('combobox', { name: 'As at the site' }).selectOption({ label: 'Alba' });
    await expect(mail.getByText('ALBA', { exact: true })).toBeVisible();
  });

  await test.step('planned for tomorrow, seen in the list, and changed there', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    await dialog.getByText('At a moment', { exact: true }).click();
    await dialog.getByLabel('Day and time').fill(tomorrow);
    await dialog.getByRole('button', { name: 'Plan it' }).click();
    await expect(change).toBeFocused();
    await priya.getByRole('combobox', { name: 'Which sentences' }).selectOption({ label: 'Planned (1)' });
    await expect(priya.getByText(/^From .*: Ein Dank von \{name\}$/)).toBeVisible();
    await expectAccessible(priya);
    await change.click();
    await dialog.getByRole('button', { name: 'Change what is planned' }).click();
    await expect(sentence).toHaveValue('Ein Dank von {name}');
    await expect(dialog.getByLabel('Day and time')).toHaveValue(tomorrow);
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect(priya.getByText('Taken back: what is said now stays.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Taken back' })).toHaveCount(1);
    await priya.keyboard.press('Escape');
    await expect(dialog).not.toBeAttached();
  });

  await test.step('its moment comes, and the e-mails that go out say it so', async () => {
    const of = { language: 'de', key: 'server/ecards.thankYou' };
    const dateFrom = new Date(Date.now() + 2_000).toISOString();
    const { message } = await send(priya, '/api/admin/savesentence', {
      ...{ ...of, text: 'Ein Dank von {name}', basedOn: null, dateFrom },
    });
    expect(message).toContain('Planned.');
    const { memberList } = await send(priya, '/api/site/getmemberlist', { search: 'schroeder' });
    await send(priya, '/api/reward/doreward', {
      ...{ what: 'thankyou', reason: 'Thank you', points: 0, message: 'Danke für alles', sendBy: 'email' },
      recipients: memberList.map(({ memberId }: { memberId: string }) => memberId).slice(0, 1),
    });
    const subject = async () => {
      const { messages } = await (await priya.request.get('/dev/outbox.json')).json();
      return messages.find(({ text }: { text: string }) => text.includes('Danke für alles'))?.subject;
    };
    await expect.poll(subject, { timeout: patiently(30_000) }).toBe('Ein Dank von Priya Naidoo');
  });
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
