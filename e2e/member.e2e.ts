import { expect, type Page, test } from '@playwright/test';
import { cellsOf, monthAgo, pageOf, saved, send } from './desk.ts';
import { expectAccessible, people } from './people.ts';

type Person = { memberId: string; firstname: string; surname: string; division: string };

/** Members of the directory, as the picker asks for them. */
async function membersOf(page: Page, asked: object): Promise<Person[]> {
  return (await send(page, '/api/site/getmemberlist', asked)).memberList;
}

/** A whole number as people read it: '1,250' is 1250, '−20' is -20, and nothing is 0. */
const numberOf = (text: string | null | undefined) => Number((text ?? '').replaceAll(',', '').replace('−', '-'));

async function pointsInHeader(page: Page): Promise<number> {
  const words = await page
    .getByRole('banner')
    .getByText(/Laurels/)
    .locator('..')
    .textContent();
  return numberOf(/([\d,]+)\s*Laurels/.exec(words ?? '')?.[1]);
}

test('My Recognition counts what it shows, on both sides, shows a card, and saves the month as a file', async ({
  browser,
}) => {
  const page = await pageOf(browser, people.johan);
  await page.goto('/myrecognition');
  const [newest, before] = await page.getByLabel('Month').locator('option').allTextContents();
  expect([newest, before]).toEqual([monthAgo(0), monthAgo(1)]);
  await expect(page.getByLabel('Month')).toHaveValue(monthAgo(0));
  for (const month of [0, 1]) {
    await page.getByLabel('Month').selectOption(monthAgo(month));
    for (const side of ['Received', 'Sent']) {
      const tab = page.getByRole('tab', { name: side });
      await tab.click();
      await expect(tab).toContainText(/\d+ rewards? · \d+ e-cards?/);
      const [rewards = 0, cards = 0] = [...((await tab.textContent()) ?? '').matchAll(/\d+/g)].map(Number);
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(rewards + cards);
      await expect(page.getByRole('tabpanel').getByText('E-card', { exact: true })).toHaveCount(cards);
      if (rewards + cards === 0) continue;
      const file = await saved(page, () => page.getByRole('button', { name: 'Export to CSV' }).click());
      expect([file.name, cellsOf(file).length]).toEqual(['report.csv', 1 + rewards + cards]);
    }
  }
  await page.getByLabel('Month').selectOption(monthAgo(0));
  await page.getByRole('tab', { name: 'Sent' }).click();
  const card = page.getByRole('tabpanel').getByRole('button').first();
  await card.click();
  await expect(page.getByRole('dialog')).toContainText('Johan Botha');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(card).toBeFocused();
});

test('the statements add up, row by row, to what the header shows', async ({ browser }) => {
  const page = await pageOf(browser, people.thandi);
  const [johan] = await membersOf(page, { search: 'Johan Botha' });
  const gift = { what: 'payitforward', reason: 'Act of Courage', points: 5, message: '', sendBy: 'email' };
  await send(page, '/api/reward/doreward', { ...gift, recipients: [johan?.memberId] });
  for (const address of ['/statement', '/payitforwardstatement']) {
    await page.goto(address);
    const rows = page.getByRole('row').filter({ has: page.locator('time') });
    await expect(rows.first()).toContainText('Paid forward to Johan Botha: Act of Courage');
    const more = page.getByRole('button', { name: 'Show earlier months' });
    while (await more.isVisible()) await more.click();
    const lines = await rows.evaluateAll((all) =>
      all.map((row) => Array.from(row.querySelectorAll('td'), (cell) => cell.textContent).slice(2)),
    );
    let balance = 0;
    for (const [debit, credit, shown] of lines.reverse()) {
      balance += numberOf(credit) - numberOf(debit);
      expect(numberOf(shown)).toBe(balance);
    }
    const sums = page.locator('dl dd');
    const [total, credit, debit] = (await sums.allTextContents()).map(numberOf);
    expect([total, (credit ?? 0) - (debit ?? 0)]).toEqual([balance, balance]);
    const months = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const ofMonths = await months.evaluateAll((all) =>
      all.map((row) => Array.from(row.querySelectorAll('td'), (cell) => cell.textContent)),
    );
    expect(ofMonths.reduce((sum, [debits, credits]) => sum + numberOf(credits) - numberOf(debits), 0)).toBe(balance);
    if (address === '/statement') expect(await pointsInHeader(page)).toBe(balance);
    await expectAccessible(page);
  }
});

test('Get To Know tells kindly why somebody is not there, and shows who is', async ({ browser }) => {
  const page = await pageOf(browser, people.thandi);
  await page.goto('/gettoknow');
  const today = page.getByRole('group', { name: 'People to meet today' });
  const shown = await today.getByRole('heading', { level: 3 }).allTextContents();
  expect(shown.length).toBeGreaterThan(3);
  await expectAccessible(page);

  const everybody = await membersOf(page, {});
  const named = (person: Person) => `${person.firstname} ${person.surname}`;
  const there = everybody.find((person) => shown.includes(named(person)));
  const away = everybody.find(
    ({ memberId, ...person }) => memberId.startsWith('1.') && !shown.includes(named({ memberId, ...person })),
  );
  const [luca] = await membersOf(page, { search: 'Luca Rossi' });
  if (there) {
    await page.goto(`/gettoknow/${there.memberId}`);
    await expect(page.getByRole('heading', { level: 2, name: named(there) })).toBeVisible();
  }
  await page.goto(`/gettoknow/${away?.memberId}`);
  await expect(page.getByText(`${away && named(away)} is not among today’s people to meet`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send a card', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/gettoknow/${luca?.memberId}`);
  await expect(page.getByText('This user has not registered yet.')).toBeVisible();
  await page.goto('/gettoknow/1.999999999999');
  await expect(page.getByRole('alert')).toContainText('Error retrieving member data');
  const own = await send(page, '/api/member/getmemberdata', {});
  await page.goto(`/gettoknow/${own.memberData.memberId}`);
  await expect(page.getByText('This is you')).toBeVisible();
});

test('celebrations, the wall of fame and recent recognition say what they show, and when there is nothing', async ({
  browser,
}) => {
  const page = await pageOf(browser, people.thandi);
  for (const [address, title] of [
    ['/celebrations', 'Celebrate With Us'],
    ['/wallOfFame', 'Wall of Fame'],
    ['/recentrecognition', 'Recent Recognition'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
  }

  // Every day of the demonstration has somebody to celebrate, who has registered.
  const fields = ['what', 'memberId', 'memberName', 'picId', 'firstName', 'surname', 'division', 'years', 'interest1'];
  const answer = (rows: unknown[][]) => ({ json: { report: { fields, rows } } });
  await page.route('**/api/site/getcelebrations', (route) =>
    route.fulfill(
      answer([
        ['BDAY', '0.123456', 'Nia New', '', 'Nia', 'New', 'Finance', 0, ''],
        ['ANNIV', '1.654321', 'Ode Old', '', 'Ode', 'Old', 'Finance', 1, ''],
        ['ANNIV', '1.654322', 'Pia Plus', '', 'Pia', 'Plus', 'Finance', 12, 'Y'],
      ]),
    ),
  );
  await page.goto('/celebrations');
  const cardOf = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(cardOf('Nia New')).toContainText('This member has not registered');
  await expect(cardOf('Nia New').getByRole('link')).toHaveCount(0);
  await expect(cardOf('Ode Old')).toContainText('1 year');
  await expect(cardOf('Ode Old').getByRole('link')).toHaveText([/^Celebrate/, /^Pay It Forward/]);
  await expect(cardOf('Pia Plus')).toContainText('12 years');
  await expect(cardOf('Pia Plus').getByRole('link', { name: /^Get to Know/ })).toBeVisible();
  await page.unroute('**/api/site/getcelebrations');
  await page.route('**/api/site/getcelebrations', (route) => route.fulfill(answer([])));
  await page.goto('/celebrations');
  await expect(page.getByText('Sorry we are not celebrating today')).toBeVisible();
  await page.route('**/api/nom/wallOfFame', (route) => route.fulfill({ json: { report: { fields: [], rows: [] } } }));
  await page.goto('/wallOfFame');
  await expect(page.getByText('No entries on the wall of fame. Watch this space!')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/nom/wallOfFame');
  await page.route('**/api/nom/wallOfFame', (route) => route.fulfill({ status: 500, json: { requestId: 'x' } }));
  await page.goto('/wallOfFame');
  await expect(page.getByRole('alert')).toContainText('An unexpected error occured');
});

test('a link from an e-mail leads through sign-on to its person, already chosen', async ({ browser }) => {
  const johan = await pageOf(browser, people.johan);
  const [sipho] = await membersOf(johan, { search: 'Sipho Khumalo' });
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/nominate/${sipho?.memberId}`);
  await stranger.getByRole('link', { name: /Johan Botha/ }).click();
  await expect(stranger).toHaveURL(`/nominate/${sipho?.memberId}`);
  for (const screen of ['nominate', 'rewardpayitforward', 'recognise']) {
    await johan.goto(`/${screen}/${sipho?.memberId}`);
    await expect(johan.getByRole('button', { name: 'Remove Sipho Khumalo' })).toBeVisible();
    await johan.goto(`/${screen}/1.999999999999`);
    await expect(johan.getByRole('alert')).toHaveText('Error retrieving member data');
    await expect(johan.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  }
  await expect(stranger.getByRole('button', { name: 'Remove Sipho Khumalo' })).toBeVisible();
  await expectAccessible(stranger);
});

test('the picker searches when the typing rests, knows countries, and says why somebody cannot be added', async ({
  browser,
}) => {
  const page = await pageOf(browser, people.thandi);
  await page.goto('/rewardpayitforward');
  await page.getByRole('button', { name: 'Select…' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Members' });
  const search = picker.getByLabel('Search');
  await expect(search).toHaveAttribute('maxlength', '20');
  const searched = page.waitForRequest(
    (request) => request.url().endsWith('/getmemberlist') && request.postDataJSON().search === 'luca rossi',
  );
  const typedAt = Date.now();
  await search.fill('luca rossi');
  await searched;
  expect(Date.now() - typedAt).toBeGreaterThanOrEqual(795);
  await picker.getByRole('button', { name: /Luca Rossi/ }).click();
  await expect(picker.getByRole('status')).toContainText(['This user has not registered']);
  await search.fill('zzzz');
  await expect(picker.getByText('No members found.').first()).toBeVisible();

  await search.fill('');
  await picker.getByLabel('Country').selectOption('Italy');
  const divisions = (await picker.getByLabel('Division').locator('option').allTextContents()).slice(1);
  await expect(
    picker.getByRole('button', { name: new RegExp(`(${divisions.join('|')}) · .*, add$`) }).first(),
  ).toBeVisible();
  await expect(
    picker.getByRole('button', { name: / · / }).filter({ hasNotText: new RegExp(divisions.join('|')) }),
  ).toHaveCount(0);
  await picker.getByLabel('Division').selectOption({ index: 1 });
  const whole = picker.getByRole('button', { name: /^Entire division: / });
  const notice = picker.getByRole('status').last();
  await whole.click();
  await expect(notice).toContainText('added.');
  await whole.click();
  await expect(notice).toContainText('is already added.');
  await picker
    .getByRole('button', { name: /, add$/ })
    .first()
    .click();
  await expect(notice).toContainText('is already added with the entire division');
  await picker.getByRole('button', { name: /^Remove Entire division/ }).click();
  await picker
    .getByRole('button', { name: /\d, add$/ })
    .first()
    .click();
  await whole.click();
  await expect(notice).toContainText('Cannot add entire division');
  await expectAccessible(page);
});

test('who sends reads what became of it: SMS that go by e-mail, and who has no address', async ({ browser }) => {
  const page = await pageOf(browser, people.thandi);
  const words = 'Your e-card is on its way. It goes by e-mail: the day’s SMS are used up.';
  const [sipho] = await membersOf(page, { search: 'Sipho Khumalo' });
  await page.route('**/api/reward/doreward', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), message: words, undeliverable: [sipho?.memberId] },
    });
  });
  await page.goto(`/recognise/${sipho?.memberId}?card=anniversary`);
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeChecked();
  await page.getByRole('radio', { name: 'SMS' }).check({ force: true });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('Seen in the portal only').locator('..')).toContainText('Sipho Khumalo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send Another' }).click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeChecked();
});

test('carousels move on after 3.7 seconds, stand still on request, and for people who want less motion', async ({
  browser,
}) => {
  const page = await pageOf(browser, people.thandi);
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'Get to know' });
  const track = carousel.getByRole('list');
  const left = () => track.evaluate((row) => row.scrollLeft);
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(3_600);
  expect(await left()).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(left).toBeGreaterThan(0);

  await carousel.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.mouse.move(2, 2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.mouse.move(2, 2);
  await expect.poll(left).toBe(0);
  await page.clock.runFor(20_000);
  expect(await left()).toBe(0);
  await page.reload();
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(20_000);
  expect(await left()).toBe(0);
});
