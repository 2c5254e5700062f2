import { expect, type Page, type Route } from '@playwright/test';
import { chooseMember, goTo } from './desk.ts';
import { test } from './journey.ts';
import { expectAccessible, people } from './people.ts';

type How = 'refused' | 'fault' | 'silent';

interface Reading {
  who: keyof typeof people;
  address: string;
  /** The call without which the screen has nothing to show. */
  call: string;
  /** Words that the specification gives to this screen; they stand for the title. */
  own?: string;
  /** Checkout, orders and ideas show the server's message first. */
  isOwnMessage?: boolean;
  hows?: How[];
  /** Another screen, or the frame of all, has the answer already: the screen is loaded anew. */
  isReadBefore?: boolean;
  /** What asks for it, where coming does not. */
  ask?: (page: Page) => Promise<void>;
}

const loadReport = (page: Page) => page.getByRole('button', { name: 'Load Report' }).click();

const readings: Reading[] = [
  { who: 'thandi', address: '/statement', call: '/api/report/statement' },
  { who: 'thandi', address: '/payitforwardstatement', call: '/api/report/payitforwardstatement' },
  { who: 'thandi', address: '/myrecognition', call: '/api/report/myrecognitions' },
  { who: 'thandi', address: '/myyear', call: '/api/report/myyear' },
  // There a refusal means that the address is no card's, and is said so.
  { who: 'thandi', address: '/card/999', call: '/api/site/getcard', hows: ['fault', 'silent'] },
  { who: 'thandi', address: '/recentrecognition', call: '/api/site/getrecentrecognition' },
  { who: 'thandi', address: '/celebrations', call: '/api/site/getcelebrations' },
  { who: 'thandi', address: '/myrecognition?part=nominations', call: '/api/nom/mynominations', isReadBefore: true },
  { who: 'thandi', address: '/wallOfFame', call: '/api/nom/wallOfFame', own: 'An unexpected error occured' },
  { who: 'thandi', address: '/ideabox', call: '/api/idea/myideas', isOwnMessage: true },
  { who: 'thandi', address: '/orders', call: '/api/shop/orders', isOwnMessage: true },
  {
    ...{ who: 'thandi', address: '/rewards', call: '/api/shop/categorylist', isReadBefore: true },
    own: 'Error retrieving category data',
  },
  {
    ...{ who: 'thandi', address: '/rewards/gift-vouchers', call: '/api/shop/productlist' },
    own: 'Error retrieving product data',
  },
  {
    ...{ who: 'thandi', address: '/rewards/basket', call: '/api/shop/getbasket', isReadBefore: true },
    own: 'Error retrieving basket data',
  },
  {
    ...{ who: 'thandi', address: '/competition', call: '/api/competition/competitions' },
    own: 'Error retrieving competition data',
  },
  {
    ...{ who: 'johan', address: '/nominationmanagement', call: '/api/nom/nomlist' },
    own: 'An unexpected error occurred',
  },
  { who: 'johan', address: '/reportmanagement', call: '/api/report/reportmanagement' },
  { who: 'johan', address: '/managementstatement', call: '/api/report/managementstatement' },
  { who: 'priya', address: '/ideaManagement', call: '/api/idea/idealist', isOwnMessage: true },
  { who: 'priya', address: '/orderdesk', call: '/api/shop/desklist' },
  { who: 'priya', address: '/people', call: '/api/admin/peoplelist' },
  { who: 'priya', address: '/approvals', call: '/api/admin/approvals' },
  { who: 'priya', address: '/words', call: '/api/admin/contentlist', own: 'The texts could not be read.' },
  {
    ...{ who: 'priya', address: '/quarterlyAwardsSummary', call: '/api/nom/quartersList' },
    own: 'An unexpected error occurred',
  },
  {
    ...{ who: 'priya', address: '/competitionadmin', call: '/api/competition/admincompetitionget' },
    own: 'Error retrieving competition data',
  },
  {
    ...{ who: 'priya', address: '/programme', call: '/api/admin/programmenow' },
    own: 'The programme could not be read.',
  },
  { who: 'priya', address: '/reportquarterlyawards', call: '/api/report/quarterlyawards', ask: loadReport },
  { who: 'priya', address: '/competitionadmin', call: '/api/competition/competitionreport', ask: loadReport },
];

const said = { refused: 'The months are too many.', fault: 'The shelf fell over.' } as const;

const answers: Record<How, (route: Route) => Promise<void>> = {
  refused: (route) => route.fulfill({ status: 400, json: { message: said.refused } }),
  fault: (route) => route.fulfill({ status: 500, json: { message: said.fault } }),
  silent: (route) => route.abort(),
};

/** Title and message in the page, in the words of section 8. */
function wordsOf({ own, isOwnMessage }: Reading, how: How): string[] {
  const general = {
    refused: ['Please note:', said.refused],
    fault: ['Data Response Error: Internal Server Error (500)', `An unexpected error (500) has occurred:`, said.fault],
    silent: ['Data Request Error', 'The portal did not answer. Please check your connection and try again.'],
  }[how];
  if (own) return [own, ...general.slice(1)];
  return isOwnMessage && how === 'fault' ? [said.fault, general[0] ?? ''] : general;
}

async function expectTold(page: Page, reading: Reading, how: How) {
  let isBroken = true;
  const answer = (route: Route) => (isBroken ? answers[how](route) : route.fallback());
  await page.route(`**${reading.call}`, answer);
  if (reading.isReadBefore) await page.goto(reading.address);
  else await goTo(page, reading.address);
  await reading.ask?.(page);
  const place = page.locator('main').getByRole('alert').first();
  for (const words of wordsOf(reading, how)) await expect(place).toContainText(words);
  // Reports say it in a dialog as well.
  const dialog = page.getByRole('dialog');
  if (reading.ask) await dialog.getByRole('button', { name: 'OK' }).click();
  else await expect(dialog).toHaveCount(0);
  // The part looks alike on all screens.
  if (reading === readings[0]) await expectAccessible(page);
  isBroken = false;
  if (reading.address !== '/card/999') {
    await place.getByRole('button', { name: 'Try again' }).click();
    await expect(place).toBeHidden();
    // Where the pointer rests on a link, its screen would be read ahead.
    await page.mouse.move(2, 2);
  }
  await page.unroute(`**${reading.call}`, answer);
}

for (const how of ['refused', 'fault', 'silent'] as const) {
  // The other two are asked a second time before they are told.
  const tag = how === 'refused' ? [] : '@sweep';
  test(`each screen tells in the page why it could not read, and reads again: ${how}`, { tag }, async ({ pageOf }) => {
    for (const who of new Set(readings.map((reading) => reading.who))) {
      const page = await pageOf(people[who], '/faq');
      for (const reading of readings.filter((one) => one.who === who && (one.hows ?? [how]).includes(how)))
        await test.step(`${reading.address} ${reading.call}`, () => expectTold(page, reading, how));
    }
  });
}

test('a form, a list and the shop stand at once, whatever becomes of the company’s words and the adverts', async ({
  pageOf,
}) => {
  const page = await pageOf(people.thandi);
  const held: string[] = [];
  for (const call of ['getcontentdb', 'advertdata'])
    await page.route(`**/api/site/${call}`, () => void held.push(call));
  await page.goto('/nominate');
  await expect.poll(() => held).toContain('getcontentdb');
  await chooseMember(page, 'Select…', 'Sipho Khumalo');
  await page.getByLabel('Act of Courage').check();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Went back in for the server.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Successfully submitted nomination')).toBeVisible();
  await goTo(page, '/ideabox', 'Idea Box');
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeVisible();
  await goTo(page, '/celebrations', 'Celebrate With Us');
  await expect(page.getByRole('region', { name: 'Birthdays' })).toBeVisible();
  await goTo(page, '/wallOfFame', 'Wall of Fame');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await goTo(page, '/rewards', 'Rewards');
  await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
  await expect.poll(() => held).toContain('advertdata');
});
