import type { Page } from '@playwright/test';
import { quiet } from '../e2e/quiet.ts';

export const people = ['nobody', 'thandi.mokoena', 'johan.botha', 'priya.naidoo', 'hannelore.mair'] as const;
export type Person = (typeof people)[number];

export interface Shot {
  who: Person;
  address: string;
  /** For what is done there; the address otherwise. */
  name?: string;
  act?: (page: Page) => Promise<void>;
}

const of = (who: Person, ...addresses: string[]): Shot[] => addresses.map((address) => ({ who, address }));

/** Every screen, seen by who works there. */
export const screens: readonly Shot[] = [
  ...of('nobody', '/contactus', '/logout', '/loginsuccess'),
  ...of('thandi.mokoena', '/', '/myprofile', '/myprofile/update', '/away', '/nominate', '/howitworks', '/no-such-page'),
  ...of('thandi.mokoena', '/rewards', '/rewards/gift-vouchers', '/rewards/basket', '/orders', '/statement'),
  ...of('thandi.mokoena', '/recognise', '/recognise?card=birthday', '/rewardpayitforward', '/myrecognition', '/myyear'),
  ...of('thandi.mokoena', '/celebrations', '/gettoknow', '/recentrecognition', '/wallOfFame', '/ideabox'),
  ...of('thandi.mokoena', '/celebrations?part=cards', '/ideabox?part=all'),
  ...of('thandi.mokoena', '/competition', '/payitforwardstatement', '/adhocrecognition'),
  ...of('johan.botha', '/', '/nominationmanagement', '/adhocrecognition', '/reportmanagement', '/managementstatement'),
  ...of('priya.naidoo', '/', '/nominationmanagement', '/rewardtrfcustom', '/reportmanagement', '/ideaManagement'),
  ...of('priya.naidoo', '/reportquarterlyawards', '/quarterlyAwardsSummary', '/competitionadmin', '/admindataupload'),
  ...of(
    'priya.naidoo',
    '/orderdesk',
    '/approvals',
    '/corrections',
    '/circles',
    '/todo',
    '/budgets',
    '/budgets/plans',
    '/programme',
    '/programme?part=points',
    '/programme?part=history',
  ),
  ...of(
    'priya.naidoo',
    '/words',
    '/words/faq/en',
    '/words/sentences/de',
    '/looks',
    '/looks?site=alba',
    '/announcements',
    '/people',
    '/setup',
    '/messages',
    '/inbox',
    '/reported',
    '/audit',
    '/audit/uploads',
    '/audit/proofs',
    '/notices',
    '/notices/choices',
    '/unsubscribe/nothing',
    '/guide',
    '/guide/budgets',
  ),
  // A site with a look of its own.
  ...of('hannelore.mair', '/', '/rewards'),
];

/** What is done on a screen, and photographed afterwards. */
export const acts: readonly Shot[] = [
  { who: 'thandi.mokoena', address: '/nominate', name: 'picker', act: openPicker },
  { who: 'thandi.mokoena', address: '/nominate', name: 'nominate-refused', act: (page) => press(page, 'Submit') },
  { who: 'thandi.mokoena', address: '/nominate', name: 'nominate-sent', act: nominate },
  { who: 'thandi.mokoena', address: '/recognise?card=thankyou', name: 'celebrate-sent', act: celebrate },
  { who: 'thandi.mokoena', address: '/ideabox', name: 'idea-sent', act: submitIdea },
  { who: 'thandi.mokoena', address: '/myrecognition', name: 'e-card', act: openCard },
  { who: 'thandi.mokoena', address: '/rewards/gift-vouchers', name: 'basket-filled', act: fillBasket },
  { who: 'thandi.mokoena', address: '/rewards/basket?step=checkout', name: 'order-placed', act: placeOrder },
  { who: 'thandi.mokoena', address: '/', name: 'menu', act: openMenu },
  { who: 'johan.botha', address: '/nominationmanagement', name: 'review', act: openReview },
  { who: 'johan.botha', address: '/nominationmanagement', name: 'review-rated', act: chooseRating },
];

async function press(page: Page, name: string | RegExp) {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  await still(page);
}

/** What stands where something is on its way. */
const waiting = '[aria-busy="true"], [role="status"][aria-label="Loading"]';

/** What was asked for has come, or has failed for good. */
export async function still(page: Page) {
  await page.waitForFunction((places) => !document.querySelector(places), waiting);
  await quiet(page);
}

async function openPicker(page: Page) {
  await page.getByRole('button', { name: 'Select…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /, add$/ })
    .nth(1)
    .click();
  await still(page);
}

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Select…' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByLabel('Search').fill(name);
  await picker.getByRole('button', { name: new RegExp(`${name}.*, add$`) }).click();
  await picker.getByRole('button', { name: 'Done' }).click();
}

async function nominate(page: Page) {
  await choose(page, 'Chantal September');
  await page.getByLabel('Client Obsession').check();
  await page.getByRole('textbox', { name: 'Reason' }).fill('She stayed until the last parcel had left.');
  await press(page, 'Submit');
}

async function celebrate(page: Page) {
  await choose(page, 'Johan Botha');
  await page.getByLabel('Message').fill('Thank you for standing in for me on Friday. It made my week.');
  await press(page, 'Send');
}

async function submitIdea(page: Page) {
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Title').fill('Lockers with sockets');
  await page.getByRole('textbox', { name: 'Idea' }).fill('Then nobody needs to queue for the one in the kitchen.');
  await press(page, 'Submit');
}

async function openCard(page: Page) {
  await page.getByRole('tabpanel').getByRole('button').first().click();
  await still(page);
}

async function fillBasket(page: Page) {
  await press(page, /^Add to basket: .* R 50$/);
  await page.goto('/rewards/basket');
  await still(page);
}

async function placeOrder(page: Page) {
  await press(page, 'Place Order');
}

async function openMenu(page: Page) {
  const more = page.getByRole('button', { name: 'More' });
  if (await more.isVisible()) await more.click();
  await still(page);
}

export async function openReview(page: Page) {
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  await still(page);
}

async function chooseRating(page: Page) {
  await openReview(page);
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^6 of 7/ })
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit rating' }).scrollIntoViewIfNeeded();
  await still(page);
}
