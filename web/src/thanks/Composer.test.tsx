import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { specified } from '@laurel/contract/programme/programme';
import { type ReactNode, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toasts } from '#ui/overlays/toasts.ts';
import { type Answers, lineLost, refusedWith } from '../../test/answers.ts';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { colleagues } from '../../test/people.ts';
import { goBy } from '../../test/programme.ts';
import { answers, dialog, hits, kind, name, names, people, send, sendings, sent, words } from '../../test/thanks.ts';
import { Composer } from './Composer.tsx';

interface Shown {
  more?: Answers;
  member?: Partial<MemberData>;
}

function Opened(): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Composer memberId={undefined} onClose={() => setOpen(false)} /> : null;
}

/** Open, with the focus where one begins. */
async function show({ more = {}, member = {} }: Shown = {}) {
  const asked = await showPart(<Opened />, { answers: { ...answers, ...more }, member });
  await expect.element(names).toHaveFocus();
  return asked;
}

describe('what it becomes', () => {
  test('points of one’s own to several: what they cost is said before, and only what is offered is asked for', async () => {
    const asked = await show();
    expect(dialog.getByRole('radio', { name: 'Adhoc Recognition' }).elements()).toEqual([]);
    await name('Priya', /Priya Botha 2/);
    await name('Sipho', /Sipho Botha 3/);
    await words.fill('You stayed until 9, and everything ran again.');
    await kind('Pay It Forward').click({ force: true });
    await expect.element(dialog.getByText('A card with points of your own. You have 340.')).toBeVisible();
    await send.click();
    await expect.element(dialog.getByText('Please choose how many points.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Act of Courage' }).click({ force: true });
    await dialog.getByRole('radio', { name: '50', exact: true }).click({ force: true });
    await expect.element(dialog.getByText('2 people × 50 Points')).toBeVisible();
    await expect.element(dialog.getByText(/240 are left afterwards/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Give 100 Points in all' }).click();
    await expect.element(dialog.getByText(sent.message)).toBeVisible();
    expect(sendings(asked).map(({ input }) => input)).toMatchObject([
      {
        ...{ what: 'payitforward', reason: 'Act of Courage', points: 50, quote: { recipients: 2, pointsTotal: 100 } },
        recipients: [people[1]?.memberId, people[2]?.memberId],
      },
    ]);
  });

  test('a manager gives from their points to award', async () => {
    const asked = await show({
      member: { capabilities: ['manager'], isManager: true, awardsPointsAvailableMng: 5000 },
    });
    await name('Priya', /Priya Botha 2/);
    await words.fill('The whole ward had its medicine in time.');
    await kind('Adhoc Recognition').click({ force: true });
    await dialog.getByRole('radio', { name: 'Client Focus' }).click({ force: true });
    await dialog.getByRole('radio', { name: '100', exact: true }).click({ force: true });
    await expect.element(dialog.getByText('4,900')).toBeVisible();
    await dialog.getByRole('button', { name: /^Give 100 Points/ }).click();
    await expect.element(dialog.getByText(sent.message)).toBeVisible();
    expect(sendings(asked)).toHaveLength(1);
  });

  test('a nomination asks for behaviours and words, and says who reads it', async () => {
    const asked = await show();
    await name('Priya', /Priya Botha 2/);
    await kind('Nomination').click({ force: true });
    await send.click();
    await expect.element(words).toHaveFocus();
    await words.fill('You kept the night shift going when the server was down.');
    await dialog.getByRole('checkbox', { name: 'Act of Courage' }).click({ force: true });
    await dialog.getByRole('checkbox', { name: 'Client Obsession' }).click({ force: true });
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Send the nomination' }).click();
    await expect.element(dialog.getByText(/Johan Botha/)).toBeVisible();
    expect(sendings(asked, 'newnom').map(({ input }) => input)).toMatchObject([
      { members: [people[1]?.memberId], nomCat: ['Client Obsession', 'Act of Courage'] },
    ]);
    expect(sendings(asked)).toEqual([]);
  });

  test('what a company does without is not offered', async () => {
    goBy({ ...specified, features: { ...specified.features, payItForward: { on: false, sites: {} } } });
    await show();
    await expect.element(kind('Nomination')).toBeInTheDocument();
    expect(kind('Pay It Forward').elements()).toEqual([]);
  });

  test('all of one’s own division can be thanked, of another it is nominated', async () => {
    await show();
    await name('Customer', /Entire division: Customer Care/);
    await expect.element(kind('Thank-you e-card')).toBeChecked();
    await userEvent.keyboard('{Backspace}');
    await name('Operat', /Entire division: Operations/);
    await expect.element(kind('Nomination')).toBeChecked();
    await expect.element(dialog.getByText(/can only be nominated/)).toBeVisible();
    expect(kind('Thank-you e-card').elements()).toEqual([]);
    await dialog.getByRole('button', { name: /^Remove/ }).click();
    await expect.element(names).toHaveFocus();
    await expect.element(kind('Thank-you e-card')).toBeChecked();
  });

  test('who has not registered cannot be chosen, and nobody twice', async () => {
    const [late] = colleagues(2);
    await show({
      more: {
        getmemberlist: ({ search = '' }) => ({
          picIds: [],
          memberList: late && search.startsWith('Jo') ? [{ ...late, memberId: '0.200001' }] : people.slice(1, 2),
          isMore: false,
        }),
      },
    });
    await names.fill('Johan');
    await hits.getByRole('option', { name: /Johan/ }).click({ force: true });
    await expect.element(dialog.getByText(/has not registered/).first()).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await name('Priya', /Priya/);
    await names.fill('Priya');
    await expect.element(hits.getByRole('option')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('Priya Botha 2 is already added.').first()).toBeVisible();
  });
});

describe('sending', () => {
  test('twice pressed is sent once; what fails keeps everything, and is tried again as the same', async () => {
    const held = Promise.withResolvers<typeof sent>();
    const turns = [
      () => Promise.reject(lineLost),
      () => refusedWith('There are too many at once.', 429),
      () => held.promise,
    ];
    const asked = await show({ more: { doreward: () => turns.shift()?.() ?? sent } });
    await name('Priya', /Priya Botha 2/);
    await words.fill('You stayed until 9, and everything ran again.');
    await send.click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expectAccessible();
    await send.click();
    await expect.element(dialog.getByText('There are too many at once.')).toBeVisible();
    await expect.element(words).toHaveValue('You stayed until 9, and everything ran again.');
    await send.click();
    await send.click({ force: true });
    await expect.poll(() => sendings(asked).length).toBe(3);
    held.resolve(sent);
    await expect.element(dialog.getByText(sent.message)).toBeVisible();
    const tries = sendings(asked);
    expect(tries).toHaveLength(3);
    expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
    expect(new Set(tries.map(({ input }) => JSON.stringify(input))).size).toBe(1);
  });

  test('what the server says of a field stands beside it, whatever it calls it', async () => {
    await show({
      more: {
        newnom: () => refusedWith('Some fields need attention.', 400, { formErrors: { reason: 'Tell more of it.' } }),
      },
    });
    await name('Priya', /Priya Botha 2/);
    await kind('Nomination').click({ force: true });
    await words.fill('You kept the night shift going.');
    await dialog.getByRole('checkbox', { name: 'Act of Courage' }).click({ force: true });
    await send.click();
    await expect.element(dialog.getByText('Tell more of it.')).toBeVisible();
    await expect.element(words).toHaveFocus();
  });

  test('who closes it while it is sent hears what became of it', async () => {
    const held = Promise.withResolvers<typeof sent>();
    await show({ more: { doreward: () => held.promise } });
    await name('Priya', /Priya Botha 2/);
    await send.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    held.resolve(sent);
    await expect.poll(() => toasts.get().map(({ message }) => message)).toEqual([sent.message]);
  });
});

test('words that are thin are asked a question, once read out; nobody waits for an answer', async () => {
  const asked = await show();
  await name('Priya', /Priya Botha 2/);
  await words.fill('Thank you');
  await expect.element(dialog.getByText('What did they do?').first()).toBeVisible();
  await words.fill('Thank you for your help with the rota for the ward');
  await expect.element(dialog.getByText('What was different afterwards?')).toBeVisible();
  expect(dialog.getByRole('status').filter({ hasText: 'What was different' }).elements()).toEqual([]);
  await words.fill('Thank you for the rota: 12 of us could plan their week.');
  await expect.element(dialog.getByText('What was different afterwards?')).not.toBeInTheDocument();
  await words.fill('Thank you');
  await send.click();
  await expect.element(dialog.getByText(sent.message)).toBeVisible();
  expect(sendings(asked)).toHaveLength(1);
});
