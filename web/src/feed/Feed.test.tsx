import type { FeedScope } from '@laurel/contract/programme/audience';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusedWith } from '../../test/answers.ts';
import { aGiven, feedOf, person } from '../../test/feed.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { Feed } from './Feed.tsx';

function Shown() {
  const [scope, setScope] = useState<FeedScope>('everybody');
  return <Feed scope={scope} onScope={setScope} />;
}

const items = () => page.getByRole('article');
const nth = (n: number) => items().nth(n);
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

test('says who gave what to whom, in whose words, and leads to one’s own card', async () => {
  await showPart(<Shown />, {
    answers: feedOf([
      aGiven(0, { cardId: '7', audience: 'us' }),
      aGiven(1, {
        type: 'PIF',
        value: 'Act of Courage',
        points: 50,
        people: [person('Cid Calm'), person('Dee Dawn', 2)],
      }),
      aGiven(2, {
        ...{ type: 'RwdN', value: 'Client Obsession', forMember: 'Lerato Dlamini', others: 100, isMore: true },
        people: Array.from({ length: 8 }, (_, n) => person(`Person ${n}`, n)),
      }),
      aGiven(3, { value: 'Birthday', message: '' }),
    ]),
  });
  await expect.element(page.getByRole('article', { name: 'Ana Silva thanked Ben Ode' })).toBeVisible();
  await expect.element(nth(0).getByText('Only the two of you')).toBeVisible();
  await expect.element(nth(0).getByRole('link', { name: 'Open the card' })).toHaveAttribute('href', '/card/7');
  await expect
    .element(page.getByRole('article', { name: 'Ana Silva paid it forward to Cid Calm, Dee Dawn' }))
    .toBeVisible();
  await expect.element(nth(1).getByText(/^50 .+ each$/)).toBeVisible();
  await expect
    .element(nth(2))
    .toHaveAccessibleName(
      'Ana Silva for Lerato Dlamini recognised Person 0, Person 1, Person 2 and more than 105 others',
    );
  await expect.element(page.getByRole('article', { name: 'Ana Silva congratulated Ben Ode' })).toBeVisible();
  await expect.element(page.getByText('That is all there is.')).toBeVisible();
  await expectAccessible();
});

test('grows as one reads; what comes meanwhile is told, and stands there when it is asked for', async () => {
  let all = Array.from({ length: 12 }, (_, n) => aGiven(n + 4));
  let count = 0;
  await showPart(<Shown />, {
    answers: {
      recognitionfeed: (input) => feedOf(all).recognitionfeed?.(input) as never,
      recognitionfeednew: () => ({ count, isMore: false }),
    },
  });
  await expect.poll(() => items().elements().length).toBe(10);
  all = [aGiven(1), aGiven(2), ...all];
  count = 2;
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => items().elements().length).toBe(12);
  await expect.element(nth(10)).toHaveFocus();
  await expect.element(nth(0)).toMatchTextContent('Words of card 4');
  count = 2;
  await page.getByRole('button', { name: '2 new' }).click();
  await expect.element(nth(0)).toMatchTextContent('Words of card 1');
  await expect.element(nth(0)).toHaveFocus();
  await userEvent.keyboard('{PageDown}{PageDown}');
  await expect.element(nth(2)).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  await expect.element(nth(1)).toHaveFocus();
});

test('shows whose is chosen, and everybody of a group', async () => {
  const asked = await showPart(<Shown />, {
    answers: {
      ...feedOf([aGiven(0, { people: [person('Cid Calm'), person('Dee Dawn', 2)] })]),
      recognitionfeed: ({ scope }) => ({
        items: scope === 'team' ? [] : [aGiven(0, { people: [person('Cid Calm'), person('Dee Dawn', 2)] })],
        next: null,
      }),
      recognitionfeedpeople: ({ after }) =>
        after ? { people: [person('Dee Dawn', 2)], next: null } : { people: [person('Cid Calm')], next: '5' },
    },
  });
  await page.getByRole('button', { name: 'Show everybody' }).click();
  const people = page.getByRole('dialog', { name: 'Given to' });
  await people.getByRole('button', { name: 'Show more' }).click();
  await expect.element(people.getByText('Dee Dawn')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Show everybody' })).toHaveFocus();
  await page.getByLabelText('Show', { exact: true }).selectOptions('My team');
  await expect.element(page.getByText('Nothing has been given here yet.')).toBeVisible();
  expect(
    asked.filter(({ name }) => name === 'recognitionfeed').map(({ input }) => (input as { scope: string }).scope),
  ).toEqual(['everybody', 'team']);
});

test('what cannot be read says so, and reads at the second try', async () => {
  let isDown = true;
  await showPart(<Shown />, {
    answers: {
      ...feedOf([aGiven(0)]),
      recognitionfeed: () => (isDown ? refusedWith('Not now.', 503) : { items: [aGiven(0)], next: null }),
    },
  });
  isDown = await expect
    .element(page.getByRole('button', { name: 'Try again' }))
    .toBeVisible()
    .then(() => false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(nth(0)).toBeVisible();
});

test('who celebrated stands on their day; long names and a phone have room', async () => {
  const celebrated = {
    ...{ kind: 'celebrated' as const, place: '1795000000000000.0', day: '2026-11-28', others: 3 },
    people: [
      { ...person(long), what: 'BDAY' as const, years: 0 },
      { ...person('Dee Dawn', 2), what: 'ANNIV' as const, years: 5 },
    ],
  };
  await showPart(<Shown />, {
    answers: {
      ...feedOf([]),
      recognitionfeed: () => ({
        items: [celebrated, aGiven(0, { from: person(long), people: [person(long)], message: `${long} ${long}` })],
        next: null,
      }),
    },
  });
  await expect.element(page.getByText('28 Nov 2026 · birthdays and anniversaries')).toBeVisible();
  await expect.element(page.getByText('5 years')).toBeVisible();
  await expect.element(page.getByText('and 3 others')).toBeVisible();
  await onPhone();
  expectNothingCut(page.getByRole('main').element());
});
