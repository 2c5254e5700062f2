import type { Comment } from '@laurel/contract/calls/comments/comment';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, lineLost, refusedWith } from '../../test/answers.ts';
import { aComment, aReaction, howMany, person } from '../../test/feed.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { colleagues } from '../../test/people.ts';
import { ItemFoot } from './ItemFoot.tsx';

const foot = (count = 0) => (
  <ItemFoot giver="Ana Silva" reactions={aReaction()} comments={howMany(count)} boosts={null} />
);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const field = page.getByRole('textbox', { name: 'Your comment' });
const rows = page.getByRole('list', { name: 'Comments' }).getByRole('listitem');

/** A server that keeps what is written, the newest first. */
function keeping(...kept: Comment[]): Answers {
  let all = kept;
  const named = colleagues(12);
  return {
    getmemberlist: ({ search = '' }) => ({
      picIds: [],
      memberList: named.filter(({ firstname, surname }) => `${firstname} ${surname}`.includes(search)),
      isMore: false,
    }),
    commentlist: ({ after, limit = 10 }) => {
      const from = after ? all.findIndex(({ commentId }) => commentId === after) + 1 : 0;
      const comments = all.slice(from, from + limit);
      return { comments, next: from + limit < all.length ? (comments.at(-1)?.commentId ?? null) : null };
    },
    addcomment: ({ text, mentions }) => {
      const people = mentions.map((id) => {
        const found = named.find(({ memberId }) => memberId === id);
        return { ...person(`${found?.firstname} ${found?.surname}`), memberId: id };
      });
      const comment = aComment(all.length + 1, {
        ...{ by: person('Thandi Mokoena'), text, mentions: people, isOwn: true },
        editableUntil: new Date(Date.now() + 600_000).toISOString(),
      });
      all = [comment, ...all];
      return { message: 'Your comment is there.', comment, comments: howMany(all.length) };
    },
    editcomment: ({ commentId, text }) => {
      all = all.map((one) => (one.commentId === commentId ? { ...one, text, isEdited: true } : one));
      return { message: 'Your comment is changed.', comment: all[0] as Comment };
    },
    removecomment: ({ commentId }) => {
      all = all.filter((one) => one.commentId !== commentId);
      return { message: 'Your comment is gone.', comments: howMany(all.length) };
    },
  };
}

test('one writes, changes and removes what one wrote, by keyboard; the focus is never lost', async () => {
  const asked = await showPart(foot(1), { answers: keeping(aComment(1)) });
  await button('1 comment').click();
  await expect.element(rows).toHaveLength(1);
  await expectAccessible();
  await field.click();
  await userEvent.keyboard('Thanks to @Johan Botha 1');
  await expect.element(page.getByRole('option', { name: /Johan Botha 1/ }).first()).toBeVisible();
  await userEvent.keyboard('{Enter}and all');
  await button('Send').click();
  await expect.element(rows).toHaveLength(2);
  await expect.element(rows.nth(1)).toMatchTextContent(/Thandi Mokoena.*Thanks to @Johan Botha 1 and all/);
  await expect.element(button('2 comments')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.element(page.getByText('Your comment is there.')).toBeInTheDocument();
  await expectAccessible();

  await button('Change').click();
  const change = page.getByRole('textbox', { name: 'Change' });
  await expect.element(change).toHaveFocus();
  await expect.element(change).toHaveValue('Thanks to @Johan Botha 1 and all');
  await change.fill('Thanks to everybody');
  await button('Save').click();
  await expect.element(rows.nth(1)).toMatchTextContent(/changed.*Thanks to everybody/);
  expect(document.activeElement?.textContent).toContain('Thanks to everybody');

  await button('Remove').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect.element(rows).toHaveLength(1);
  await expect.element(button('1 comment')).toBeVisible();
  expect(document.activeElement?.textContent).toContain('Words 1');
  expect(asked.filter(({ name }) => /comment$/.test(name)).map(({ name, input }) => [name, input])).toMatchObject([
    ['addcomment', { text: 'Thanks to @{1} and all', mentions: ['1.200001'] }],
    ['editcomment', { text: 'Thanks to everybody', mentions: [] }],
    ['removecomment', {}],
  ]);
});

test('older ones come above those that stand there, and the focus goes to the nearest of them', async () => {
  const all = Array.from({ length: 23 }, (_, n) => aComment(23 - n));
  await showPart(foot(23), { answers: keeping(...all) });
  await button('23 comments').click();
  await expect.element(rows).toHaveLength(10);
  await expect.element(rows.nth(9)).toMatchTextContent('Words 23');
  await button('Earlier comments').click();
  await expect.element(rows).toHaveLength(20);
  expect(document.activeElement?.textContent).toContain('Words 13');
  await button('Earlier comments').click();
  await expect.element(rows).toHaveLength(23);
  await expect.element(rows.first()).toMatchTextContent('Words 1');
  await expect.element(button('Earlier comments')).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toContain('Words 3');
});

test('what is refused is said beside the field, and what was written stays', async () => {
  await showPart(foot(), {
    answers: {
      ...keeping(),
      addcomment: () =>
        refusedWith('Please say it in other words.', 400, {
          formErrors: { text: 'Please say it in other words.' },
        }),
    },
  });
  await button('Comment').click();
  await button('Send').click();
  await expect.element(page.getByText('Please write something.')).toBeVisible();
  await field.fill('Bad words');
  await button('Send').click();
  await expect.element(page.getByText('Please say it in other words.')).toBeVisible();
  await expect.element(field).toHaveValue('Bad words');
  await expectAccessible();
});

test('what does not reach the portal is said in its place, and what was written stays', async () => {
  await showPart(foot(), {
    answers: {
      ...keeping(),
      addcomment: () => {
        throw lineLost;
      },
    },
  });
  await button('Comment').click();
  await field.fill('Is anybody there?');
  await button('Send').click();
  await expect.element(page.getByText('The portal did not answer.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Is anybody there?');
  await expect.element(button('Send')).toHaveFocus();
});

test('what cannot be read can be asked for again', async () => {
  let isThere = false;
  const answers = keeping(aComment(1));
  await showPart(foot(1), {
    answers: {
      ...answers,
      commentlist: (input) =>
        isThere ? (answers.commentlist as never as (asked: object) => never)(input) : refusedWith('Not now.'),
    },
  });
  await button('1 comment').click();
  await expect.element(page.getByText('Not now.')).toBeVisible();
  isThere = true;
  await button('Try again').click();
  await expect.element(rows).toHaveLength(1);
});

test('what others wrote is not changed; who has left has no name; what is hidden says so to its writer', async () => {
  const left = { memberId: '', memberName: '', picId: '', division: '' };
  await showPart(foot(3), {
    answers: keeping(
      aComment(3, { isOwn: true, isHidden: true }),
      aComment(2, { text: 'Ask @{1}, not @{7}', mentions: [left] }),
      aComment(1, { language: 'ar', text: 'أحسنت' }),
    ),
  });
  await button('3 comments').click();
  await expect.element(rows.nth(1)).toMatchTextContent('Ask somebody who has left, not @{7}');
  await expect.element(rows.nth(2)).toMatchTextContent('has hidden this comment');
  await expect.element(button('Change')).not.toBeInTheDocument();
  await expect.element(button('Remove')).toBeVisible();
  await expect.element(page.getByText('أحسنت')).toHaveAttribute('lang', 'ar');
});

test('on a phone nothing is cut, however people are called and whatever they write', async () => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  await onPhone();
  await showPart(
    <ItemFoot
      giver={long}
      reactions={aReaction({ mayThank: true })}
      comments={{ ...howMany(100), isMore: true }}
      boosts={null}
      isOpen
    />,
    {
      answers: keeping(
        aComment(2, { by: person(long), text: `@{1} ${long}\n${long}`, mentions: [person(long)], isOwn: true }),
        aComment(1, { by: person(long) }),
      ),
    },
  );
  await expect.element(rows).toHaveLength(2);
  await expect.element(button('More than 100 comments')).toBeVisible();
  expectNothingCut(document.body);
  await expectAccessible();
});

test('where there are no reactions there are comments, and the other way round', async () => {
  function Both() {
    const [isOn, setOn] = useState(false);
    return (
      <>
        <ItemFoot giver="Ana" reactions={isOn ? aReaction() : null} comments={isOn ? null : howMany(0)} boosts={null} />
        <button type="button" onClick={() => setOn(true)}>
          Turn
        </button>
      </>
    );
  }
  await showPart(<Both />, { answers: keeping() });
  await expect.element(button('Comment')).toBeVisible();
  await expect.element(button('React')).not.toBeInTheDocument();
  await button('Turn').click();
  await expect.element(button('React')).toBeVisible();
  await expect.element(button('Comment')).not.toBeInTheDocument();
});
