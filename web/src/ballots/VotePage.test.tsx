import type { Ballot } from '@laurel/contract/calls/ballots/ballot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersOf, ballot, endedWith } from '../../test/ballots.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { At } from '../../test/waits.tsx';
import { VotePage } from './VotePage.tsx';

const Details = () => null;
const show = (shown: Ballot, more: object = {}) =>
  showPart(
    <At params={{ ballotId: '7' }}>
      <VotePage Details={Details} />
    </At>,
    { answers: { ...answersOf(shown), ...more }, member: { capabilities: ['committee'] } },
  );
const vote = page.getByRole('button', { name: 'Vote', exact: true });

test('somebody votes for one of those who stand, with words or without', async () => {
  await onPhone();
  let now = ballot;
  const asked = await show(ballot, {
    ballotget: () => ({ ballot: now }),
    ballotvote: () => {
      now = { ...ballot, ownLineId: '2', ownWords: 'Calm.', voted: 2 };
      return { message: 'You voted for Bob Best.', ballot: now };
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Who wins Quarter 3 of 2026?' })).toBeVisible();
  await vote.click();
  await expect.element(page.getByText('Please choose one of them.')).toBeVisible();
  await page.getByRole('radio', { name: /^Bob Best/ }).click({ force: true });
  await page.getByRole('textbox', { name: /Why/ }).fill('Calm.');
  await expectAccessible();
  expectNothingCut(document.body);
  await vote.click();
  await expect.element(page.getByText('You voted for Bob Best.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change my vote' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^Bob Best/ })).toBeChecked();
  expect(asked.find(({ name }) => name === 'ballotvote')?.input).toEqual({
    ...{ ballotId: '7', lineId: '2', words: 'Calm.' },
  });
});

test('who has left cannot be voted for', async () => {
  const entries = ballot.entries.map((one, place) => ({ ...one, hasLeft: place === 0 }));
  await show({ ...ballot, entries });
  await expect.element(page.getByText('has left')).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(2);
});

test('when it has ended it says who voted for whom, and who has won', async () => {
  await show(endedWith(1, 2));
  const first = page.getByRole('list', { name: 'How it went' }).getByRole('listitem').first();
  await expect.element(first).toMatchTextContent(/Bob Best.*2 votes.*Voter 10.*Because of Bob Best\./);
  await expectAccessible();
});

test('what was decided between equals, and what was taken back, says by whom and why', async () => {
  await show({ ...endedWith(1, 1), standing: 'won', winnerId: '1', decidedBy: 'Priya Naidoo', decision: 'Twice.' });
  await expect.element(page.getByText('Priya Naidoo has decided between equals')).toBeVisible();
  await expect.element(page.getByText('Twice.')).toBeVisible();
});

test('a vote that was taken back says so', async () => {
  const shown = { standing: 'withdrawn', mayVote: false, withdrawnBy: 'Priya Naidoo', withdrawal: 'Wrong.' } as const;
  await show({ ...ballot, ...shown });
  await expect.element(page.getByText('Priya Naidoo has taken this vote back.')).toBeVisible();
  await expect.element(page.getByText('Wrong.')).toBeVisible();
});
