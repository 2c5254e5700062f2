import type { Boosts } from '@laurel/contract/calls/awards/boosts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ItemFoot } from '#feed/ItemFoot.tsx';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { aBoostQuote, aBoosts, aGiven, person } from '../../test/feed.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';

const foot = (boosts: Boosts) => <ItemFoot giver="Ana Silva" reactions={null} comments={null} boosts={boosts} />;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const sent = {
  ...{ message: 'Your points are on their way.', recipients: 3, pointsTotal: 30, undeliverable: [] },
  unreachable: { count: 0, names: [] },
};
const after = aBoosts({ points: 10, mine: 10, count: 1 });
const answers = (more: Answers = {}): Answers => ({
  boostquote: ({ points }) => ({ quote: aBoostQuote(points, 3) }),
  boost: () => sent,
  recognitionfeeditem: () => ({ item: aGiven(1, { boosts: after }) }),
  memberheader: () => never,
  ...more,
});

test('so many points for each are added, with what that costs; the item says so at once, and the focus is where it was', async () => {
  const asked = await showPart(foot(aBoosts()), { answers: answers() });
  await button('Add points').click();
  await expect.element(dialog.getByText('3 people get them: 15 Points in all.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('radio', { name: '10', exact: true }).click();
  await expect.element(dialog.getByText('3 people get them: 30 Points in all.')).toBeVisible();
  await expect.element(dialog.getByText('You have 100 Points, and 70 afterwards.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 30 Points' }).click();
  await expect.element(dialog.getByText('Your points are on their way.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Close' }).first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('+10 from you')).toBeVisible();
  await expect.element(button('Add points')).toHaveFocus();
  expect(asked.find(({ name }) => name === 'boost')).toMatchObject({
    input: { place: aBoosts().place, points: 10, quote: { recipients: 3, pointsTotal: 30 } },
    key: expect.stringMatching(/./),
  });
});

test('too few points are said before, and what is refused after; what was seen otherwise is shown anew', async () => {
  let refusals = 0;
  await showPart(foot(aBoosts()), {
    answers: answers({
      boostquote: ({ points }) => ({ quote: aBoostQuote(points, 3, 12) }),
      boost: () => {
        refusals += 1;
        return refusals > 1
          ? refusedWith('It goes to 1 person now.', 400, { quote: aBoostQuote(5, 1, 12) })
          : refusedWith('You do not have enough points.');
      },
    }),
  });
  await button('Add points').click();
  await expect.element(dialog.getByText('You have 12 Points: 3 too few.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 15 Points' }).click();
  await expect.element(dialog.getByText('You do not have enough points.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 15 Points' }).click();
  await expect.element(dialog.getByText('It goes to 1 person now.')).toBeVisible();
  await expect.element(dialog.getByText('You have 12 Points, and 7 afterwards.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Add 5 Points' })).toBeVisible();
});

test('within minutes they are taken back there', async () => {
  await showPart(foot(aBoosts()), {
    answers: answers({
      boost: () => ({ ...sent, takeBack: { awardId: '7', until: '2999-01-01T00:00:00.000Z' } }),
      takeback: () => ({ message: 'It is taken back.' }),
      recognitionfeeditem: () => ({ item: aGiven(1, { boosts: aBoosts() }) }),
    }),
  });
  await button('Add points').click();
  await dialog.getByRole('button', { name: 'Add 15 Points' }).click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(dialog.getByText('It is taken back.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Close' }).last()).toHaveFocus();
});

test.each([
  [{ points: 20, count: 2, names: ['Ana Silva', 'Ben Ode'] }, '+20 from Ana Silva, Ben Ode'],
  [
    { points: 20, mine: 10, count: 4, names: ['Ana Silva', 'Ben Ode'] },
    '+20 from you and Ana Silva, Ben Ode and 1 other',
  ],
  [{ points: null, count: 1, names: ['Ana Silva'] }, 'More points from Ana Silva'],
  [{ points: null, mine: 5, count: 2, names: ['Ana Silva'] }, 'More points from you and Ana Silva'],
  [{ points: 9, count: 101, names: ['Ana Silva', 'Ben Ode'], isMore: true }, /more than 99 others/],
])('%j is said as %s', async (boosts, words) => {
  await showPart(foot(aBoosts({ ...boosts, mayAdd: false })), { answers: {} });
  await expect.element(button(words)).toBeVisible();
  await expect.element(button('Add points')).not.toBeInTheDocument();
});

test('who added is listed, with how many where one may know; long names are not cut on a phone', async () => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  await onPhone();
  await showPart(foot(aBoosts({ points: 15, count: 2, names: [long, 'Ben Ode'] })), {
    answers: answers({
      boostlist: () => ({
        people: [
          { ...person(long), points: 10, to: 3, date: '2026-11-20T10:00:00Z' },
          { ...person('Ben Ode', 2), points: null, to: 1, date: '2026-11-20T10:00:00Z' },
        ],
        next: null,
      }),
    }),
  });
  await button(/^\+15 from/).click();
  await expect.element(dialog.getByText('+10 each for 3 people')).toBeVisible();
  await expect.element(dialog.getByRole('listitem')).toHaveLength(2);
  expectNothingCut(document.body);
  await expectAccessible();
});
