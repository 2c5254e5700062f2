import { expect, type Page } from '@playwright/test';
import { cellsOf, dateTimeForm, expectPrinted, goTo, membersOf, monthAgo, partsOf, saved, sendAs } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

const excelOf = (page: Page) => saved(page, () => page.getByRole('button', { name: 'Export to Excel' }).click());
const csvOf = (page: Page) => saved(page, () => page.getByRole('button', { name: 'Export to CSV' }).click());

test('ideas are reviewed with a reward and without one, and exported', async ({ pageOf }) => {
  const mark = String(Date.now());
  const [rewarded, concluded] = [`=Lamps ${mark}`, `Kettles ${mark}`];
  for (const title of [rewarded, concluded])
    await sendAs('annelise.leroux@laurel.example', '/api/idea/ideasubmit', {
      category: 'Current challenges',
      title,
      idea: 'Line one,\nline two.',
    });

  const priya = await pageOf(people.priya, '/ideamanagement');
  const row = (title: string) => priya.getByRole('row').filter({ hasText: title });
  await expect(row(concluded)).toContainText('Awaiting Review');
  await expectStateAccessible(priya);

  await test.step('A comment is needed; a reward above 0 makes it rewarded', async () => {
    await row(rewarded)
      .getByRole('button', { name: /^Review/ })
      .click();
    const review = priya.getByRole('dialog', { name: 'REVIEW AND REWARD IDEA' });
    await review.getByRole('button', { name: 'Submit' }).click();
    await expect(review.getByText('Please give a comment.')).toBeVisible();
    await expect(review.getByLabel('Reward').getByRole('option')).toHaveText([
      ...['0 (No Reward)', '50', '100', '150', '200', '250', '300'],
    ]);
    await review.getByRole('textbox', { name: 'Comment' }).fill('Light for everybody.');
    await review.getByLabel('Reward').selectOption('150');
    await expectAccessible(priya);
    await review.getByRole('button', { name: 'Submit' }).click();
    await expect(review.getByRole('status').filter({ hasText: '150' })).toBeVisible();
    await expectAccessible(priya);
    await review.getByRole('button', { name: 'Close' }).last().click();
    await expect(row(rewarded)).toContainText('Rewarded');
    await expect(row(rewarded)).toContainText('Light for everybody.');
    await expect(row(rewarded).getByRole('button', { name: /^Review/ })).toHaveCount(0);
  });

  await test.step('A reward of 0 concludes', async () => {
    await row(concluded)
      .getByRole('button', { name: /^Review/ })
      .click();
    const review = priya.getByRole('dialog', { name: 'REVIEW AND REWARD IDEA' });
    await review.getByRole('textbox', { name: 'Comment' }).fill('We have enough of them.');
    await review.getByRole('button', { name: 'Submit' }).click();
    await review.getByRole('button', { name: 'Close' }).last().click();
    await expect(row(concluded)).toContainText('Concluded');
  });

  await test.step('Statuses and months narrow the list', async () => {
    await priya.getByLabel('Status').selectOption('Rewarded');
    await expect(row(concluded)).toHaveCount(0);
    await expect(row(rewarded)).toBeVisible();
    await priya.getByLabel('From Date').selectOption(monthAgo(1));
    await priya.getByLabel('To Date').selectOption(monthAgo(1));
    await expect(row(rewarded)).toHaveCount(0);
    await priya.getByLabel('From Date').selectOption(monthAgo(0));
    await expect(priya.getByText('The last month is before the first.')).toBeVisible();
    await expect(priya.getByRole('button', { name: 'Print' })).toBeDisabled();
    await expectStateAccessible(priya);
    await priya.getByLabel('To Date').selectOption(monthAgo(0));
    await expect(row(rewarded)).toBeVisible();
  });

  await test.step('The files have their names and columns', async () => {
    const csv = await csvOf(priya);
    expect(csv.name).toBe('idea_report.csv');
    const [headers, ...rows] = cellsOf(csv);
    expect(headers).toEqual([
      ...['Ref', 'Date', 'Member ID', 'Member Name', 'Division', 'Category', 'Title', 'Idea', 'Status', 'Comment'],
      ...['Reward', 'Reviewed By ID', 'Reviewed By', 'Date Reviewed', 'Stage', 'Votes'],
    ]);
    expect(rows.find((cells) => cells[6]?.includes(mark))).toEqual([
      ...[expect.stringMatching(/^\d+$/), expect.stringMatching(dateTimeForm), '100371', 'Annelise Le Roux'],
      ...['Engineering Johannesburg', 'Current challenges', `'${rewarded}`, 'Line one, line two.', 'Rewarded'],
      ...['Light for everybody.', '150', '100003', 'Priya Naidoo', expect.stringMatching(dateTimeForm), '', ''],
    ]);
    const excel = await excelOf(priya);
    expect(excel.name).toMatch(/^Idea_Management_Report_\d{8}\.xlsx$/);
    expect(partsOf(excel)['xl/worksheets/sheet1.xml']).toContain(rewarded);
    await expectPrinted(priya, 'Idea Management', rewarded);
  });
});

async function recognitionsOn(page: Page): Promise<number> {
  await expect(page.getByRole('table', { name: 'Management Report' })).toBeVisible();
  const text = await page.getByText('Recognitions', { exact: true }).locator('..').textContent();
  return Number(text?.replace(/\D/g, ''));
}

test('the management report loads anew with every filter; all divisions are for administrators', async ({ pageOf }) => {
  const johan = await pageOf(people.johan, '/faq');
  // On the first of a month nobody may have been thanked yet.
  const card = {
    what: 'thankyou',
    reason: 'Thank you',
    points: 0,
    sendBy: 'email',
    message: 'For the month that begins.',
  };
  for (const search of ['Johan Botha', 'Priya Naidoo']) {
    const [thanked] = await membersOf(johan, { search, includeSelf: true });
    await sendAs(people.thandi, '/api/reward/doreward', { ...card, recipients: [thanked?.memberId] });
  }
  await goTo(johan, '/reportmanagement', 'Management Report');
  await expect(johan.getByRole('table', { name: 'Management Report' })).toBeVisible();
  await expect(johan.getByText('All Divisions')).toHaveCount(0);

  const priya = await pageOf(people.priya, '/faq');
  const asked: string[] = [];
  priya.on('request', (request) => {
    if (request.url().endsWith('/api/report/reportmanagement')) asked.push(request.postData() ?? '');
  });
  await goTo(priya, '/reportmanagement', 'Management Report');
  const recognitions = () => recognitionsOn(priya);
  const own = await recognitions();
  await expectStateAccessible(priya);
  await priya.getByRole('radio', { name: 'All Divisions' }).check();
  await expect.poll(recognitions).toBeGreaterThan(own);
  const all = await recognitions();
  await priya.getByLabel('From Date').selectOption(monthAgo(2));
  await expect.poll(recognitions).toBeGreaterThan(all);
  expect(asked.map((body) => JSON.parse(body))).toEqual([
    { selMonthFrom: monthAgo(0), selMonthTo: monthAgo(0), isAll: false, limit: 25 },
    { selMonthFrom: monthAgo(0), selMonthTo: monthAgo(0), isAll: true, limit: 25 },
    { selMonthFrom: monthAgo(2), selMonthTo: monthAgo(0), isAll: true, limit: 25 },
  ]);

  await test.step('The rows are sorted, exported and printed', async () => {
    await priya.getByRole('button', { name: 'Points' }).click();
    await expect(priya.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', /ending$/);
    const csv = await csvOf(priya);
    expect(csv.name).toBe('management_report.csv');
    const [headers, ...rows] = cellsOf(csv);
    expect(headers).toEqual([
      ...['Type', 'Date', 'From', 'From Member No', 'From Division', 'To', 'To Member No', 'To Division'],
      ...['Points', 'Value', 'Message'],
    ]);
    expect(rows).toHaveLength(await recognitions());
    for (const cells of rows) expect(cells[1]).toMatch(dateTimeForm);
    const excel = await excelOf(priya);
    expect(excel.name).toMatch(/^Management_Report_\d{8}\.xlsx$/);
    // Points are numbers, and dates are dates.
    expect(partsOf(excel)['xl/worksheets/sheet1.xml']).toMatch(/<c r="B2" s="\d+"><v>\d{5}[.\d]*<\/v><\/c>/);
    expect(partsOf(excel)['xl/worksheets/sheet1.xml']).toMatch(/<c r="I2"><v>\d+<\/v><\/c>/);
    await expectPrinted(priya, 'Management Report', /./);
    await expectStateAccessible(priya);
  });
});

test('the management report is turned page by page, and tells what it cannot do', { tag: '@sweep' }, async ({
  pageOf,
}) => {
  const priya = await pageOf(people.priya, '/reportmanagement');
  await priya.getByRole('radio', { name: 'All Divisions' }).check();
  await priya.getByLabel('From Date').selectOption(monthAgo(2));

  await test.step('Its pages are turned, and the first one is back with another order', async () => {
    const pager = priya.getByRole('navigation', { name: 'Pages' });
    const rows = priya.getByRole('table', { name: 'Management Report' }).getByRole('row');
    const total = new Intl.NumberFormat('en-ZA').format(await recognitionsOn(priya));
    const last = await rows.last().textContent();
    await pager.getByRole('button', { name: 'Next page' }).click();
    await expect(pager).toContainText(`26–50 of ${total}`);
    await expect(rows.last()).not.toHaveText(last ?? '');
    await pager.getByRole('button', { name: 'Previous page' }).click();
    await expect(pager).toContainText(`1–25 of ${total}`);
    await expect(rows.last()).toHaveText(last ?? '');
    await pager.getByRole('button', { name: 'Next page' }).click();
    await priya.getByRole('button', { name: 'Value and message' }).click();
    await expect(pager).toContainText(`1–25 of ${total}`);
  });

  await test.step('A file that is refused when it is fetched is told of, and the page stays', async () => {
    await priya.route('**/api/report/download?*', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/ticket=.*/, `ticket=${'x'.repeat(43)}`),
      }),
    );
    await priya.getByRole('button', { name: 'Export to Excel' }).click();
    const told = priya.getByRole('dialog', { name: 'Export Error' });
    await expect(told).toContainText('Error exporting to Excel. Please try again.');
    await told.getByRole('button', { name: 'OK' }).click();
    await expect(priya.getByRole('heading', { level: 1 })).toHaveText('Management Report');
  });

  await test.step('A span that cannot be, and what the server says to one, stand on the page', async () => {
    await priya.getByLabel('To Date').selectOption(monthAgo(4));
    await expect(priya.getByText('The last month is before the first.')).toBeVisible();
    await expect(priya.getByRole('button', { name: 'Export to Excel' })).toBeDisabled();
    await priya.route('**/api/report/reportmanagement', (route) =>
      route.continue({ postData: JSON.stringify({ selMonthFrom: monthAgo(50), selMonthTo: monthAgo(0) }) }),
    );
    await priya.getByLabel('To Date').selectOption(monthAgo(1));
    await expect(priya.getByText('Please choose at most 48 months.')).toBeVisible();
    await expect(priya.getByRole('dialog')).toHaveCount(0);
    await expectStateAccessible(priya);
  });
});

test('the quarterly award report loads on request, and its summary tells each nominee', { tag: '@sweep' }, async ({
  pageOf,
}) => {
  const priya = await pageOf(people.priya, '/reportquarterlyawards');
  await expect(priya.getByText('Choose the months and load the report.')).toBeVisible();
  await expect(priya.getByRole('button', { name: 'Print' })).toBeDisabled();
  await expectStateAccessible(priya);
  await priya.getByLabel('From Date').selectOption(monthAgo(5));
  await priya.getByRole('button', { name: 'Load Report' }).click();
  const report = priya.getByRole('table', { name: 'Quarterly Award Report' });
  await expect(report).toContainText(/[3-7] \/ 7/);
  await expectAccessible(priya);
  const csv = await csvOf(priya);
  expect(csv.name).toBe('quarterly_awards_report.csv');
  expect(cellsOf(csv)[0]).toEqual([
    ...['Ref', 'Date', 'Nominee ID', 'Nominee Name', 'Nominee Division', 'Nominated For', 'Reason'],
    ...['Nominated By ID', 'Nominated By', 'Nominated By Division', 'Review By ID', 'Review By Name'],
    ...['Review By Division', 'Rating', 'Points', 'Quarterly Motivation', 'Quarter', 'Outcome', 'Date Reviewed'],
    'Decline Reason',
  ]);
  const [from, to] = [monthAgo(5), monthAgo(0)].map((month) => month.replace(' ', '_'));
  expect((await excelOf(priya)).name).toMatch(new RegExp(`^Quarterly_Awards_Report_${from}_to_${to}_\\d{8}\\.xlsx$`));
  await expectPrinted(priya, 'Quarterly Award Report', /[3-7] \/ 7/);
  await priya.getByLabel('Award status').selectOption('Declined');
  await priya.getByRole('button', { name: 'Load Report' }).click();
  await expect(report).not.toContainText(/[3-7] \/ 7/);

  await test.step('The summary has averages, counts and details', async () => {
    await priya.getByRole('link', { name: 'Summary' }).click();
    await expect(priya.getByRole('heading', { level: 1 })).toHaveText('Quarterly Award Summary');
    const summary = priya.getByRole('table', { name: /^Summary of Quarter \d of \d{4}$/ });
    await expect(summary).toContainText(/\d(\.\d+)? \/ 7/);
    await expectStateAccessible(priya);
    const summaryCsv = await csvOf(priya);
    expect(summaryCsv.name).toBe('quarterly_awards_summary.csv');
    expect(cellsOf(summaryCsv)[0]).toEqual([
      ...['Ref', 'Nominee ID', 'Nominee Name', 'Nominee Division', 'Nominations', 'Average Rating'],
      ...['Nominated For', 'Reasons', 'Quarterly Motivations', 'Detail'],
    ]);
    const [, first] = cellsOf(summaryCsv);
    await summary.getByRole('button', { name: `Details of ${first?.[2]}` }).click();
    const details = priya.getByRole('dialog', { name: String(first?.[2]) });
    await expect(details).toContainText(String(first?.[9]));
    await expect(details.getByRole('heading', { level: 3 })).toHaveCount(Number(first?.[4]));
    await expectAccessible(priya);
    await details.getByRole('button', { name: 'Close' }).click();
    await priya.getByLabel('Quarter', { exact: true }).selectOption('Quarter 3 of 2024');
    await expect(
      priya.getByRole('table', { name: 'Summary of Quarter 3 of 2024' }).or(priya.getByText('No Results')),
    ).toBeVisible();
  });

  await test.step('One of the next three quarters is added; it has no summary yet', async () => {
    await priya.getByRole('button', { name: 'New quarter' }).click();
    const dialog = priya.getByRole('dialog', { name: 'New quarter' });
    await expect(dialog.getByRole('radio')).toHaveCount(3);
    const words = (await dialog.getByRole('radio').first().locator('..').textContent()) ?? '';
    const name = /Quarter \d of \d{4}/.exec(words)?.[0] ?? '';
    await expectAccessible(priya);
    await dialog.getByRole('button', { name: 'Add quarter' }).click();
    await expect(priya.getByText(`${name} is added.`)).toBeVisible();
    await expect(priya.getByText(new RegExp(`${name} (is still running|has not begun)`))).toBeVisible();
    await expectStateAccessible(priya);
    await priya.getByRole('link', { name: 'Back' }).click();
    await expect(priya).toHaveURL(/\/reportquarterlyawards$/);
  });
});
