import type { Colleague } from '@laurel/contract/calls/recognition/colleague';
import type { Feature } from '@laurel/contract/programme/items';
import { specified } from '@laurel/contract/programme/programme';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, lineLost, refusedWith } from '../../test/answers.ts';
import { aGiven, person } from '../../test/feed.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { thandi } from '../../test/people.ts';
import { goBy } from '../../test/programme.ts';
import { OneColleague } from './OneColleague.tsx';

const ben = person('Ben Ode', 2);
const shown = <OneColleague memberId={ben.memberId} />;
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

function answers(more: Partial<Colleague> = {}, cards = [aGiven(0)]): Answers {
  return {
    colleague: () => ({
      ...{ person: ben, isOwn: false, mayThank: true, told: null, birthday: null, anniversary: null, celebrated: [] },
      thanked: { cards: cards.length, isMore: false, values: [] },
      ...more,
    }),
    colleaguecards: ({ side }) => ({ items: side === 'received' ? cards : [], next: null }),
  };
}

const off = (feature: Feature) =>
  goBy({ ...specified, features: { ...specified.features, [feature]: { on: false, sites: {} } } });
const link = (name: string) => page.getByRole('link', { name, exact: true });

test('says who somebody is, what they are thanked for and what they tell, and leads to a card', async () => {
  await showPart(shown, {
    answers: answers({
      told: { interestOtherDesc: 'Chess', otherInfo: 'Bees' },
      ...{ birthday: { month: 2, day: 29 }, anniversary: { month: 11, day: 15 } },
      celebrated: [{ what: 'ANNIV', years: 6, date: '2026-11-15' }],
      thanked: {
        ...{ cards: 100, isMore: true },
        values: [
          { value: 'Act of Courage', count: 12 },
          { value: 'Thank you', count: 1 },
        ],
      },
    }),
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ben Ode' })).toBeVisible();
  await expect.element(page.getByText('29 February')).toBeVisible();
  await expect.element(page.getByText('6 years on 15 November')).toBeVisible();
  const values = page.getByRole('list').filter({ hasText: 'Act of Courage' }).getByRole('listitem');
  await expect
    .poll(() => values.elements().map((one) => one.textContent))
    .toEqual(['Act of Courage 12 times', 'Thank you once']);
  await expect.element(page.getByText('On the last 100 cards that you see.')).toBeVisible();
  await expect.element(page.getByText('Bees')).toBeVisible();
  await expect.element(link('Thank Ben Ode')).toHaveAttribute('href', `/recognise/${ben.memberId}?card=thankyou`);
  await expect
    .element(link('Celebrate Ben Ode'))
    .toHaveAttribute('href', `/recognise/${ben.memberId}?card=anniversary`);
  await expect.element(page.getByRole('article', { name: 'Ana Silva thanked Ben Ode' })).toBeVisible();
  await expect.element(link('Ana Silva')).toHaveAttribute('href', `/colleague/${person('Ana Silva').memberId}`);
  await expectAccessible();
});

test('whom nobody has thanked yet is thanked first; what somebody gave is the other choice', async () => {
  await showPart(shown, { answers: answers({}, []) });
  await expect.element(page.getByText('Nobody has thanked Ben Ode here yet.')).toBeVisible();
  await expect.poll(() => link('Thank Ben Ode').elements().length).toBe(2);
  await page.getByText('Given', { exact: true }).click();
  await expect.element(page.getByText('Ben Ode has given nothing that you see yet.')).toBeVisible();
  await expectAccessible();
  await page.getByText('Received', { exact: true }).click();
  await expect.element(page.getByText('Nobody has thanked Ben Ode here yet.')).toBeVisible();
});

test('one’s own page says that it is how others see one, and leads to what one changes', async () => {
  await showPart(shown, {
    answers: answers({ isOwn: true, mayThank: false, person: { ...ben, memberId: thandi.memberId } }, []),
  });
  await expect.element(page.getByText('This is how colleagues see you.')).toBeVisible();
  await expect.element(link('Who sees my recognition')).toHaveAttribute('href', '/myprofile');
  await expect.element(page.getByText('Nothing that others see stands here yet.')).toBeVisible();
  expect(link('Thank Ben Ode').elements()).toEqual([]);
});

test('who never signed on is sent nothing; without a feed there are no cards', async () => {
  await showPart(shown, {
    answers: answers({ person: { ...ben, memberId: '0.200002' }, mayThank: false, thanked: null }),
  });
  await expect.element(page.getByText('Has not registered yet')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
  expect(page.getByRole('heading', { name: 'Recognition' }).elements()).toEqual([]);
});

test('who looks after people opens the record', async () => {
  await showPart(shown, { answers: answers(), member: { capabilities: ['people'] } });
  await expect.element(link('Open the record')).toHaveAttribute('href', `/people/${ben.memberId}`);
});

test('where there are no pages of colleagues names are no links', async () => {
  off('colleaguePages');
  await showPart(shown, { answers: answers() });
  await expect.element(page.getByRole('article', { name: 'Ana Silva thanked Ben Ode' })).toBeVisible();
  expect(link('Ana Silva').elements()).toEqual([]);
});

test('who is not there has no page; what cannot be read is asked for again', async () => {
  await showPart(shown, { answers: { colleague: () => refusedWith('Not found', 404) } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  let isDown = true;
  await showPart(shown, {
    answers: {
      ...answers(),
      colleague: (input) => {
        if (isDown) throw lineLost;
        return answers().colleague?.(input) as never;
      },
    },
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ben Ode' })).toBeVisible();
});

test('a long name stands whole on a phone', async () => {
  await onPhone();
  await showPart(shown, {
    answers: answers({
      person: { ...ben, memberName: `${long} ${long}`, division: long },
      told: { interestOtherDesc: long, otherInfo: long },
      birthday: { month: 5, day: 1 },
      thanked: { cards: 1, isMore: false, values: [{ value: long, count: 1 }] },
    }),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expectNothingCut(document.documentElement);
});
