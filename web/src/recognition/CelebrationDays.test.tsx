import type { CelebratedDay } from '@laurel/contract/calls/celebrations';
import type { CelebrationRow } from '@laurel/contract/calls/recognition/celebration-row';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { aHome } from '../../test/people.ts';
import { CelebrationDays } from './CelebrationDays.tsx';

const celebrating = (memberId: string, memberName: string, more: Partial<CelebrationRow> = {}): CelebrationRow => ({
  ...{ what: 'BDAY', memberId, memberName, picId: '', firstName: memberName, surname: '', division: 'Operations' },
  ...{ years: 0, interest1: '', ...more },
});
const ana = celebrating('1.300001', 'Ana Silva', { what: 'ANNIV', years: 12 });
const ben = celebrating('1.300002', 'Ben Ode');
const cas = celebrating('1.300003', 'Cas Ruiz');
const on = (day: string, people: CelebrationRow[], more: Partial<CelebratedDay> = {}): CelebratedDay => ({
  ...{ day, people, total: people.length, next: null },
  ...more,
});
const show = (coming: CelebratedDay[], missed: CelebratedDay[], more: Answers = {}) =>
  showPart(
    <>
      <h1>Celebrate</h1>
      <CelebrationDays />
    </>,
    { answers: { celebrationweek: () => ({ coming, missed }), ...more } },
  );
const week = page.getByRole('region', { name: 'This week' });
const missed = page.getByRole('region', { name: 'Missed', exact: true });
const person = (name: string) => page.getByRole('listitem').filter({ hasText: name });

test('each day says who celebrates what, and leads to a card; to oneself it only says so', async () => {
  const self = celebrating(aHome().memberData.memberId, 'Thandi Mokoena');
  await show([on('2026-12-02', [ana, self]), on('2026-12-04', [ben])], [on('2026-11-29', [cas])]);
  await expect.element(week.getByRole('heading', { level: 3 }).first()).toHaveTextContent('Wednesday, 2 December');
  await expect.element(person('Ana Silva').getByText(/12 years/)).toBeVisible();
  await expect
    .element(person('Ana Silva').getByRole('link', { name: /^Celebrate/ }))
    .toHaveAttribute('href', `/recognise/${ana.memberId}?card=anniversary`);
  expect(
    person('Thandi Mokoena')
      .getByRole('link', { name: /^Celebrate/ })
      .elements(),
  ).toEqual([]);
  await expect.element(missed.getByRole('link', { name: 'Cas Ruiz' })).toBeVisible();
  expect(missed.getByText('Ben Ode').elements()).toEqual([]);
  await expectAccessible();
});

test('days without anybody are not listed, and nobody at all is said', async () => {
  await show([], []);
  await expect.element(week.getByText('Nobody celebrates in the next seven days.')).toBeVisible();
  await expect.element(missed.getByText('Nobody celebrated in the last three days.')).toBeVisible();
});

test('of many the first stand there; the others follow, and the first of them has the focus', async () => {
  const asked = await show([on('2026-12-02', [ana], { total: 3, next: 'ANNIV.300001' })], [], {
    celebrationday: ({ after }) =>
      after === 'ANNIV.300001' ? { people: [ben], next: 'BDAY.300002' } : { people: [cas], next: null },
  });
  await page.getByRole('button', { name: 'Show 2 more' }).click();
  await expect.element(person('Ben Ode')).toHaveFocus();
  await page.getByRole('button', { name: 'Show 1 more' }).click();
  await expect.element(person('Cas Ruiz')).toHaveFocus();
  expect(page.getByRole('button', { name: /^Show/ }).elements()).toEqual([]);
  expect(asked.filter(({ name }) => name === 'celebrationday').map(({ input }) => input)).toEqual([
    { day: '2026-12-02', after: 'ANNIV.300001' },
    { day: '2026-12-02', after: 'BDAY.300002' },
  ]);
});

test('others that cannot be read are said, those who stand there stay, and it is tried again', async () => {
  let down = true;
  await show([on('2026-12-02', [ana], { total: 2, next: 'ANNIV.300001' })], [], {
    celebrationday: () => (down ? refusedWith('Not now.', 503) : { people: [ben], next: null }),
  });
  await page.getByRole('button', { name: 'Show 1 more' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(person('Ana Silva')).toBeVisible();
  down = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(person('Ben Ode')).toHaveFocus();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('what is looked for shows its shape, and what fails its reason and a way on', async () => {
  await show([], [], { celebrationweek: () => never });
  await expect.element(page.getByRole('heading', { name: 'Celebrate' })).toBeVisible();
  expect(week.elements()).toEqual([]);
  let down = true;
  await show([], [], {
    celebrationweek: () => (down ? refusedWith('Not now.', 503) : { coming: [on('2026-12-02', [ana])], missed: [] }),
  });
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  down = false;
  await retry.click();
  await expect.element(person('Ana Silva')).toBeVisible();
});

test('a long name breaks on a phone', async () => {
  await onPhone();
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  await show([on('2026-12-02', [celebrating('1.300004', long)])], []);
  await expect.element(person(long)).toBeVisible();
  expectNothingCut(week.element());
});
