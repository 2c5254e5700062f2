import type { Output } from '@laurel/contract/call';
import type { companyyear, myyear } from '@laurel/contract/calls/year';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { type Answers, lineLost } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { MyYearPage } from './MyYearPage.tsx';

type Own = Output<typeof myyear>;
type Company = Output<typeof companyyear>;

const none = { given: 0, got: 0 };
const ben = { memberId: '1.100000000002', memberName: 'Ben Ode', picId: '', division: 'Plant North' };
const lea = { memberId: '1.100000000003', memberName: 'Lea Low', picId: '', division: 'Plant North' };

const own: Own = {
  ...{ year: 2026, years: [2026, 2025] },
  thankYous: { given: 4, got: 2 },
  payItForward: { given: 1, got: 0 },
  ...{ awards: { given: 0, got: 1 }, nominations: none, points: { given: 20, got: 1500 } },
  values: [
    { value: 'Thank you', given: 4, got: 2 },
    { value: 'Act of Courage', given: 1, got: 1 },
  ],
  months: Array.from({ length: 12 }, (_, n) => (n === 4 ? { given: 5, got: 3 } : none)),
  words: [
    {
      ...{ cardId: '7', date: '2026-05-04T10:00:00.000Z', value: 'Thank you', message: 'You stayed until it ran.' },
      ...{ memberName: 'Ben Ode', picId: '', messageLanguage: 'en' },
    },
  ],
  thanked: [{ ...ben, times: 3 }],
  now: {
    weeks: 7,
    people: [
      { ...ben, dateThanked: '2026-05-04T10:00:00.000Z' },
      { ...lea, dateThanked: null },
    ],
    isTeam: false,
  },
};
const nothing: Own = {
  ...{ ...own, thankYous: none, payItForward: none, awards: none, points: none },
  ...{ values: [], months: Array(12).fill(none), words: [], thanked: [], now: { weeks: 0, people: [], isTeam: true } },
};
const company: Company = {
  ...{ year: 2026, dateCounted: '2026-11-20T02:40:00.000Z' },
  all: { cards: 1240, givers: 80, receivers: 90 },
  values: [
    { value: 'Thank you', cards: 1200 },
    { value: 'Client Obsession', cards: null },
  ],
  months: [null, ...Array(10).fill(124), 0],
};

async function show(more: Answers = {}, address = '/myyear') {
  await navigate(address);
  return showPart(<MyYearPage />, { answers: { myyear: () => own, companyyear: () => company, ...more } });
}

const table = (name: string, n = 0) => page.getByRole('table', { name }).nth(n);

test('figures are bars to see and a table to hear, one’s own first and then the company’s', async () => {
  await show();
  await expect.element(table('What for').getByRole('row', { name: 'Thank you 4 2' })).toBeVisible();
  await expect.element(table('Month by month').getByRole('row', { name: 'May 5 3' })).toBeVisible();
  await expect.element(table('In which way').getByRole('row', { name: 'Pay It Forward 1 0' })).toBeVisible();
  await expect.element(page.getByText('1,500')).toBeVisible();
  await expect.element(table('What for', 1).getByRole('row', { name: 'Thank you 1,200' })).toBeVisible();
  await expect.element(table('What for', 1).getByRole('row', { name: 'Client Obsession few' })).toBeVisible();
  await expect.element(table('Month by month', 1).getByRole('row', { name: 'January few' })).toBeVisible();
  await expect.element(page.getByText(/“Few” stands where fewer than 5 people/)).toBeVisible();
  await expectAccessible();
});

test('whoever was not thanked for long is one click from a card, and weeks are a remark', async () => {
  await show();
  await expect.element(page.getByText('In 7 of the last 8 weeks you thanked somebody.')).toBeVisible();
  await expect.element(page.getByText('Last time: May 2026')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Thank Lea Low' }))
    .toHaveAttribute('href', '/recognise/1.100000000003?card=thankyou');
  await expect
    .element(page.getByRole('link', { name: 'Open the card from Ben Ode' }))
    .toHaveAttribute('href', '/card/7');
});

test('no week with a thank-you is said nothing of, and whose team it is says so', async () => {
  await show({ myyear: () => ({ ...own, now: { weeks: 0, people: [{ ...lea, dateThanked: null }], isTeam: true } }) });
  await expect.element(page.getByRole('heading', { name: 'Thank somebody of your team' })).toBeVisible();
  expect(page.getByText(/of the last/).query()).toBeNull();
  const name = page.getByRole('link', { name: lea.memberName, exact: true });
  await expect.element(name).toHaveAttribute('href', `/colleague/${lea.memberId}`);
});

test('another year stands in the address, and this one without', async () => {
  const asked = await show({ myyear: ({ year }: { year?: number }) => ({ ...own, year: year ?? 2026, now: null }) });
  const field = page.getByRole('combobox', { name: 'Year' });
  await field.click();
  await field.selectOptions('2025');
  await expect.poll(() => location.search).toBe('?year=2025');
  await expect
    .poll(() => asked.map(({ name, input }) => [name, input]).slice(-2))
    .toEqual(
      expect.arrayContaining([
        ['myyear', { year: 2025 }],
        ['companyyear', { year: 2025 }],
      ]),
    );
  expect(document.activeElement).toBe(field.element());
  await field.selectOptions('2026');
  await expect.poll(() => location.search).toBe('');
});

test('a year begins with the first thank-you; of one that is over it is said that there was nothing', async () => {
  await show({ myyear: () => nothing });
  await expect.element(page.getByText('Your year begins with the first thank-you')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Thank somebody' }))
    .toHaveAttribute('href', '/recognise?card=thankyou');
  await expectAccessible();
  await show({ myyear: () => ({ ...nothing, year: 2025, now: null }) }, '/myyear?year=2025');
  await expect.element(page.getByText('In 2025 you gave nothing and got nothing here')).toBeVisible();
});

test.each([
  ['The company’s year is added up each night. Come back tomorrow.', { dateCounted: null }],
  ['In 2026 too few people gave something to tell of it here.', { all: null }],
  ['In 2026 nobody gave anything here.', { all: { cards: 0, givers: 0, receivers: 0 } }],
] as const)('the company says: %s', async (words, more) => {
  await show({ companyyear: () => ({ ...company, ...more }) });
  await expect.element(page.getByText(words)).toBeVisible();
});

test('what fails takes nothing else along, and is asked for again', async () => {
  let fails = true;
  await show({ companyyear: () => (fails ? Promise.reject(lineLost) : company) });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByText('Whom you thanked most')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('People who gave')).toBeVisible();
});

test('long names and many behaviours fit on a phone, and what is behind the first ones is one line', async () => {
  await onPhone();
  const long = 'Maximiliane-Theodora Wolkenkuckucksheimer-von-und-zu-Hohenlohe';
  const values = Array.from({ length: 12 }, (_, n) => ({
    value: `Donaudampfschifffahrtsgesellschaft ${n}`,
    given: 2,
    got: 1,
  }));
  await show({ myyear: () => ({ ...own, values, thanked: [{ ...ben, memberName: long, times: 1 }] }) });
  await expect.element(table('What for').getByRole('row', { name: 'Others 8 4' })).toBeVisible();
  expectNothingCut(document.querySelector('main') as Element);
});
