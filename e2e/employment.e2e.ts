import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

const act = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();
const told = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

/** Fills the dialog in by the names of its fields, and does what its button says. */
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [name, value] of Object.entries(values))
    await dialog.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value);
}
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('somebody joins, is changed, gets a role, leaves, comes back, and is erased, all by hand', async ({ pageOf }) => {
  const priya = await pageOf(people.priya, '/people');
  const number = `E${Date.now()}`;
  await test.step('joins, when what is missing is filled in', async () => {
    await act(priya, 'Add a person').click();
    await fill(priya, { 'Member number': number, 'First name': 'Jo' });
    await press(priya, 'Add a person');
    await expect(priya.getByRole('dialog').getByRole('textbox', { name: /^Surname/ })).toBeFocused();
    await expectStateAccessible(priya);
    await fill(priya, { Surname: 'Ner', 'E-mail': `${number}@laurel.example` });
    await priya
      .getByRole('dialog')
      .getByRole('combobox', { name: /^Division/ })
      .selectOption({ label: 'South Africa: Engineering Johannesburg' });
    await press(priya, 'Add a person');
    await expect(priya.getByRole('heading', { level: 1 })).toHaveText('Jo Ner');
    await expect(priya.getByText('The roster lacks them. They stay until it names them.')).toBeVisible();
    await expectAccessible(priya);
  });

  await test.step('is changed; the address of a first sign-on is asked about', async () => {
    await act(priya, 'Change').click();
    await fill(priya, { Surname: 'Nerman', 'E-mail': `${number}.new@laurel.example`, Why: 'Married.' });
    await press(priya, 'Save');
    const yes = priya.getByRole('dialog').getByRole('checkbox', { name: 'Yes, do it' });
    await expect(yes).toBeVisible();
    await expectStateAccessible(priya);
    await press(priya, 'Save');
    await expect(yes).toBeFocused();
    await yes.check();
    await press(priya, 'Save');
    await expect(priya.getByRole('heading', { level: 1 })).toHaveText('Jo Nerman');
    await expect(priya.getByText('The roster says: Ner', { exact: true })).toBeVisible();
  });

  await test.step('gets a role, which is taken again', async () => {
    await act(priya, 'Give a role').click();
    await priya.getByRole('dialog').getByRole('combobox', { name: 'Role' }).selectOption({ label: 'content' });
    await press(priya, 'Give a role');
    const role = priya.getByRole('listitem').filter({ hasText: 'given by Priya Naidoo' });
    await expect(role).toContainText('content');
    await role.getByRole('button', { name: /^End: / }).click();
    await press(priya, 'End');
    await expect(role).toHaveCount(0);
    await expect(priya.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('leaves, with a reason, and comes back', async () => {
    await act(priya, 'End').click();
    await press(priya, 'End');
    await expect(priya.getByRole('dialog').getByRole('textbox', { name: /^Why/ })).toBeFocused();
    await fill(priya, { Why: 'Found something else.' });
    await press(priya, 'End');
    await told(priya, 'Jo Nerman has left.');
    await act(priya, 'Bring back').click();
    await fill(priya, { Why: 'Thought better of it.' });
    await press(priya, 'Bring back');
    await told(priya, 'Jo Nerman is back, with all that they had.');
  });

  await test.step('gets all that is kept about them, and is erased once they have left', async () => {
    await act(priya, 'Hand out data').click();
    await fill(priya, { Why: 'Asked by letter.' });
    const file = priya.waitForEvent('download');
    await press(priya, 'Hand out data');
    const data = JSON.parse(await readFile(await (await file).path(), 'utf8'));
    expect(data.profile[0]).toMatchObject({ member_number: number, surname: 'Nerman' });
    await act(priya, 'End').click();
    await fill(priya, { Why: 'Has left.' });
    await press(priya, 'End');
    await act(priya, 'Erase').click();
    await priya.getByRole('dialog').getByText('They asked for it').click();
    await fill(priya, { 'Type their member number': '100001' });
    await press(priya, 'Erase');
    await expect(priya.getByText('This is not their member number.')).toBeVisible();
    await fill(priya, { 'Type their member number': number });
    await press(priya, 'Erase');
    await told(priya, `${number} is erased.`);
    await expect(act(priya, 'Bring back')).toHaveCount(0);
  });
});

test('on a phone somebody is changed as well, and nobody changes themselves', async ({ pageOf }) => {
  const priya = await pageOf(people.priya, '/people?search=100003');
  await priya.setViewportSize({ width: 390, height: 844 });
  await priya
    .getByRole('link', { name: /Priya Naidoo/ })
    .first()
    .click();
  await expect(priya.getByText('Somebody else changes what the roster says of them')).toBeVisible();
  await expect(act(priya, 'Change')).toHaveCount(0);
  await priya.goto('/people?search=100001');
  await priya
    .getByRole('link', { name: /Thandi/ })
    .first()
    .click();
  await act(priya, 'Change').click();
  await expect(priya.getByRole('dialog').getByRole('textbox', { name: /^Surname/ })).toHaveValue('Mokoena');
  await expectStateAccessible(priya);
});

test('a file of some people leaves the others as they are, and its bad rows stay out', async ({ pageOf }) => {
  const priya = await pageOf(people.priya, '/admindataupload');
  const number = `F${Date.now()}`;
  const head = 'memberNumber,firstName,surname,email,divisionCode,division,countryCode,siteTemplate';
  const row = (n: number, email: string) =>
    `${number}${n},Fay,Part${n},${email},ZA-ENG,Engineering Johannesburg,ZA,laurel`;
  const file = [head, row(1, `${number}@laurel.example`), row(2, 'none')].join('\n');
  await priya
    .getByLabel(/^Drop a CSV or Excel file here/)
    .setInputFiles({ name: 'some.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  const outcome = priya.getByRole('region', { name: 'Outcome of the file' });
  await expect(outcome.getByRole('heading').first()).toHaveText('Roster: the file has errors');
  await outcome.getByText('Only these people change').click();
  await expect(outcome.getByText('Whoever is missing from it stays as they are.')).toBeVisible();
  await outcome.getByRole('button', { name: 'Go on without these rows' }).click();
  await expect(outcome.getByText('1 row stays out. Mend it, and upload it by itself.')).toBeVisible();
  await expectStateAccessible(priya);
  await outcome.getByRole('button', { name: 'Upload: 1 change' }).click();
  await expect(outcome.getByRole('heading').first()).toHaveText('Roster: uploaded');
  await expect(outcome.getByText('1 row stays out. Mend it, and upload it by itself.')).toBeVisible();
  await priya.goto(`/people?search=${number}1`);
  await expect(priya.getByRole('link', { name: /Fay Part1/ }).first()).toBeVisible();
});
