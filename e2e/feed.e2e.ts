import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

const outcomeOf = (page: Page) => page.getByRole('region', { name: 'Outcome of the file' });

async function choose(page: Page, text: string, name: string): Promise<void> {
  const another = page.getByRole('button', { name: /^(Choose another file|Upload another file)$/ }).first();
  const field = page.getByLabel(/^Drop a CSV or Excel file here/);
  await expect(another.or(field)).toBeAttached();
  if ((await field.count()) === 0) await another.click();
  await field.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('the file of another system is asked about once, and its next one goes through', async ({ pageOf }) => {
  const mark = String(Date.now()).slice(-8);
  const priya = await pageOf(people.priya, '/admindataupload');
  const outcome = outcomeOf(priya);
  const file = (header: string, rows: string[]) => ['Staff list, as of today', '', header, ...rows].join('\n');
  const person = (at: number) => `F${mark}${at};Ann${at};Ames;ann${mark}${at}@feed.example;Finance;ZA;03/04/2026;x`;
  const header = `Staff Key ${mark};First Name;Last Name;Work Email;Department;Country;Begin ${mark};Shoe`;

  await choose(priya, file(header, [person(1)]), `payroll_${mark}.csv`);
  await expect(outcome.getByRole('heading')).toHaveText('Please say once how this file is to be read');
  await outcome.getByRole('combobox', { name: `Staff Key ${mark}` }).selectOption({ label: 'memberNumber (needed)' });
  await outcome.getByRole('combobox', { name: `Begin ${mark}` }).selectOption('hireDate');
  await outcome.getByRole('combobox', { name: 'Shoe' }).selectOption({ label: 'Leave it alone' });
  await expect(outcome).toContainText('Holds 03/04/2026.');
  await expectAccessible(priya);
  await outcome.getByRole('radio', { name: 'Day, month, year' }).check();
  await outcome.getByRole('textbox', { name: 'Name of the source' }).fill(`Payroll ${mark}`);
  await outcome.getByText('Only these people change').click();
  await outcome.getByRole('button', { name: 'Remember this and go on' }).click();

  await expect(outcome).toContainText(`Read as Payroll ${mark}`);
  await expect(outcome).toContainText('1 line above the header was left out:');
  await expect(outcome.getByRole('table', { name: 'Changes' })).toContainText('Ann1 Ames');
  await expectStateAccessible(priya);
  await outcome.getByRole('button', { name: /^Upload: 1 change$/ }).click();
  await expect(outcome.getByRole('heading')).toHaveText('Members: uploaded');

  await choose(priya, file(header, [person(1), person(2)]), `payroll_${mark}.csv`);
  await expect(outcome).toContainText(`Read as Payroll ${mark}, because its columns are those of that source.`);
  await expect(outcome.getByRole('table', { name: 'Changes' })).toContainText('Ann2 Ames');

  await choose(priya, file(`${header};Room`, [`${person(1)};7`]), `payroll_${mark}.csv`);
  await expect(outcome.getByRole('combobox')).toHaveCount(1);
  await expect(outcome.getByRole('combobox', { name: 'Room' })).toBeVisible();
  await expect(outcome.getByRole('radio')).toHaveCount(0);

  const source = priya.getByRole('group').filter({ hasText: `Payroll ${mark}` });
  await source.getByText(`Payroll ${mark}`).first().click();
  await expect(source.getByRole('row', { name: /Shoe/ })).toContainText('left alone');
  await expectAccessible(priya);
  await source.getByRole('button', { name: 'Forget' }).click();
  await priya.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
  await expect(source).toHaveCount(0);
});

const roster = await readFile(join(import.meta.dirname, '../demo/roster.csv'), 'utf8');

test('a file that comes by itself and would put many out waits for a person', async ({ pageOf }) => {
  const mark = String(Date.now()).slice(-8);
  const name = `Nightly ${mark}`;
  const priya = await pageOf(people.priya, '/admindataupload');
  await choose(priya, `Staff Key ${mark},First Name,Last Name,Department,Country\nN1,A,B,Finance,ZA\n`, `${mark}.csv`);
  const outcome = outcomeOf(priya);
  await outcome.getByRole('combobox', { name: `Staff Key ${mark}` }).selectOption({ label: 'memberNumber (needed)' });
  await outcome.getByRole('textbox', { name: 'Name of the source' }).fill(name);
  await outcome.getByText('Only these people change').click();
  await outcome.getByRole('button', { name: 'Remember this and go on' }).click();
  await expect(outcome).toContainText(`Read as ${name}`);

  const source = priya.getByRole('group').filter({ hasText: name });
  await source.getByText(name).first().click();
  await source.getByRole('button', { name: 'Make a token' }).click();
  const dialog = priya.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a token' }).click();
  const token = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
  await expect(dialog.getByRole('textbox', { name: 'How to send a file' })).toHaveValue(
    /^curl .*\/api\/feeds\/roster$/,
  );
  await expectAccessible(priya);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(source.getByRole('row', { name: `…${token.slice(-4)}` })).toContainText('never');

  // The own PostgreSQL of the journeys is everybody's: the file asks, and is declined.
  const risky = roster.replace(/^(100341,.*),false,true$/m, '$1,true,true');
  const sent = await priya.request.post('/api/feeds/roster', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv', 'x-file-name': `nightly-${mark}.csv` },
    data: risky,
  });
  expect([sent.status(), (await sent.json()).state]).toEqual([202, 'waiting']);
  await priya.reload();
  const row = priya.getByRole('row').filter({ hasText: `nightly-${mark}.csv` });
  await expect(row).toContainText('Waits for a decision');
  await expectAccessible(priya);
  await row.getByRole('button', { name: 'Look and decide' }).click();
  await expect(dialog.getByRole('table', { name: 'Changes' })).toContainText('roleInv');
  await expectAccessible(priya);
  await dialog.getByRole('button', { name: 'Decline it' }).click();
  await expect(row).toContainText('Declined');

  await source.getByText(name).first().click();
  await source
    .getByRole('row', { name: `…${token.slice(-4)}` })
    .getByRole('button', { name: 'End' })
    .click();
  await dialog.getByRole('button', { name: 'End' }).click();
  await expect(source.getByText('Last used')).toHaveCount(0);
  await source.getByRole('button', { name: 'Forget' }).click();
  await dialog.getByRole('button', { name: 'Forget' }).click();
  await expect(source).toHaveCount(0);
});
