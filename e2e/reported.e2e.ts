import { expect, test } from '@playwright/test';
import { membersOf, monthAgo, saved, send } from './desk.ts';
import { type OwnPortal, ownPortal } from './own-portal.ts';
import { patiently } from './patience.ts';
import { expectAccessible, expectReadableInTheDark, people } from './people.ts';

let portal: OwnPortal;

test.beforeAll(async () => {
  test.setTimeout(patiently(300_000));
  portal = await ownPortal('reported');
});
test.afterAll(() => portal?.stop());

test('a card is reported by who received it, hidden by a moderator, and shown again', async ({ browser }) => {
  const johan = await portal.pageOf(browser, people.johan);
  const [to] = await membersOf(johan, { search: 'Thandi Mokoena' });
  await send(johan, '/api/reward/doreward', {
    ...{ what: 'thankyou', reason: 'Thank you', points: 0, message: 'At last you did something.', sendBy: 'email' },
    recipients: [to?.memberId],
  });

  const thandi = await portal.pageOf(browser, people.thandi);
  const { fields, rows } = (await send(thandi, '/api/report/myrecognitions', { selMonth: monthAgo(0) })).report;
  const received = rows.find((row: unknown[]) => row[fields.indexOf('message')] === 'At last you did something.');
  const address = `/card/${received[fields.indexOf('cardId')]}`;

  await test.step('where it is opened over the list it can be reported too', async () => {
    await thandi.goto('/myrecognition');
    await thandi
      .getByRole('button', { name: /Thank you.*Johan Botha|Johan Botha/ })
      .first()
      .click();
    await thandi.getByRole('dialog').getByRole('button', { name: 'Report this card' }).press('Enter');
    await expect(thandi.getByRole('dialog', { name: 'Report this card' })).toBeVisible();
    await expectAccessible(thandi);
    await thandi.keyboard.press('Escape');
    await expect(thandi.getByRole('dialog', { name: 'Report this card' })).toHaveCount(0);
    await expect(thandi.getByRole('dialog').getByRole('button', { name: 'Report this card' })).toBeFocused();
  });

  await test.step('reported by keyboard, with a reason, and the focus keeps its place', async () => {
    await thandi.goto(address);
    await thandi.getByRole('button', { name: 'Report this card' }).focus();
    await thandi.keyboard.press('Enter');
    const dialog = thandi.getByRole('dialog', { name: 'Report this card' });
    await dialog.getByRole('combobox', { name: 'What is wrong with it?' }).selectOption('It hurts or insults');
    await dialog.getByRole('textbox', { name: 'In your words' }).fill('Not kind.');
    await expectAccessible(thandi);
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(thandi.getByText('You reported this card.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => thandi.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  const priya = await portal.pageOf(browser, people.priya, { address: '/' });
  const dialog = priya.getByRole('dialog', { name: /^Card \d+$/ });
  await test.step('a moderator finds it among what waits, and hides it', async () => {
    await priya.getByRole('link', { name: /reported cards? (?:or|and) comments? to look at/ }).click();
    await expect(priya).toHaveURL(/\/reported\?state=open$/);
    await expectAccessible(priya);
    const file = await saved(priya, () => priya.getByRole('button', { name: 'Export to CSV' }).click());
    expect(file.bytes.toString('utf8')).toContain('At last you did something.');
    await priya.getByRole('button', { name: 'Thank you', exact: true }).first().click();
    await expect(dialog.getByText('Thandi Mokoena: it hurts or insults')).toBeVisible();
    await expectAccessible(priya);
    await expectReadableInTheDark(priya);
    await dialog.getByRole('textbox', { name: 'Your message' }).fill('Shall we talk about this card?');
    await dialog.getByRole('button', { name: 'Send the message' }).click();
    await expect(dialog.getByText('Priya Naidoo wrote to Johan Botha')).toBeVisible();
    await dialog.getByRole('button', { name: 'Hide it' }).click();
    await expect(dialog.getByText('Priya Naidoo hid it')).toBeVisible();
  });

  await thandi.goto(address);
  await expect(thandi.getByText('Shown to nobody else')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show it again' }).click();
  await expect(dialog.getByText('Priya Naidoo showed it again')).toBeVisible();
  await thandi.reload();
  await expect(thandi.getByRole('article', { name: 'E-card' })).toBeVisible();
  await expect(thandi.getByText('Shown to nobody else')).toHaveCount(0);
});
