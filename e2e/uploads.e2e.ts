import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { cellsOf, saved } from './desk.ts';
import { type Journey, test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

async function atUpload(pageOf: Journey['pageOf']): Promise<Page> {
  const priya = await pageOf(people.priya, '/admindataupload');
  await expect(priya.getByRole('heading', { level: 1 })).toHaveText('Data Upload');
  return priya;
}

const outcomeOf = (page: Page) => page.getByRole('region', { name: 'Outcome of the file' });

async function choose(page: Page, text: string | Buffer, name = 'file.csv'): Promise<void> {
  const another = page.getByRole('button', { name: 'Choose another file' });
  const field = page.getByLabel(/^Drop a CSV or Excel file here/);
  await expect(another.or(field)).toBeAttached();
  if ((await field.count()) === 0) await another.click();
  await field.setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: typeof text === 'string' ? Buffer.from(text) : text,
  });
}

/** Previews the file, reads what it would do, and does it. */
async function apply(page: Page, file: string, { title, change }: { title: string; change: string }): Promise<void> {
  const outcome = outcomeOf(page);
  await choose(page, file);
  await expect(outcome.getByRole('heading')).toHaveText(`${title}: this would change`);
  await expect(outcome.getByRole('table', { name: 'Changes' })).toContainText(change);
  await expectStateAccessible(page);
  await outcome.getByRole('button', { name: /^Upload: 1 change$/ }).click();
  await expect(outcome.getByRole('heading')).toHaveText(`${title}: uploaded`);
  await outcome.getByRole('button', { name: 'Upload another file' }).click();
}

test('budgets, products, voucher codes and promo codes are previewed, applied, and add nothing twice', async ({
  pageOf,
}) => {
  const priya = await atUpload(pageOf);
  await expectStateAccessible(priya);
  const mark = String(Date.now());
  await apply(priya, `Employee Id;Budget Period;Amount\n100002;e2e-${mark};25\n`, {
    title: 'Budgets',
    change: `Johan Botha: 25 points to award, e2e-${mark}`,
  });
  const columns = 'productCode,alloc,name,cat1,cat2,cat3,price,kind,stock';
  await apply(priya, `${columns}\nE2E-${mark},BR,"Caneca ""verde""",Casa,Cozinha,Canecas,49.90,goods,3\n`, {
    title: 'Products',
    change: 'Caneca "verde"',
  });
  await apply(priya, `SKU,Price List,Voucher Code\nGV-SHOP-S,ZA,E2E-${mark}\n`, {
    title: 'Voucher codes',
    change: '1 code',
  });
  const promo = `code,kind,value,validFrom,validTo\nE2E${mark},percent,5,2026-01-01,2035-12-31\n`;
  await apply(priya, promo, { title: 'Promo codes', change: `E2E${mark}` });
  await choose(priya, promo);
  await expect(outcomeOf(priya)).toContainText('Everything in this file is already so.');
  await expect(outcomeOf(priya).getByRole('button', { name: /^Upload/ })).toHaveCount(0);
});

const roster = await readFile(join(import.meta.dirname, '../demo/roster.csv'), 'utf8');
const [head = '', ...rows] = roster.trimEnd().split(/\r?\n/);
const withRight = (flag: boolean) =>
  rows.map((row) => (row.startsWith('100341,') ? row.replace(/false,true$/, `${flag},true`) : row));

test('a roster tells who would leave and whose rights would change, and asks before both', async ({ pageOf }) => {
  const priya = await atUpload(pageOf);
  const outcome = outcomeOf(priya);
  const few = withRight(true).filter((row) => !/^1003[5-9]/.test(row) && !row.startsWith('1004'));
  await choose(priya, [head, ...few].join('\n'), 'roster.csv');
  await expect(outcome.getByRole('heading')).toHaveText('Members: this would change');
  const table = outcome.getByRole('table', { name: 'Changes' });
  await expect(table.getByRole('row').nth(1)).toContainText(/Riana Steyn\s*roleInv\s*no\s*→\s*yes/);
  await expect(table).toContainText('Leaving');
  const upload = outcome.getByRole('button', { name: 'Upload all the same' });
  await expect(upload).toBeDisabled();
  await outcome.getByRole('checkbox', { name: /have left/ }).check();
  await expect(upload).toBeDisabled();
  await outcome.getByRole('checkbox', { name: /rights/ }).check();
  await expect(upload).toBeEnabled();
  await expectAccessible(priya);
});

test('a roster gives a right and takes it back, and all its changes can be taken along', { tag: '@sweep' }, async ({
  pageOf,
}) => {
  const priya = await atUpload(pageOf);
  const outcome = outcomeOf(priya);

  await test.step('A right is given and taken back, by the whole roster', async () => {
    for (const flag of [true, false]) {
      await choose(priya, [head, ...withRight(flag)].join('\n'), 'roster.csv');
      await expect(outcome.getByRole('checkbox')).toHaveCount(1);
      await outcome.getByRole('checkbox', { name: /rights/ }).check();
      await outcome.getByRole('button', { name: 'Upload all the same' }).click();
      await expect(outcome.getByRole('heading')).toHaveText('Members: uploaded');
      await expect(outcome).toContainText(flag ? /roleInv\s*no\s*→\s*yes/ : /roleInv\s*yes\s*→\s*no/);
    }
    await expectAccessible(priya);
  });

  await test.step('The changes can be looked at by kind, and taken along, all of them', async () => {
    const few = [head, ...rows.filter((row) => !/^1003[5-9]/.test(row))].join('\n');
    await choose(priya, few, 'roster.csv');
    const table = outcome.getByRole('table', { name: 'Changes' });
    await expect(table).toContainText(/loses access now, points on \d{4}-\d\d-\d\d: /);
    const button = outcome.getByRole('button', { name: /^Download all \d+ changes$/ });
    const file = await saved(priya, () => button.click());
    expect(file.name).toBe('upload_changes.csv');
    const [columns, ...changes] = cellsOf(file);
    expect(columns).toEqual(['Line', 'What', 'Key', 'Column', 'Before', 'After']);
    expect(changes.length).toBe(Number((await button.textContent())?.match(/\d+/)?.[0]));
  });

  await test.step('The same once more changes nothing', async () => {
    await choose(priya, roster, 'roster.csv');
    await expect(outcome).toContainText('Everything in this file is already so.');
  });
});

test('what is wrong with a file is shown by row, and taken along as the rows with their reasons', async ({
  pageOf,
}) => {
  const priya = await atUpload(pageOf);
  await choose(priya, 'Employee Id;Period;Points\n999999;x;5\n100003;"a ""b""";lots\n');
  const outcome = outcomeOf(priya);
  await expect(outcome.getByRole('heading')).toHaveText('Budgets: the file has errors');
  await expect(outcome.getByRole('table', { name: 'Errors' })).toContainText('There is no member 999999.');
  await expectAccessible(priya);
  const file = await saved(priya, () => priya.getByRole('button', { name: 'Download the errors' }).click());
  expect(file.name).toBe('upload_errors.csv');
  expect(cellsOf(file)).toEqual([
    ['Employee Id', 'Period', 'Points', 'Line', 'Reason'],
    ['999999', 'x', '5', '2', 'Employee Id: There is no member 999999.'],
    ['100003', 'a "b"', 'lots', '3', 'points: Please give a whole number from 1 to 100000000.'],
  ]);
  await choose(priya, 'name,colour\nx,y\n');
  await expect(outcome.getByRole('heading')).toHaveText('Please say once how this file is to be read');
  await expect(outcome).toContainText('colour');
  await expectAccessible(priya);
  await choose(priya, Buffer.from('89504e470d0a1a0a0000', 'hex'));
  await expect(outcome.getByRole('alert')).toContainText('This is a picture.');
});

test('each kind of file has a template that the upload knows again', { tag: '@sweep' }, async ({ pageOf }) => {
  const priya = await atUpload(pageOf);
  const kinds = {
    Members: 'roster',
    Budgets: 'budgets',
    Products: 'products',
    'Voucher codes': 'vouchers',
    'Promo codes': 'promos',
    Countries: 'countries',
  };
  for (const [title, kind] of Object.entries(kinds)) {
    const guide = priya.getByRole('group').filter({ has: priya.getByText(title, { exact: true }) });
    await guide.getByText(title, { exact: true }).click();
    const template = await saved(priya, () => guide.getByRole('button', { name: 'Download a template' }).click());
    expect(template.name).toBe(`${kind}_template.csv`);
    await guide.getByText(title, { exact: true }).click();
    await choose(priya, template.bytes, template.name);
    // A roster of one person would put out whoever sends it.
    const words = kind === 'roster' ? 'This roster would deactivate yourself.' : `${title}: `;
    await expect(outcomeOf(priya)).toContainText(words);
    await expect(outcomeOf(priya)).not.toContainText('header row');
  }
  await expectAccessible(priya);
});

test('a file is undone: what goes back is seen first, and the list of files says both', async ({ pageOf }) => {
  const priya = await atUpload(pageOf);
  const mark = `UNDO${Date.now()}`;
  const promo = `code,kind,value,validFrom,validTo\n${mark},percent,5,2026-01-01,2035-12-31\n`;
  await choose(priya, promo, `${mark}.csv`);
  await outcomeOf(priya)
    .getByRole('button', { name: /^Upload: 1 change$/ })
    .click();
  await expect(outcomeOf(priya).getByRole('heading')).toHaveText('Promo codes: uploaded');
  const files = priya.getByRole('table', { name: 'Files so far' });
  const row = files.getByRole('row').filter({ hasText: `${mark}.csv` });
  await row.getByRole('button', { name: 'Undo…' }).click();
  const dialog = priya.getByRole('dialog', { name: `Undo ${mark}.csv` });
  await expect(dialog.getByRole('table', { name: 'Changes' })).toContainText(mark);
  await expectAccessible(priya);
  const list = await saved(priya, () => dialog.getByRole('button', { name: 'Download all of it' }).click());
  expect(list.name).toBe('undo.csv');
  expect(cellsOf(list)[1]?.slice(0, 3)).toEqual(['2', 'Goes back', mark]);
  const deed = dialog.getByRole('button', { name: 'Undo 1 change' });
  await deed.click();
  await expect(dialog.getByRole('textbox', { name: 'Why it is undone' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Why it is undone' }).fill('A promotion of last year.');
  await deed.click();
  await expect(dialog.getByText('The file is undone.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row).toHaveCount(2);
  await expect(row.first()).toContainText('A promotion of last year.');
  await expect(row.last()).toContainText(/Undone on/);
  await expect(files.getByRole('button', { name: 'Undo…' }).and(row.getByRole('button'))).toHaveCount(0);
  await choose(priya, promo, `${mark}.csv`);
  await expect(outcomeOf(priya)).toContainText('Upload: 1 change');
});

test('the own picture is refreshed and the own profile changed on the same screen', { tag: '@sweep' }, async ({
  pageOf,
}) => {
  const priya = await atUpload(pageOf);
  await priya.getByRole('button', { name: 'Refresh profile picture' }).click();
  await expect(priya.getByText('Your profile picture is refreshed.')).toBeVisible();
  const mobile = priya.getByLabel('Mobile');
  const before = await mobile.inputValue();
  await mobile.fill('not a number');
  await priya.getByRole('button', { name: 'Update profile' }).click();
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(priya);
  await mobile.fill(before);
  await priya.getByRole('button', { name: 'Update profile' }).click();
  await expect(priya.getByText('Thank you for updating your details.')).toBeVisible();
});

test('the upload is closed to other members', async ({ pageOf }) => {
  const johan = await pageOf(people.johan, '/admindataupload');
  await expect(johan.getByText('Only authorised personel may access this module.')).toBeVisible();
  await expectStateAccessible(johan);
});

test('a point value that changes much is asked for by itself, with what it does to wallets', { tag: '@sweep' }, async ({
  pageOf,
}) => {
  const priya = await atUpload(pageOf);
  const outcome = outcomeOf(priya);
  const countries = await readFile(join(import.meta.dirname, '../demo/countries.csv'), 'utf8');
  await choose(priya, countries.replace(/^(DE,.*,)0\.05(,DE,)/m, '$10.01$2'), 'countries.csv');
  await expect(outcome.getByRole('alert')).toContainText('a point buys 0.05 EUR today, 0.01 EUR after (−80 %)');
  await expect(outcome.getByRole('alert')).toContainText(/members hold [\d\s]+ points: worth .+ today, .+ after/);
  await expect(outcome.getByRole('table', { name: 'Changes' })).toContainText(/pointValue\s*0\.05\s*→\s*0\.01/);
  await expectAccessible(priya);
  const upload = outcome.getByRole('button', { name: 'Upload all the same' });
  await expect(upload).toBeDisabled();
  await outcome.getByRole('checkbox', { name: /points and prices/ }).check();
  await expect(upload).toBeEnabled();
});
