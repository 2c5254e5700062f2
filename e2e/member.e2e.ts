import { expect, type Page } from '@playwright/test';
import { cellsOf, goTo, membersOf, monthAgo, type Person, pageIn, saved, send, sendAs } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';

/** A whole number as people read it: '1 250' is 1250, '−20' is -20, and nothing is 0. */
const numberOf = (text: string | null | undefined) => Number((text ?? '').replace(/\s/g, '').replace('−', '-'));

async function pointsInHeader(page: Page): Promise<number> {
  const words = await page
    .getByRole('banner')
    .getByText(/Laurels/)
    .locator('..')
    .textContent();
  return numberOf(/([\d\s]+)Laurels/.exec(words ?? '')?.[1]);
}

const countWords = /\d+ rewards?\s·\s\d+ e-cards?/;

test('My Recognition counts what it shows, on both sides, shows a card, and saves the month as a file', {
  tag: '@sweep',
}, async ({ pageOf }) => {
  const page = await pageOf(people.johan, '/myrecognition');
  await expect(page.getByLabel('Month')).toHaveValue(monthAgo(0));
  const [newest, before] = await page.getByLabel('Month').locator('option').allTextContents();
  expect([newest, before]).toEqual([monthAgo(0), monthAgo(1)]);
  for (const month of [0, 1]) {
    await page.getByLabel('Month').selectOption(monthAgo(month));
    for (const side of ['Received', 'Sent']) {
      const tab = page.getByRole('tab', { name: side });
      await tab.click();
      const panel = page.getByRole('tabpanel');
      // Who is thanked meanwhile sees one more, on the tab and below it.
      await expect(async () => {
        const words = (await tab.textContent()) ?? '';
        expect(words).toMatch(countWords);
        const [rewards = 0, cards = 0] = [...words.matchAll(/\d+/g)].map(Number);
        const shown = [panel.getByRole('listitem'), panel.getByText('E-card', { exact: true })];
        expect(await Promise.all(shown.map((each) => each.count()))).toEqual([rewards + cards, cards]);
        if (rewards + cards === 0) return;
        const file = await saved(page, () => page.getByRole('button', { name: 'Export to CSV' }).click());
        expect([file.name, cellsOf(file).length]).toEqual(['my_recognition.csv', 1 + rewards + cards]);
      }).toPass();
    }
  }
  // Of the month that runs there may be none yet.
  await page.getByLabel('Month').selectOption(monthAgo(1));
  await page.getByRole('tab', { name: 'Sent' }).click();
  const card = page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first();
  await card.click();
  await expect(page.getByRole('dialog')).toContainText('Johan Botha');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(card).toBeFocused();
});

test('the statements add up, row by row, to what the header shows', { tag: '@sweep' }, async ({ pageOf }) => {
  const page = await pageOf(people.thandi);
  const [johan] = await membersOf(page, { search: 'Johan Botha' });
  const gift = { what: 'payitforward', reason: 'Act of Courage', points: 5, message: '', sendBy: 'email' };
  await send(page, '/api/reward/doreward', { ...gift, recipients: [johan?.memberId] });
  // So short that the demonstration's statements have several.
  await page.route(/statement$/, (route) => {
    const asked = route.request().postDataJSON();
    return route.continue(asked?.limit ? { postData: JSON.stringify({ ...asked, limit: 3 }) } : {});
  });
  for (const address of ['/statement', '/payitforwardstatement']) {
    await page.goto(address);
    const rows = page.getByRole('row').filter({ has: page.locator('time') });
    await expect(rows.first()).toContainText('Paid forward to Johan Botha: Act of Courage');
    await expect(rows).toHaveCount(3);
    const more = page.getByRole('button', { name: 'Show earlier months' });
    for (let shown = 3; await more.isVisible(); shown = await rows.count()) {
      await more.click();
      await expect.poll(() => rows.count()).toBeGreaterThan(shown);
    }
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
    await page.reload();
    await expect(rows).toHaveCount(3);
    const { bytes } = await saved(page, () => page.getByRole('button', { name: 'Export to CSV' }).click());
    expect(bytes.toString().trimEnd().split('\r\n')).toHaveLength(1 + lines.length);
    await expect(rows).toHaveCount(lines.length);
  }
});

test('Get To Know tells kindly why somebody is not there, and shows who is', { tag: '@sweep' }, async ({ pageOf }) => {
  const page = await pageOf(people.thandi, '/gettoknow');
  const today = page.getByRole('group', { name: 'People to meet today' });
  await expect(today.getByRole('heading', { level: 3 }).nth(3)).toBeAttached();
  const shown = await today.getByRole('heading', { level: 3 }).allTextContents();
  expect(shown.length).toBeGreaterThan(3);
  await expectAccessible(page);

  const everybody = await membersOf(page, {});
  const named = (person: Person) => `${person.firstname} ${person.surname}`;
  const there = everybody.find((person) => shown.includes(named(person)));
  const strangers = everybody.filter((person) => person.memberId.startsWith('1.') && !shown.includes(named(person)));
  const told = await Promise.all(
    strangers
      .slice(0, 40)
      .map(async ({ memberId }) => (await send(page, '/api/member/gettoknow', { memberId })).person),
  );
  const [elsewhere, silent] = [told.find((person) => person !== null), strangers[told.indexOf(null)]];
  const [luca] = await membersOf(page, { search: 'Luca Rossi' });
  if (there) {
    await goTo(page, `/gettoknow/${there.memberId}`);
    await expect(page.getByRole('heading', { level: 2, name: named(there) })).toBeVisible();
  }
  await goTo(page, `/gettoknow/${elsewhere.memberId}`);
  await expect(page.getByRole('heading', { level: 2, name: elsewhere.memberName })).toBeVisible();
  await goTo(page, `/gettoknow/${silent?.memberId}`);
  await expect(page.getByText(`${silent && named(silent)} has not told about themselves`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send a card', exact: true })).toBeVisible();
  await expectAccessible(page);
  await goTo(page, `/gettoknow/${luca?.memberId}`);
  await expect(page.getByText('This user has not registered yet.')).toBeVisible();
  await goTo(page, '/gettoknow/1.999999999999');
  await expect(page.getByRole('alert')).toContainText('Error retrieving member data');
  const own = await send(page, '/api/member/getmemberdata', {});
  await goTo(page, `/gettoknow/${own.memberData.memberId}`);
  await expect(page.getByText('This is you')).toBeVisible();
});

test('celebrations, the wall of fame and recent recognition say what they show, and when there is nothing', {
  tag: '@sweep',
}, async ({ pageOf }) => {
  const page = await pageOf(people.thandi);
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
  await expect(cardOf('Nia New').getByRole('link')).toHaveText(['Nia New']);
  await expect(cardOf('Ode Old')).toContainText('1 year');
  await expect(cardOf('Ode Old').getByRole('link')).toHaveText(['Ode Old', /^Celebrate/, /^Pay It Forward/]);
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

test('the author of an idea reads what became of it: the comment, the reward and who decided', async ({ pageOf }) => {
  const idea = { category: 'Current challenges', title: `Shade ${Date.now()}`, idea: 'Trees along the yard.' };
  const { ideaBoxId } = await sendAs(people.thandi, '/api/idea/ideasubmit', idea);
  await sendAs(people.priya, '/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'Planted in May.', points: 50 });
  const author = await pageOf(people.thandi, '/ideabox');
  const card = author.getByRole('article').filter({ hasText: idea.title });
  await expect(card).toContainText('Rewarded');
  await expect(card).toContainText('Planted in May.');
  await expect(card).toContainText('Priya Naidoo');
  await expect(card).toContainText('50 Laurels');
  await expectStateAccessible(author);
});

test('carousels move on after 3.7 seconds, stand still on request, and for people who want less motion', {
  tag: '@sweep',
}, async ({ browser }) => {
  const page = await pageIn(browser, people.thandi);
  await page.clock.install();
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'Get to know' });
  const track = carousel.getByRole('list');
  const left = () => track.evaluate((row) => row.scrollLeft);
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible();
  // Under the pointer it stands still; from there on time passes when it is told to.
  await carousel.hover();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await track.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  await page.mouse.move(2, 2);
  await page.clock.runFor(3_600);
  expect(await left()).toBe(0);
  const leftLater = async () => {
    await page.clock.runFor(100);
    return left();
  };
  await expect.poll(leftLater).toBeGreaterThan(10);

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
  await page.clock.resume();
  await page.reload();
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(20_000);
  expect(await left()).toBe(0);
});

test('a number is typed as one dials it, and a new e-mail address is confirmed by its link, on a phone too', {
  tag: '@sweep',
}, async ({ pageOf }) => {
  const page = await pageOf('nomvula.mkhize@laurel.example', '/myprofile/update');
  const mobile = page.getByLabel('Mobile');
  await expect(mobile).toHaveValue('082 555 0105');
  await mobile.fill('011 555 0100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please give a mobile number, as you dial it at home')).toBeVisible();
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await mobile.fill('0027 83 555 0199');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Thank you for updating your details.')).toBeVisible();
  await expect(page.getByText('083 555 0199')).toBeVisible();

  await send(page, '/api/member/memberupdate', { email: 'nomvula@private.example' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/myprofile');
  const waiting = page.getByRole('region', { name: 'Your e-mail address' });
  await expect(waiting).toContainText('nomvula@private.example waits for your confirmation');
  await expectAccessible(page);
  await waiting.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('We have written to nomvula@private.example again.')).toBeVisible();
  const { messages } = await (await page.request.get('/dev/outbox.json')).json();
  const letter = messages.find((message: { address: string }) => message.address === 'nomvula@private.example');
  const link = new URL(/http\S+confirm=\S+/.exec(letter.text)?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await expect(waiting).toContainText('Is nomvula@private.example your address?');
  await expectAccessible(page);
  await waiting.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(page.getByText('Thank you, your e-mail address is confirmed.')).toBeVisible();
  await expect(waiting).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
});
