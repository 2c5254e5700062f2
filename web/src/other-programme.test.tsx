import type { Quote } from '@laurel/contract/shapes/quote';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, never, refusedWith } from '../test/answers.ts';
import { oneNomination, openNomination, reviewQuote } from '../test/nomination.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../test/part.tsx';
import { colleagues } from '../test/people.ts';
import { goBy, otherProgramme } from '../test/programme.ts';
import { AdhocRecognitionPage } from './awards/AdhocRecognitionPage.tsx';
import { PayItForwardPage } from './awards/PayItForwardPage.tsx';
import { RewardPage } from './awards/RewardPage.tsx';
import { IdeaBoxPage } from './ideas/IdeaBoxPage.tsx';
import { NominatePage } from './nominations/NominatePage.tsx';
import { ReviewModal } from './nominations/ReviewModal.tsx';
import { NominationOutcome } from './outcomes/NominationOutcome.tsx';

/** The forms as a company has them whose programme is another than the specification's. */

const people = colleagues(1);
const quote: Quote = {
  recipients: 1,
  pointsEach: 0,
  pointsTotal: 0,
  available: null,
  left: null,
  notRegistered: { count: 0, names: [] },
  leavesOutSelf: false,
  unreachable: { count: 0, names: [] },
  steps: [],
  missing: 0,
  mustConfirm: false,
};
const answers: Answers = {
  getdivisionlist: () => ({ countryList: [], divisionList: [] }),
  getmemberlist: () => ({ memberList: people, picIds: [], isMore: false }),
  getcontentdb: () => ({ title: '', content: '' }),
  myideas: () => never,
  rewardquote: ({ points }) => ({ quote: { ...quote, pointsEach: points, pointsTotal: points } }),
  doreward: () => ({
    message: 'It is on its way.',
    recipients: 1,
    pointsTotal: 0,
    undeliverable: [],
    unreachable: { count: 0, names: [] },
  }),
  newnom: () => ({ message: 'Successfully submitted nomination', nomIds: ['7'], recipients: 1, readBy: [] }),
  ideasubmit: () => ({ message: 'Thank you!', ideaBoxId: '3' }),
  ideasharing: () => ({ shared: false }),
  nomget: () => oneNomination({ ...openNomination, nomCat: 'Craft', mayReview: true }),
  tryreview: () => reviewQuote,
  memberheader: () => never,
};
const show = (part: React.ReactNode, more: Answers = {}) =>
  showPart(part, {
    answers: { ...answers, ...more },
    member: { isAdminReports: true, capabilities: ['administrator'] },
  });

const dialog = page.getByRole('dialog');
const reason = page.getByRole('textbox', { name: /Reason/ });
const message = page.getByRole('textbox', { name: /Message/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** By keyboard: what is counted above it may move it away from under the pointer. */
async function press(name: string) {
  ((await button(name).findElement()) as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}
const choose = (name: string | RegExp) => page.getByLabelText(name).click({ force: true });
const offersOf = (name: string) =>
  [...page.getByRole('group', { name }).element().querySelectorAll('input')].map(({ ariaLabel }) => ariaLabel);

async function choosePerson() {
  await button('Select…').click();
  await dialog
    .getByRole('button', { name: new RegExp(people[0]?.surname ?? '') })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

const behaviours = otherProgramme.behaviours.flatMap(({ name, retired }) => (retired ? [] : [name]));

beforeEach(() => goBy(otherProgramme));

describe('Nominate', () => {
  test('offers the behaviours of the company, explained where it explains them, and nothing beside them', async () => {
    const asked = await show(<NominatePage />);
    await choosePerson();
    expect(offersOf('What did you see?')).toEqual(behaviours);
    await expect.element(page.getByText('Stood in for a customer.')).toBeVisible();
    expect(page.getByText('Other', { exact: true }).elements()).toEqual([]);
    await choose('Craft');
    await choose('Customers First');
    await reason.fill('Stayed until the last parcel had left.');
    await expect.element(page.getByText('22 characters remaining').first()).toBeInTheDocument();
    await expectAccessible();
    await press('Submit');
    await expect.element(page.getByText('Successfully submitted nomination')).toBeVisible();
    expect(asked.find(({ name }) => name === 'newnom')?.input).toMatchObject({ nomCat: ['Customers First', 'Craft'] });
  });

  test('an old choice that the server refuses leaves the form as it is', async () => {
    const refused = refusedWith('Some fields need attention.', 400, {
      formErrors: { nomCat: 'This is not a behaviour.' },
    });
    await show(<NominatePage />, { newnom: () => refused });
    await choosePerson();
    await choose('Craft');
    await reason.fill('Stayed until the last parcel had left.');
    await press('Submit');
    await expect.element(page.getByText('This is not a behaviour.')).toBeVisible();
    await expect.element(page.getByLabelText('Craft')).toBeChecked();
    await expect.element(reason).toHaveValue('Stayed until the last parcel had left.');
  });

  test('says the names as the reader’s language does, and sends those of the calls', async () => {
    goBy(otherProgramme, 'de');
    const asked = await show(<NominatePage />);
    await choosePerson();
    await expect.element(page.getByText('Trat für jemanden aus der Kundschaft ein.')).toBeVisible();
    await choose('Handwerk');
    await reason.fill('Bis zum Schluss.');
    await press('Submit');
    await expect.poll(() => asked.find(({ name }) => name === 'newnom')?.input).toMatchObject({ nomCat: ['Craft'] });
  });
});

test('Recognise asks for no category where there are none, and takes as many digits as the most has', async () => {
  const asked = await show(<RewardPage />);
  await choosePerson();
  expect(offersOf('What for?')).toEqual(behaviours);
  expect(page.getByRole('group', { name: /Category/ }).elements()).toEqual([]);
  await choose('Craft');
  const points = page.getByRole('textbox', { name: /Points for each/ });
  await expect.element(points).toHaveAttribute('maxlength', '6');
  await points.fill('100000');
  await choose('E-mail');
  await message.fill('You stayed until everything ran again.');
  await expect.element(page.getByText('1 person × 100,000 Points')).toBeVisible();
  await expectAccessible();
  await press('Send');
  await expect.element(page.getByText('It is on its way.')).toBeVisible();
  expect(asked.find(({ name }) => name === 'doreward')?.input).toMatchObject({ reason: 'Craft', points: 100_000 });
});

test('Pay It Forward offers no wishes that are retired, and the amounts of the company', async () => {
  const asked = await show(<PayItForwardPage />);
  await choosePerson();
  expect(offersOf('What for?')).toEqual(behaviours);
  await choose('Craft');
  await choose('7');
  await press('Send');
  await expect.poll(() => asked.find(({ name }) => name === 'doreward')?.input).toMatchObject({ points: 7 });
});

test('Adhoc Recognition offers the company’s values and amounts', async () => {
  const asked = await show(<AdhocRecognitionPage />);
  await choosePerson();
  expect(offersOf('What for?')).toEqual(['Sunshine', 'Rain']);
  await expect.element(page.getByText('Made the day brighter.')).toBeVisible();
  await choose('Rain');
  await choose('100,000');
  await choose('SMS');
  await message.fill('Thank you.');
  await press('Send');
  await expect
    .poll(() => asked.find(({ name }) => name === 'doreward')?.input)
    .toMatchObject({ what: 'adhoc', reason: 'Rain', points: 100_000 });
});

test('of one value none is to be chosen', async () => {
  goBy({ ...otherProgramme, values: [{ key: 'rain', name: 'Rain' }] });
  const asked = await show(<AdhocRecognitionPage />);
  await choosePerson();
  expect(page.getByRole('group', { name: 'What for?' }).elements()).toEqual([]);
  await expect.element(page.getByText('Rain').first()).toBeVisible();
  await choose('100,000');
  await choose('SMS');
  await message.fill('Thank you.');
  await press('Send');
  await expect
    .poll(() => asked.find(({ name }) => name === 'doreward')?.input)
    .toMatchObject({ what: 'adhoc', reason: 'Rain' });
});

describe('a review', () => {
  const star = (rating: number, of: number) => page.getByRole('radio', { name: new RegExp(`^${rating} of ${of}`) });
  const custom = page.getByRole('switch', { name: 'Custom amount' });
  const close = () => {};

  test('has the stars of the company, and no amount of one’s own where there is none', async () => {
    await show(<ReviewModal nomId="1" onClose={close} />);
    await star(5, 5).click({ force: true });
    await expect.element(page.getByText('40 points')).toBeVisible();
    expect(star(6, 5).elements()).toEqual([]);
    expect(custom.elements()).toEqual([]);
    await expectAccessible();
  });

  test('of ten stars has room on a phone, and an amount of six digits', async () => {
    await onPhone();
    const points = Array.from({ length: 10 }, (_, place) => 10_000 * (place + 1));
    goBy({ ...otherProgramme, review: { points, customMost: 100_000, customAbove: 9 } });
    await show(<ReviewModal nomId="1" onClose={close} />);
    await star(9, 10).click({ force: true });
    await expect.element(page.getByText('For a rating above 9')).toBeVisible();
    await star(10, 10).click({ force: true });
    await custom.click({ force: true });
    await page.getByLabelText(/^Points, 0 to 100,000/).fill('100000');
    await expect.element(page.getByText('100,000 points')).toBeVisible();
    expectNothingCut(dialog.element().querySelector('[data-panel]') as Element);
    for (const word of dialog.element().querySelectorAll('label > span')) expectNothingCut(word);
    await expectAccessible();
  });
});

test('what was rated has the stars that there were then', async () => {
  const rated = { ...openNomination, state: 'rated' as const, reviewRating: 6, reviewRatingMax: 7 };
  await show(<NominationOutcome outcome={{ ...rated, reviewByMember: 'Bo Lee', dateReviewed: rated.dateCreated }} />);
  expect(page.getByRole('img', { name: '6 of 7 stars' }).element().textContent).toBe('★'.repeat(7));
});

test('the idea box offers the company’s categories, and its length of a title', async () => {
  const asked = await show(<IdeaBoxPage />);
  await page.getByLabelText(/^Category/).selectOptions('Greener');
  await page.getByLabelText(/^Title/).fill('A long title');
  await expect.element(page.getByText('Please use at most 10 characters.')).toBeVisible();
  await page.getByLabelText(/^Title/).fill('A bench');
  await page.getByRole('textbox', { name: /^Idea/ }).fill('Under the tree.');
  await press('Submit');
  await expect
    .poll(() => asked.find(({ name }) => name === 'ideasubmit')?.input)
    .toMatchObject({ category: 'Greener', title: 'A bench' });
});

test.each([
  ['a phone', onPhone],
  ['a wide window', async () => {}],
])('the longest names have room on %s', async (_where, look) => {
  await look();
  goBy({
    ...otherProgramme,
    categories: otherProgramme.behaviours.map(({ key, name }) => ({ key, name })),
    alone: { name: 'Siebenundsiebzigtausendsiebenhundertsiebenundsiebzigfachheit' },
  });
  for (const part of [<NominatePage key="nominate" />, <RewardPage key="recognise" />]) {
    await show(part);
    await page
      .getByLabelText(/^Donaudampf/)
      .first()
      .click({ force: true });
    await expect.element(page.getByRole('complementary', { name: 'Preview' })).toMatchTextContent('Donaudampf');
    expectNothingCut(document.body);
    for (const place of document.querySelectorAll('label, aside, article')) expectNothingCut(place);
  }
});
