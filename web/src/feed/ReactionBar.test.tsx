import type { Reactions } from '@laurel/contract/calls/recognition/reactions';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answers } from '../../test/answers.ts';
import { refusedWith } from '../../test/answers.ts';
import { aReaction, person } from '../../test/feed.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { ReactionBar } from './ReactionBar.tsx';

const others = { names: ['Ann Lee', 'Ben Ode'], kinds: ['love', 'applause'] as Reactions['kinds'], count: 4 };
const answers: Answers = {
  setreaction: ({ reaction }) => ({
    reactions: aReaction({ ...others, mine: reaction, count: reaction ? 5 : 4, mayThank: true }),
  }),
};
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('one of six is chosen by keyboard and taken back; the focus stays at it', async () => {
  const asked = await showPart(<ReactionBar giver="Ana Silva" reactions={aReaction(others)} />, { answers });
  await expect.element(button(/Love it, Well done: Ann Lee, Ben Ode and 2 others$/)).toBeVisible();
  await button('React').click();
  await expectAccessible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(button('Love it')).toHaveFocus();
  await expect.element(button(/You, Ann Lee, Ben Ode and 2 others$/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { pressed: true, name: 'Love it' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { pressed: true })).not.toBeInTheDocument();
  await expect.element(button('Love it')).toHaveFocus();
  await button('Love it').click();
  await page.getByRole('button', { pressed: true, name: 'Love it' }).click();
  await expect.element(button('React')).toHaveFocus();
  expect(asked.filter(({ name }) => name === 'setreaction').map(({ input }) => input)).toMatchObject([
    { reaction: 'love' },
    { reaction: null },
  ]);
});

test('who received it thanks with one touch, and does not lose the place', async () => {
  await showPart(<ReactionBar giver="Ana Silva" reactions={aReaction({ ...others, mayThank: true })} />, { answers });
  await button('Thank Ana Silva').click();
  await expect.element(page.getByText('Ana Silva knows that you are grateful.')).toBeVisible();
  await expect.element(button('Thank Ana Silva')).not.toBeInTheDocument();
  await expect.element(button('Grateful')).toHaveFocus();
});

test('what is refused is said in its place, and nothing is shown that is not so', async () => {
  await showPart(<ReactionBar giver="Ana Silva" reactions={aReaction({ mayThank: true })} />, {
    answers: { setreaction: () => refusedWith('It is not there any more.') },
  });
  await button('Thank Ana Silva').click();
  await expect.element(page.getByText('It is not there any more.')).toBeVisible();
  await expect.element(button('React')).toBeVisible();
  await expect.element(button('Thank Ana Silva')).toBeVisible();
});

test('what is read anew goes over what was answered', async () => {
  function Renewed() {
    const [read, setRead] = useState(aReaction());
    return (
      <>
        <ReactionBar giver="Ana Silva" reactions={read} />
        <button type="button" onClick={() => setRead(aReaction({ mine: 'brilliant', count: 1 }))}>
          Renew
        </button>
      </>
    );
  }
  await showPart(<Renewed />, { answers });
  await button('React').click();
  await button('Outstanding').click();
  await expect.element(button('Outstanding')).toBeVisible();
  await button('Renew').click();
  await expect.element(button('Brilliant')).toBeVisible();
});

test('everybody who reacted is listed; long names are not cut on a phone', async () => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  await onPhone();
  await showPart(
    <ReactionBar
      giver={long}
      reactions={aReaction({ ...others, names: [long, long], count: 100, isMore: true, mayThank: true })}
    />,
    { answers: { reactionlist: () => ({ people: [{ ...person(long), reaction: 'grateful' }], next: null }) } },
  );
  expectNothingCut(document.body);
  await button(/and more than 98 others$/).click();
  await expect.element(page.getByRole('listitem')).toMatchTextContent('Grateful');
  await expectAccessible();
  expectNothingCut(document.body);
});
