import { expect, type Page } from '@playwright/test';
import { cellsOf, dateTimeForm, expectPrinted, goTo, monthAgo, partsOf, saved, sendAs } from './desk.ts';
import { type Journey, test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

/** Of Johan's team, and touched by no other journey. */
const nominee = { name: 'Sizwe Maseko', number: '100182' };
const other = { name: 'Bronwyn Ashworth', number: '100129' };

/** Nominations of both by Thandi, with words that nobody else writes. */
async function nominated(): Promise<string> {
  const mark = `m${Date.now()}`;
  for (const { name } of [nominee, other]) {
    const { memberList } = await sendAs(people.thandi, '/api/site/getmemberlist', { search: name.slice(0, 20) });
    const members = [memberList[0].memberId];
    const reason = `="Stayed", said "${name}"\nuntil the pump ran. ${mark}`;
    await sendAs(people.thandi, '/api/nom/newnom', { nomCat: ['Client Obsession', 'Act of Courage'], reason, members });
  }
  return mark;
}

const cards = (page: Page) => page.getByRole('list', { name: 'Nominations' }).locator('> li');
const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name });

async function find(page: Page, mark: string, count: number): Promise<void> {
  await page.getByLabel('Search').fill(mark);
  await page.getByLabel('Search').press('Enter');
  await expect(cards(page)).toHaveCount(count);
}

test('a nomination is reviewed with a custom amount, another one declined, and the nominator reads what became of both', async ({
  pageOf,
}) => {
  const mark = await nominated();
  const johan = await pageOf(people.johan, '/nominationmanagement');
  await find(johan, mark, 2);
  await rates(johan);
  await declines(johan);
  await nominatorReads(pageOf);
});

test('nominations are filtered, reviewed, rated again by the committee, and exported', { tag: '@sweep' }, async ({
  pageOf,
}) => {
  const mark = await nominated();
  const johan = await pageOf(people.johan, '/nominationmanagement');
  await filters(johan, mark);
  await rates(johan);
  await declines(johan);
  await committeeRates(pageOf, mark);
  const priya = await pageOf(people.priya, '/nominationmanagement');
  await expect(priya.getByText('You see the nominations of all divisions')).toBeVisible();
  await find(priya, mark, 2);
  await expectStateAccessible(priya);
  await exportsAreRight(priya, mark);
  await expect(johan.getByText('You see the nominations of all divisions')).toHaveCount(0);
});

/** A manager who is no committee has no status filter, and the oldest come first. */
async function filters(page: Page, mark: string): Promise<void> {
  await expect(cards(page).first()).toContainText(/Waiting \d+ days?|Since today/);
  await expect(page.getByLabel('Status')).toHaveCount(0);
  await find(page, mark, 2);
  await page.getByLabel('To Date').selectOption(monthAgo(1));
  await expect(page.getByText('No Results')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export to CSV' })).toBeDisabled();
  await expectStateAccessible(page);
  await page.getByLabel('To Date').selectOption('Any month');
  await page.getByLabel('Division').selectOption('Finance Johannesburg');
  await expect(page.getByText('No Results')).toBeVisible();
  await page.getByLabel('Division').selectOption('Engineering Johannesburg');
  await page.getByLabel('Order').selectOption('Nominee, A to Z');
  await expect(cards(page).getByRole('heading')).toHaveText([other.name, nominee.name]);
  await expectStateAccessible(page);
}

/** Johan rates one with six stars, and an amount of his own. */
async function rates(page: Page): Promise<void> {
  await cardOf(page, nominee.name)
    .getByRole('button', { name: /^Review/ })
    .click();
  const review = page.getByRole('dialog');
  await review.getByRole('button', { name: 'Submit rating' }).click();
  await expect(review.getByText('Please rate with 1 to 7 stars.')).toBeVisible();
  await expect(review.getByRole('switch', { name: 'Custom amount' })).toBeDisabled();
  await review.getByRole('radio', { name: /^6 of 7/ }).check();
  await review.getByRole('switch', { name: 'Custom amount' }).check();
  await review.getByLabel(/Points, 0 to 320/).fill('321');
  await review.getByRole('switch', { name: 'Include in the quarterly awards' }).check();
  await review.getByRole('button', { name: 'Submit rating' }).click();
  await expect(review.getByText('Please give 0 to 320 points.')).toBeVisible();
  await expect(review.getByText('Please motivate the quarterly award.')).toBeVisible();
  await expectAccessible(page);
  await review.getByLabel(/Points, 0 to 320/).fill('310');
  await review.getByRole('textbox', { name: 'Quarterly motivation' }).fill('The pump ran all night.');
  await review.getByRole('button', { name: 'Submit rating' }).click();
  await expect(review.getByText('310 points and an e-card are on their way.')).toBeVisible();
  await expectStateAccessible(page);
  await review.getByRole('button', { name: 'Close' }).last().click();
  await expect(cardOf(page, nominee.name)).toContainText('Rated');
}

/** Johan declines the other, and says why. */
async function declines(page: Page): Promise<void> {
  await cardOf(page, other.name)
    .getByRole('button', { name: /^Review/ })
    .click();
  const review = page.getByRole('dialog');
  await review.getByRole('button', { name: 'Decline…' }).click();
  await review.getByRole('button', { name: 'Decline nomination' }).click();
  await expect(review.getByText('Please tell why.')).toBeVisible();
  await expectAccessible(page);
  await review.getByRole('textbox').fill('This was the work of another shift.');
  await review.getByRole('button', { name: 'Decline nomination' }).click();
  await expect(review.getByRole('status').filter({ hasText: 'The nomination is declined.' })).toBeVisible();
  await review.getByRole('button', { name: 'Close' }).last().click();
  await expect(cardOf(page, other.name)).toContainText('This nomination was declined.');
  const outcome = cardOf(page, other.name).getByRole('button', { name: /^Show the outcome/ });
  await outcome.click();
  await expect(cardOf(page, other.name)).toContainText('This was the work of another shift.');
  await expectStateAccessible(page);
}

/** The nominator reads what became of both. */
async function nominatorReads(pageOf: Journey['pageOf']): Promise<void> {
  const nominator = await pageOf(people.thandi, '/myrecognition');
  await nominator.getByRole('tab', { name: /My nominations/ }).click();
  const mine = nominator.getByRole('list', { name: 'My nominations' }).locator('> li');
  await expect(mine.filter({ hasText: other.name }).first()).toContainText('This was the work of another shift.');
  await expect(mine.filter({ hasText: nominee.name }).first()).toContainText('310 points');
  await expectStateAccessible(nominator);
}

/** The committee rates what is reviewed, and it moves from rate to rated. */
async function committeeRates(pageOf: Journey['pageOf'], mark: string): Promise<void> {
  for (const [email, name, stars] of [
    [people.lerato, nominee.name, 7],
    [people.sipho, nominee.name, 2],
  ] as const) {
    const rater = await pageOf(email, '/nominationmanagement');
    await rater.getByLabel('Status').selectOption('Reviewed, not rated by you');
    await find(rater, mark, 1);
    await cardOf(rater, name)
      .getByRole('button', { name: /^Review/ })
      .click();
    const review = rater.getByRole('dialog');
    await expect(review.getByText('The reward is paid already.')).toBeVisible();
    await expect(review.getByRole('button', { name: 'Decline…' })).toHaveCount(0);
    await review.getByRole('radio', { name: new RegExp(`^${stars} of 7`) }).check();
    await expectAccessible(rater);
    await review.getByRole('button', { name: 'Submit rating' }).click();
    await review.getByRole('button', { name: 'Close' }).last().click();
    await expect(rater.getByText('No Results')).toBeVisible();
    await rater.getByLabel('Status').selectOption('Reviewed, with ratings');
    await expect(cardOf(rater, name)).toContainText(/[23] ratings/);
    await rater.getByLabel('Status').selectOption('Not reviewed');
    await expect(rater.getByText('No Results')).toBeVisible();
  }
}

async function exportsAreRight(page: Page, mark: string): Promise<void> {
  await page.getByLabel('Order').selectOption('Nominee, Z to A');
  await expect(cards(page).getByRole('heading')).toHaveText([nominee.name, other.name]);
  const csv = await saved(page, () => page.getByRole('button', { name: 'Export to CSV' }).click());
  expect(csv.name).toBe('nominations.csv');
  const [headers, rated, declined] = cellsOf(csv);
  expect(headers).toEqual([
    ...['Ref', 'Date', 'Nominee ID', 'Nominee Name', 'Nominee Division', 'Nominee Manager', 'Nominated For', 'Reason'],
    ...['Nominated By ID', 'Nominated By', 'Nominated By Division', 'Status', 'Ratings'],
    ...['Rating', 'Points', 'People', 'Reviewed By ID', 'Reviewed By', 'Date Reviewed', 'Motivation or Reason'],
  ]);
  expect(rated).toEqual([
    ...[expect.stringMatching(/^\d+$/), expect.stringMatching(dateTimeForm), nominee.number, nominee.name],
    ...['Engineering Johannesburg', 'Johan Botha', 'Client Obsession, Act of Courage'],
    ...[`'="Stayed", said "${nominee.name}" until the pump ran. ${mark}`, '100001', 'Thandi Mokoena'],
    ...['Engineering Johannesburg', 'Rated', '3', '6', '310', '1', '100002', 'Johan Botha'],
    ...[expect.stringMatching(dateTimeForm), 'The pump ran all night.'],
  ]);
  expect(declined?.slice(-9)).toEqual([
    ...['Declined', '0', '', '', '', '100002', 'Johan Botha', expect.stringMatching(dateTimeForm)],
    'This was the work of another shift.',
  ]);
  const excel = await saved(page, () => page.getByRole('button', { name: 'Export to Excel' }).click());
  expect(excel.name).toMatch(/^Nominations_\d{8}\.xlsx$/);
  const parts = partsOf(excel);
  expect(parts['xl/worksheets/sheet1.xml']).toContain(`until the pump ran. ${mark}`);
  expect(parts['xl/worksheets/sheet1.xml']).not.toContain('<f>');
  expect(parts['xl/worksheets/sheet1.xml']).toContain('state="frozen"');
  await expectPrinted(page, 'Nominations', mark);
}

test('an adhoc award shows the budget before and after, wants a recipient, and can be followed by another', async ({
  pageOf,
}) => {
  const johan = await pageOf(people.johan, '/adhocrecognition');
  await expect(johan.getByRole('heading', { level: 1 })).toHaveText('Adhoc Recognition');
  const budget = johan.getByRole('region', { name: 'Your points to award' });
  const figure = async (name: string) => {
    const text = await budget.getByText(name, { exact: true }).locator('..').getByRole('definition').textContent();
    return Number(text?.replace(/\s/g, ''));
  };
  const before = await figure('Points to award');
  await johan.getByRole('button', { name: 'Send' }).click();
  await expect(johan.getByText('Please select at least one recipient.')).toBeVisible();
  await expectStateAccessible(johan);

  await johan.getByRole('button', { name: 'Select…' }).click();
  const picker = johan.getByRole('dialog');
  for (const name of [nominee.name, other.name]) {
    await picker.getByLabel('Search').fill(name);
    await picker.getByRole('button', { name: new RegExp(`${name}.*, add$`) }).click();
  }
  await expectStateAccessible(johan);
  await picker.getByRole('button', { name: 'Done' }).click();
  await johan.getByRole('radio', { name: 'Drives Results' }).check();
  await johan.getByRole('radio', { name: '50', exact: true }).check();
  await expect(budget).toContainText('2 people × 50 = 100');
  expect([await figure('This award'), await figure('Afterwards')]).toEqual([100, before - 100]);
  await johan.getByRole('radio', { name: 'SMS' }).check();
  await expect(johan.getByText('150 characters remaining').first()).toBeVisible();
  await johan.getByRole('radio', { name: 'E-mail' }).check();
  await johan.getByRole('textbox', { name: 'Message' }).fill('The pump ran all night, and so did you.');
  await expectAccessible(johan);
  await johan.getByRole('button', { name: 'Send' }).click();
  await expect(johan.getByText('You have left to award').locator('..')).toContainText(
    (before - 100).toLocaleString('en-ZA'),
  );
  await expect(johan.getByText('Points in all').locator('..')).toContainText('100');
  await expectStateAccessible(johan);
  await johan.getByRole('button', { name: 'Send Another' }).click();
  await expect(johan.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(await figure('Points to award')).toBe(before - 100);

  await goTo(johan, '/managementstatement', 'Management Statement');
  await expect(johan.getByRole('row').filter({ hasText: nominee.name }).first()).toBeVisible();
  await expectStateAccessible(johan);
  const csv = await saved(johan, () => johan.getByRole('button', { name: 'Export to CSV' }).click());
  expect(cellsOf(csv)[0]).toEqual(['Date', 'Description', 'Debit', 'Credit', 'Balance']);
  expect(cellsOf(csv)[1]?.at(-1)).toBe(String(before - 100));
});
