import type { Session } from '@laurel/contract/calls/session/mysessions';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { press, Titled } from '../../test/waits.tsx';
import { Sessions } from './Sessions.tsx';

const here: Session = {
  sessionId: 'a'.repeat(43),
  browser: 'Firefox',
  system: 'Linux',
  dateBegan: '2026-11-20T08:00:00Z',
  dateLastUsed: '2026-11-20T10:00:00Z',
  isThis: true,
};
const phone: Session = { ...here, sessionId: 'b'.repeat(43), browser: 'Safari', system: 'iPhone', isThis: false };
const unknown: Session = { ...phone, sessionId: 'c'.repeat(43), browser: null, system: null };

const heading = page.getByText('Where you are signed on');
const rows = page.getByRole('list', { name: 'Browsers' }).getByRole('listitem');
const others = page.getByRole('button', { name: 'Sign off everywhere else' });

/** As the server has it: what was ended is listed no more. */
function living(sessions: Session[]): Answers {
  let live = sessions;
  const ended = (stays: (session: Session) => boolean, message: string) => {
    live = live.filter(stays);
    return { message };
  };
  return {
    mysessions: () => ({ sessions: live, total: live.length }),
    endsession: ({ sessionId }) => ended((one) => one.sessionId !== sessionId, 'You are signed off there.'),
    endothersessions: () => ended(({ isThis }) => isThis, 'You are signed off everywhere else.'),
  };
}

const show = (answers: Answers) =>
  showPart(
    <Titled>
      <Sessions />
    </Titled>,
    { answers },
  );

test('each browser says what it is, since when, and how to leave it', async () => {
  await show(living([here, phone, unknown]));
  await expect.element(rows.nth(0)).toMatchTextContent('Firefox on Linux');
  await expect.element(rows.nth(0)).toMatchTextContent('This browser');
  await expect.element(rows.nth(0).getByRole('link', { name: 'Sign off here' })).toHaveAttribute('href', '/logout');
  await expect.element(rows.nth(1)).toMatchTextContent('Safari on iPhone');
  await expect.element(rows.nth(2)).toMatchTextContent('A browser');
  await expectAccessible();
});

test('one is left by itself, and the focus stays with the list', async () => {
  const asked = await show(living([here, phone, unknown]));
  await press(/^Sign off Safari on iPhone/);
  await expect.poll(() => rows.elements().length).toBe(2);
  await expect.element(heading).toHaveFocus();
  expect(asked.filter(({ name }) => name === 'endsession').map(({ input }) => input)).toEqual([
    { sessionId: phone.sessionId },
  ]);
});

test('all others are left at once, and then there is nothing else', async () => {
  await show(living([here, phone, unknown]));
  await press('Sign off everywhere else');
  await expect.element(page.getByText('You are signed on nowhere else.')).toBeVisible();
  await expect.element(others).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('those that are not listed are counted', async () => {
  await show({ mysessions: () => ({ sessions: [here, phone], total: 14 }) });
  await expect.element(page.getByText('12 more browsers are not listed.')).toBeVisible();
});

test('while it is read it keeps its place', async () => {
  await show({ mysessions: () => never });
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
});

test('what cannot be read is asked for again', async () => {
  let isFailing = true;
  await show({ mysessions: () => (isFailing ? refusedWith('Not now.') : { sessions: [here], total: 1 }) });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Not now.');
  isFailing = false;
  await press('Try again');
  await expect.element(page.getByText('You are signed on nowhere else.')).toBeVisible();
});

test('nothing is cut off on a phone', async () => {
  await onPhone();
  await show(living([{ ...here, browser: 'Samsung Internet', system: 'Android' }, phone]));
  await expect.element(others).toBeVisible();
  expectNothingCut(document.body);
  await expectAccessible();
});
