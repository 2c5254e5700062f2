import { expect, type Page } from '@playwright/test';
import { cellsOf, dateTimeForm, expectPrinted, goTo, monthAgo, saved, send, sendAs } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

/** A green picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
);

async function atDesk(page: Page): Promise<void> {
  // Loaded anew: no message of an earlier save stands there.
  await page.goto('/competitionadmin');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).not.toHaveValue('');
}

/** Sends the setup, and is told that it is kept. */
async function update(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/admincompetitionupdate'));
  await page.getByRole('button', { name: 'Update' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('Competition Settings Updated.')).toBeVisible();
}

test('the competition is set up within its limits, and closed to members when it is not active', async ({ pageOf }) => {
  const priya = await pageOf(people.priya, '/faq');
  await atDesk(priya);
  const before = (await send(priya, '/api/competition/admincompetitionget', {})).written;
  await expectStateAccessible(priya);
  try {
    await test.step('Dates in their order, a title, and texts of a certain length', async () => {
      await priya.getByLabel('End Date').fill('2020-01-31');
      await priya.getByRole('textbox', { name: 'Title', exact: true }).fill('');
      await priya.getByRole('button', { name: 'Update' }).click();
      await expect(priya.getByText('The end is before the start.')).toBeVisible();
      await expect(priya.getByText('Please give a title.')).toBeVisible();
      await expectAccessible(priya);
      await priya.getByRole('textbox', { name: 'Title', exact: true }).fill('x'.repeat(51));
      await priya.getByRole('textbox', { name: 'Text Entry Header' }).fill('y'.repeat(51));
      await priya.getByRole('button', { name: 'Update' }).click();
      await expect(priya.getByText('Please use at most 50 characters.')).toHaveCount(2);
    });

    await test.step('What is saved is what members see', async () => {
      await priya.getByLabel('End Date').fill(before.endDate);
      await priya.getByRole('textbox', { name: 'Title', exact: true }).fill(before.title);
      await priya.getByRole('textbox', { name: 'Text Entry Header' }).fill('Why this colleague?');
      await priya.getByRole('textbox', { name: 'Text Entry Description' }).fill('In a few words <b>only</b>');
      await update(priya);
      await goTo(priya, '/competition');
      await expect(priya.getByRole('textbox', { name: 'Why this colleague?' })).toHaveAttribute(
        'placeholder',
        'In a few words <b>only</b>',
      );
    });

    await test.step('Switched off, it is not running', async () => {
      await atDesk(priya);
      await priya.getByRole('switch', { name: 'Competition Active' }).uncheck();
      await update(priya);
      await goTo(priya, '/competition');
      await expect(priya.getByText('Competition not currently running')).toBeVisible();
      await expectStateAccessible(priya);
    });
  } finally {
    await send(priya, '/api/competition/admincompetitionupdate', before);
  }
});

test('a banner is seen as soon as it is chosen; what is no picture is refused', { tag: '@sweep' }, async ({
  pageOf,
}) => {
  const priya = await pageOf(people.priya);
  await atDesk(priya);
  const banner = priya.getByRole('img', { name: 'The current banner of the competition' });
  const old = await banner.getAttribute('src');
  expect(old).toMatch(/^\/api\/competition\/competitionbanner\?d=.+/);
  const input = priya.locator('input[type=file]');
  await input.setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: picture });
  await expect(priya.getByText('The new banner is in place.')).toBeVisible();
  await expect(banner).not.toHaveAttribute('src', old ?? '');
  await expect(banner).toHaveAttribute('src', /^\/api\/competition\/competitionbanner\?d=.+/);
  await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await input.setInputFiles({
    name: 'banner.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload=alert(1)>'),
  });
  await expect(priya.getByRole('dialog')).toContainText('FAILURE UPLOAD!!');
  await expectAccessible(priya);
});

test('the competition report is not run, loading, with results, or with none', { tag: '@sweep' }, async ({
  pageOf,
}) => {
  const reason = `=Carries "others"\nup the hill ${Date.now()}`;
  const line = reason.replace('\n', ' ');
  const yusuf = 'yusuf.cassim@laurel.example';
  const { competition } = await sendAs(yusuf, '/api/competition/admincompetitionget', {});
  const { memberList } = await sendAs(yusuf, '/api/site/getmemberlist', { search: 'Tshepo Modise' });
  const nomination = { nomCat: [competition.title], reason, members: [memberList[0].memberId] };
  const { nomIds } = await sendAs(yusuf, '/api/competition/newnom', nomination);
  await sendAs(people.johan, '/api/reward/donexusnomreviewreward', {
    ...{ nomId: nomIds[0], reviewRating: 2, isCustom: false, customPoints: null },
    ...{ isIncludeInQuarterly: false, quarterlyMotivation: '' },
  });

  const priya = await pageOf(people.priya);
  await atDesk(priya);
  const print = priya.getByRole('button', { name: 'Print' });
  const csvButton = priya.getByRole('button', { name: 'Export to CSV' });
  await expect(print).toBeDisabled();
  await expect(csvButton).toBeDisabled();

  await test.step('Loading, then none', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const bodies: unknown[] = [];
    await priya.route('**/api/competition/competitionreport', async (route) => {
      bodies.push(route.request().postDataJSON());
      await held;
      await route.continue();
    });
    const oldest = await priya.getByLabel('From Date').getByRole('option').last().textContent();
    for (const label of ['From Date', 'To Date']) await priya.getByLabel(label).selectOption(oldest);
    await priya.getByRole('button', { name: 'Load Report' }).click();
    await expect(priya.getByText('Loading...')).toBeVisible();
    answer();
    await expect(priya.getByText('No Results')).toBeVisible();
    await expect(priya.getByText('Loading...')).toHaveCount(0);
    expect(bodies).toEqual([{ selMonthFrom: oldest, selMonthTo: oldest, awardStatus: 'W', limit: 25 }]);
    await expect(print).toBeDisabled();
    await expectAccessible(priya);
  });

  await test.step('Results, as they are told on the screen', async () => {
    await priya.getByLabel('To Date').selectOption(monthAgo(0));
    await priya.getByLabel('From Date').selectOption(monthAgo(1));
    await priya.getByRole('button', { name: 'Load Report' }).click();
    const row = priya.getByRole('row').filter({ hasText: 'Carries "others"' }).first();
    await expect(row.getByText(`${nomIds[0]}/${nomIds[0]}`)).toBeVisible();
    await expect(row.getByText(dateTimeForm)).toBeVisible();
    for (const words of [
      '2 / 7',
      'Johan Botha',
      '100002',
      'Tshepo Modise',
      '100256',
      'Yusuf Cassim',
      competition.title,
    ])
      await expect(row).toContainText(words);
    await expectAccessible(priya);
  });

  await test.step('The file has the columns of the specification; points of 0 are blank', async () => {
    const csv = await saved(priya, () => csvButton.click());
    expect(csv.name).toBe('report.csv');
    const [headers, ...rows] = cellsOf(csv);
    expect(headers?.join(', ')).toBe(
      'Ref, Date, Nominee ID, Nominee Name, Nominee Division, Nominated For, Reason, Nominated By ID, Nominated By, Nominated By Division, Review By ID, Review By Name, Review By Division, Rating, Points, Quarterly Motivation',
    );
    expect(rows.find((cells) => cells[6]?.includes(line))).toEqual([
      ...[`${nomIds[0]}/${nomIds[0]}`, expect.stringMatching(dateTimeForm), '100256', 'Tshepo Modise'],
      ...['Engineering Johannesburg', competition.title, `'${line}`, '100034', 'Yusuf Cassim'],
      ...['Engineering Johannesburg', '100002', 'Johan Botha', 'Engineering Johannesburg', '2', '', ''],
    ]);
    await expectPrinted(priya, 'Competition Report', 'up the hill');
  });
});
