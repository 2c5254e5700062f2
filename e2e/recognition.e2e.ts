import { expect, type Page } from '@playwright/test';
import { chooseMember, goTo, membersOf, monthAgo, send } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, expectStateAccessible, people } from './people.ts';
import { quiet } from './quiet.ts';

const tick = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

test('points are paid forward, with what it costs said before, and stand on a card that the other opens', async ({
  pageOf,
}) => {
  const page = await pageOf(people.thandi, '/rewardpayitforward');
  await page.getByRole('button', { name: 'Send' }).click();
  const required = page.getByRole('dialog', { name: 'Recipients required' });
  await expect(required).toContainText('Please select at least one recipient.');
  await required.getByRole('button', { name: 'OK' }).click();

  await chooseMember(page, 'Select…', 'Johan Botha');
  await tick(page, 'Act of Courage');
  await tick(page, '25');
  await expect(page.getByRole('radio', { name: 'SMS' })).toBeChecked();
  await page.getByLabel('Message').fill('You said it first. 🌿');
  await expect(page.getByText('130 characters remaining').first()).toBeVisible();
  await expect(page.getByText('1 person × 25')).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your points and e-card are on their way.')).toBeVisible();
  await page.getByRole('button', { name: 'Send Another' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');

  await goTo(page, '/payitforwardstatement', 'Peer to Peer Recognition Statement');
  await expect(page.getByText('Paid forward to Johan Botha: Act of Courage').first()).toBeVisible();

  const other = await pageOf(people.johan, '/myrecognition');
  await other
    .getByRole('button', { name: /Act of Courage/ })
    .first()
    .click();
  const card = other.getByRole('dialog');
  await expect(card).toContainText('You said it first.');
  await expect(card).toContainText('Thandi Mokoena');
  await expect(card.getByRole('button', { name: 'Newer card' })).toBeDisabled();
  await expectAccessible(other);
  await other.keyboard.press('Escape');
  const download = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Export to CSV' }).click();
  expect((await download).suggestedFilename()).toBe('my_recognition.csv');

  await test.step('the card has an address, thanks in return, and is nobody else’s', async () => {
    const cardId = await newestCardOf(other);
    await goTo(other, `/card/${cardId}`);
    await expect(other.getByRole('article', { name: 'E-card' })).toContainText('You said it first.');
    await expectStateAccessible(other);
    await other.getByRole('button', { name: 'Older card' }).click();
    await expect(other.getByRole('article', { name: 'E-card' })).not.toContainText('You said it first.');
    await other.getByRole('button', { name: 'Newer card' }).click();
    await expect(other.getByRole('article', { name: 'E-card' })).toContainText('You said it first.');
    await other.getByRole('link', { name: 'Say thank you' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(other.getByRole('button', { name: 'Remove Thandi Mokoena' })).toBeVisible();
    const stranger = await pageOf(people.priya, `/card/${cardId}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('There is no such card');
  });
});

/** The id of the newest card that this person received in the current month. */
async function newestCardOf(page: Page): Promise<string> {
  const { fields, rows } = (await send(page, '/api/report/myrecognitions', { selMonth: monthAgo(0) })).report;
  const received = rows.find((row: unknown[]) => row[fields.indexOf('isFrom')] === false);
  return String(received[fields.indexOf('cardId')]);
}

test('Recognise is for administrators; with a card or a person it is Thank you or Celebrate, for all', {
  tag: '@sweep',
}, async ({ pageOf }) => {
  const page = await pageOf(people.thandi);
  for (const address of ['/recognise', '/rewardtrfcustom']) await goTo(page, address, 'Module not implemented');
  await goTo(page, '/recognise?card=birthday', 'Celebrate');
  await expect(page.getByRole('radio', { name: 'E-mail' })).toBeChecked();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Happy Birthday');
  await goTo(page, '/recognise/1.999999999999');
  await expect(page.getByRole('alert')).toHaveText('Error retrieving member data');
});

test('an administrator recognises somebody with points of any number', async ({ pageOf }) => {
  const admin = await pageOf(people.priya, '/recognise');
  await expect(admin.getByLabel('Message')).toBeDisabled();
  await chooseMember(admin, 'Select…', 'Thandi Mokoena');
  await tick(admin, 'Quarterly Winner');
  await tick(admin, 'Team');
  await admin.getByLabel('Points for each').fill('12345');
  await expect(admin.getByLabel('Points for each')).toHaveValue('1234');
  await admin.getByLabel('Points for each').fill('100');
  await tick(admin, 'E-mail');
  await admin.getByLabel('Message').fill('x'.repeat(151));
  await expect(admin.getByText('449 characters remaining').first()).toBeVisible();
  await tick(admin, 'SMS');
  await expect(admin.getByText('1 character too many').first()).toBeVisible();
  await tick(admin, 'E-mail');
  await admin.getByRole('button', { name: 'Send' }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('On its way!');
});

test('a celebration leads to a card and to points with the preset chosen', async ({ pageOf }) => {
  const page = await pageOf(people.thandi, '/celebrations');
  await page
    .getByRole('region', { name: 'Birthdays' })
    .getByRole('link', { name: /^Pay It Forward/ })
    .first()
    .click();
  await expect(page.getByRole('radio', { name: 'Happy Birthday' })).toBeChecked();
  await page.goBack();
  await page
    .getByRole('region', { name: 'Work anniversaries' })
    .getByRole('link', { name: /^Celebrate/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Happy Work Anniversary');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your e-card is on its way.')).toBeVisible();
});

test('an idea is submitted and stands below with its state', async ({ pageOf }) => {
  const page = await pageOf(people.thandi, '/ideabox');
  const title = `A bench in the yard ${Date.now()}`;
  await page.getByLabel('Category').selectOption('Current challenges');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Idea' }).fill('People eat at their desks.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
  await expect(page.getByText('Your idea has been submitted successfully')).toBeVisible();
  const idea = page.getByRole('article').filter({ hasText: title });
  await expect(idea).toContainText('Awaiting Review');
  await expectStateAccessible(page);
});

test('A94: who is handed over to the competition is looked up once, and is never oneself', { tag: '@sweep' }, async ({
  pageOf,
}) => {
  const page = await pageOf(people.thandi, '/faq');
  const own = (await send(page, '/api/member/getmemberdata', {})).memberData.memberId as string;
  const [colleague] = await membersOf(page, { search: 'Johan Botha' });
  let lookups = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/getmemberget')) lookups += 1;
  });
  for (const [id, words] of [
    [own, 'You cannot choose yourself.'],
    [`0.${own.slice(2)}`, 'You cannot choose yourself.'],
    ['1.999999999999', 'Error retrieving member data'],
    ['rubbish', 'Error retrieving member data'],
  ] as const) {
    lookups = 0;
    await page.evaluate((kept) => sessionStorage.setItem('tloid', kept), id);
    await goTo(page, '/faq');
    await goTo(page, '/competition');
    await expect(page.getByRole('alert')).toHaveText(words);
    await expect(page.getByRole('button', { name: 'Select Recipient' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('tloid'))).toBeNull();
    await quiet(page);
    expect([id, lookups]).toEqual([id, words.startsWith('You') ? 0 : 1]);
  }
  await page.evaluate((kept) => sessionStorage.setItem('tloid', kept), colleague?.memberId ?? '');
  await page.goto('/competition');
  const johan = page.getByRole('button', { name: 'Remove Johan Botha' });
  await expect(johan).toBeVisible();
  lookups = 0;
  await page.reload();
  // Kept as what one began, and not handed over a second time.
  await expect(johan).toBeVisible();
  expect(lookups).toBe(0);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('button', { name: 'Select Recipient' })).toBeVisible();
});

test('A94: the competition takes nominations of several people, but never of oneself', async ({ pageOf }) => {
  const page = await pageOf(people.thandi, '/faq');
  const own = (await send(page, '/api/member/getmemberdata', {})).memberData.memberId as string;
  await page.evaluate((kept) => sessionStorage.setItem('tloid', kept), own);
  await goTo(page, '/competition');
  await expect(page.getByRole('alert')).toHaveText('You cannot choose yourself.');
  await page.getByRole('button', { name: 'Select Recipient' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Members' });
  await expect(picker).toContainText('Choose who to nominate');
  await expect(picker.getByLabel('Country')).toHaveValue('ZA');
  await expect(picker.getByLabel('Division')).toHaveValue('ZA-ENG');
  await page.mouse.click(4, 400);
  await expect(picker).toBeVisible();
  await expect(picker.getByRole('button', { name: /Entire division/ })).toHaveCount(0);
  for (const place of [0, 1])
    await picker
      .getByRole('button', { name: /, add(ed)?$/ })
      .nth(place)
      .click();
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Change Recipient' })).toBeVisible();
  await page.getByRole('textbox').last().fill('The season was lighter.');
  await expect(page.getByText('727 characters remaining').first()).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Successfully submitted nomination')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select Recipient' })).toBeVisible();
  await expect(page.getByRole('textbox').last()).toHaveValue('');
  await page.getByRole('textbox').last().fill('Once more.');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('textbox').last()).toHaveValue('');
});
