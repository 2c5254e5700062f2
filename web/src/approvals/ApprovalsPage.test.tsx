import type { Approval } from '@laurel/contract/calls/approvals';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { ToastHost } from '#ui/overlays/ToastHost.tsx';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { award, file, idea, nomination, waitingApproval } from '../../test/approvals.ts';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { ApprovalsPage } from './ApprovalsPage.tsx';

const longName = 'Wilhelmina-Charlotte Emmanuelle van der Westhuizen-Featherstonehaugh';
const waits = (approvalId: string, more: Partial<Approval> = {}): Approval => ({
  ...waitingApproval,
  approvalId,
  ...more,
});
const anIdea = waits('2', { kind: 'idea', award: null, idea });
const aFile = waits('3', { kind: 'prices', award: null, file });
const change = {
  reason: 'Fairer pay',
  from: '2027-01-01T00:00:00.000Z',
  count: 6,
  differences: [
    { at: 'review.points', name: '', before: '0, 120', after: '0, 100' },
    { at: 'prizes', name: '', before: 'Quarterly Winner', after: '' },
  ],
};
const own = waits('4', { isOwn: true, mayDecide: false, askedByMember: 'Thandi Mokoena' });
const decided = (approvalId: string, more: Partial<Approval>): Approval => ({
  ...waits(approvalId),
  mayDecide: false,
  dateDecided: '2026-11-03T12:00:00Z',
  decidedByMember: 'Emre Şahin',
  ...more,
});

/** A server that keeps what waits, and what became of it. */
function keeping(waiting: readonly Approval[], done: readonly Approval[] = []) {
  let left = [...waiting];
  const after = [...done];
  const decide = (approvalId: string, more: Partial<Approval>) => {
    const one = left.find((approval) => approval.approvalId === approvalId);
    left = left.filter((approval) => approval !== one);
    if (one) after.unshift(decided(approvalId, { ...one, ...more }));
  };
  const answers: Answers = {
    approvals: ({ show, after: from, limit = 25 }) => {
      const all = show === 'waiting' ? left : after;
      const begin = from === undefined ? 0 : all.findIndex(({ approvalId }) => approvalId === from) + 1;
      const shown = all.slice(begin, begin + limit);
      const isMore = begin + limit < all.length;
      return { approvals: shown, total: all.length, next: isMore ? (shown.at(-1)?.approvalId ?? null) : null };
    },
    confirmapproval: ({ approvalId }) => {
      decide(approvalId, { state: 'confirmed' });
      return { message: 'It is done.' };
    },
    declineapproval: ({ approvalId, reason }) => {
      decide(approvalId, { state: 'declined', declineReason: reason });
      return { message: 'It is declined, and who asked reads why.' };
    },
    withdrawapproval: ({ approvalId }) => {
      decide(approvalId, { state: 'withdrawn' });
      return { message: 'It is withdrawn.' };
    },
    waiting: () => never,
    memberheader: () => never,
  };
  return answers;
}

async function show(answers: Answers) {
  // The part that another test has opened stands in the address.
  await navigate('/', { replace: true });
  return showPart(
    <>
      <ApprovalsPage />
      <ToastHost />
    </>,
    { answers },
  );
}

const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
const cardOf = (words: string | RegExp) => cards.filter({ hasText: words });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name });
const tab = (name: RegExp) => page.getByRole('tab', { name });
const decisions = (asked: Awaited<ReturnType<typeof show>>) =>
  asked.filter(({ name }) => /^(?:confirm|decline|withdraw)approval$/.test(name));

describe('what waits', () => {
  test('of an award: who asks, whom it gives what, and the words that they would read', async () => {
    await show(keeping([waits('1')]));
    const card = cardOf(/59,994 Points for 6 people/);
    await expect.element(card).toBeVisible();
    for (const words of [
      'Waiting',
      'Priya Naidoo',
      '(100003)',
      'Sipho Khumalo, Lerato Dlamini and 4 others',
      '9,999 Points each, 59,994 in all',
      'Client Obsession: Team',
      'You stayed until everything ran again.',
    ])
      await expect.element(card).toMatchTextContent(words);
    await expect.element(card).toMatchTextContent(/Waiting \d+ days/);
    await expectAccessible();
  });

  test('of an idea: its title, its author, the reward, the comment, and the way to it', async () => {
    await show(keeping([anIdea]));
    await expect.element(heading('300 Points for “Solar carports at the depot”')).toBeVisible();
    const card = cardOf('Solar carports');
    for (const words of ['Thandi Mokoena', 'We build the first one in March.'])
      await expect.element(card).toMatchTextContent(words);
    await expect
      .element(page.getByRole('link', { name: 'Read it in Idea Management' }))
      .toHaveAttribute('href', '/ideamanagement?since=2000-01-01');
  });

  test('of a rating: who is nominated by whom for what and why, how it was rated, and what that pays', async () => {
    await show(keeping([waits('8', { kind: 'nomination', award: null, nomination })]));
    await expect.element(heading('1,200 Points for Entire division: Operations')).toBeVisible();
    const card = cardOf('Entire division: Operations');
    for (const words of [
      ...['Rating of a nomination', 'Thandi Mokoena', 'Client Obsession', '5 of 7 stars'],
      ...['100 Points each, 1,200 in all', 'They kept every promise of a hard month.'],
    ])
      await expect.element(card).toMatchTextContent(words);
    await expectAccessible();
  });

  test('of steps: who has confirmed, whose turn it is and what is ahead; one that was declined is none that was confirmed', async () => {
    const [step] = waitingApproval.steps as [Approval['steps'][number]];
    const people = { count: 0, names: [] };
    const confirmed = [{ member: 'Bea Boss', forMember: '', date: '2026-11-02T12:00:00Z' }];
    const over = { ...step, state: 'over' as const, people, confirmed };
    await show(keeping([waits('1', { steps: [over, step, { ...step, state: 'ahead', people }] })]));
    const states = (list: Element) => [...list.querySelectorAll('li')].map((one) => one.dataset.state);
    const list = page.getByRole('list', { name: 'Who confirms it' });
    await expect.element(list).toMatchTextContent('Confirmed by Bea Boss');
    expect(states(list.element())).toEqual(['over', 'now', 'ahead']);
    // One of them all had confirmed it before another declined.
    const [word] = confirmed;
    const stopped = {
      ...over,
      state: 'stopped' as const,
      all: true,
      declined: word ? { ...word, member: 'Fay Funds' } : null,
    };
    await show(keeping([], [decided('2', { state: 'declined', steps: [over, stopped] })]));
    await tab(/Decided/).click();
    await expect.element(list).toBeVisible();
    expect(states(list.element())).toEqual(['over', 'stopped']);
    await expect
      .element(list.getByRole('listitem').last())
      .toMatchTextContent(/Confirmed by Bea Boss.*Declined by Fay Funds/);
    await expectAccessible();
  });

  test('of a file: what it would change, and the lines that somebody else looks at, with how many they are', async () => {
    await show(keeping([aFile]));
    await expect.element(heading('winter-prices.csv')).toBeVisible();
    await expect.element(cardOf('winter-prices')).toMatchTextContent('File of products');
    await expect.element(cardOf('winter-prices')).toMatchTextContent('2 new, 40 changed and 1,200 unchanged');
    const table = page.getByRole('table', { name: 'The first 2 of 61 lines that ask for a second person' });
    await expect.element(table.getByRole('row', { name: /HM-MUGS/ })).toMatchTextContent('149.99');
    await expect.element(table.getByRole('row', { name: /HM-MUGS/ })).toMatchTextContent('9.99');
    await expectAccessible();
  });

  test('of the programme: why, from when, and each difference; how many more there are', async () => {
    await show(keeping([waits('6', { kind: 'programme', award: null, programme: change })]));
    await expect.element(heading('Change of the programme')).toBeVisible();
    const card = cardOf('Change of the programme');
    for (const words of ['Fairer pay', 'from 1 Jan 2027 on', 'No longer offered: Quarterly Winner', 'and 4 more'])
      await expect.element(card).toMatchTextContent(words);
    const changes = page.getByRole('list', { name: 'What changes' });
    await expect.element(changes).toMatchTextContent(/before 0 · 120.*after 0 · 100/);
    await expectAccessible();
    await button(/^Confirm… Change of the programme/).click();
    await expect.element(dialog).toMatchTextContent('Change of the programme');
    await expect.element(inDialog('Confirm the change')).toHaveFocus();
  });

  test('what may be decided comes from the server: who asked withdraws, and who only reads has no button', async () => {
    await show(keeping([own, waits('5', { mayDecide: false })]));
    await expect.element(cards.nth(0)).toMatchTextContent('Asked by you');
    await expect.element(cards.nth(0)).toMatchTextContent('It waits for somebody else to confirm.');
    await expect.element(button(/^Withdraw/)).toBeVisible();
    expect(button(/^(?:Confirm|Decline)/).elements()).toEqual([]);
    expect(cards.nth(1).getByRole('button').elements()).toEqual([]);
  });

  test('many come page after page, and the first of the next has the focus', async () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      waits(String(n + 1), { award: { ...award, pointsTotal: n + 1, recipients: { count: 1, names: ['Ana Silva'] } } }),
    );
    await show(keeping(many));
    await expect.element(page.getByText('25 of 30 requests')).toBeVisible();
    await expect.element(tab(/^Waiting/)).toMatchTextContent('30 requests');
    await button('Show more').click();
    await expect.element(heading('26 Points for Ana Silva')).toHaveFocus();
    await expect.element(button('Show more')).not.toBeInTheDocument();
    expect(cards.elements()).toHaveLength(30);
  });
});

describe('deciding', () => {
  test('by the keyboard alone: the sum once more, then the next request, then the page', async () => {
    const asked = await show(keeping([waits('1'), anIdea]));
    await expect.element(button(/^Confirm….*59,994/)).toBeVisible();
    (button(/^Confirm….*59,994/).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog)
      .toMatchTextContent('Sipho Khumalo, Lerato Dlamini and 4 others get 9,999 Points each, 59,994 in all.');
    await expect.element(dialog).toMatchTextContent('Priya Naidoo');
    await expect.element(inDialog('Confirm: give 59,994 Points')).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading(/Solar carports/)).toHaveFocus();
    await expect.element(page.getByText('It is done.')).toBeVisible();
    await expect.element(tab(/^Waiting/)).toMatchTextContent('1 request');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect
      .element(dialog)
      .toMatchTextContent('Thandi Mokoena gets 300 Points for the idea “Solar carports at the depot”.');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(page.getByText('Nothing waits for a second person')).toBeVisible();
    expect(decisions(asked).map(({ name, input }) => [name, input])).toEqual([
      ['confirmapproval', { approvalId: '1' }],
      ['confirmapproval', { approvalId: '2' }],
    ]);
  });

  test('who turns away stands where they were', async () => {
    const asked = await show(keeping([aFile]));
    await button(/^Confirm/).click();
    await expect
      .element(dialog)
      .toMatchTextContent(
        'All of winter-prices.csv is applied: 2 new, 40 changed and 1,200 unchanged. 61 lines of it ask for a second person.',
      );
    await userEvent.keyboard('{Escape}');
    await expect.element(button(/^Confirm/)).toHaveFocus();
    expect(decisions(asked)).toEqual([]);
  });

  test('what is refused says so in the dialog, which stays; the list is read anew', async () => {
    const kept = keeping([waits('1'), anIdea]);
    let isThere = true;
    await show({
      ...kept,
      approvals: (input) => {
        if (input.show === 'decided' || isThere) return kept.approvals?.(input) as never;
        return { approvals: [anIdea], total: 1, next: null };
      },
      confirmapproval: () => {
        isThere = false;
        return refusedWith('This was withdrawn by who asked.');
      },
    });
    await button(/^Confirm….*59,994/).click();
    await inDialog(/^Confirm/).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('This was withdrawn by who asked.');
    await expect.element(tab(/^Waiting/)).toMatchTextContent('1 request');
    await expect.element(dialog).toBeVisible();
    await inDialog('Cancel').click();
    await expect.element(heading(/Solar carports/)).toHaveFocus();
  });

  test('declining says why, at most so long, and who asked reads it', async () => {
    const asked = await show(keeping([waits('1')]));
    await button(/^Decline/).click();
    const why = page.getByRole('textbox', { name: /Why do you decline/ });
    await expect.element(why).toHaveFocus();
    await inDialog('Decline').click();
    await expect.element(page.getByText('Please say why.')).toBeVisible();
    await expect.element(why).toHaveFocus();
    await why.fill('x'.repeat(201));
    await expect.element(page.getByText('1 character too many').first()).toBeVisible();
    await inDialog('Decline').click();
    expect(decisions(asked)).toEqual([]);
    await why.fill(' It was paid in October. ');
    await expectAccessible();
    await inDialog('Decline').click();
    await expect.element(page.getByText('It is declined, and who asked reads why.')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(decisions(asked)).toMatchObject([
      { input: { approvalId: '1', reason: 'It was paid in October.' }, key: expect.stringMatching(/.{20,}/) },
    ]);
    await tab(/^Decided/).click();
    await expect.element(cards).toMatchTextContent('It was paid in October.');
  });

  test('what cannot be declined says so beside the reason, which stays', async () => {
    await show({ ...keeping([waits('1')]), declineapproval: () => refusedWith('This is confirmed already.') });
    await button(/^Decline/).click();
    await page.getByRole('textbox', { name: /Why/ }).fill('Twice.');
    await inDialog('Decline').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('This is confirmed already.');
    await expect.element(page.getByRole('textbox', { name: /Why/ })).toHaveValue('Twice.');
  });

  test('who asked takes it back', async () => {
    const asked = await show(keeping([own, anIdea]));
    await button(/^Withdraw/).click();
    await expect.element(dialog).toMatchTextContent('Nobody is asked any longer, and nothing is done.');
    await inDialog('Withdraw').click();
    await expect.element(page.getByText('It is withdrawn.')).toBeVisible();
    await expect.element(heading(/Solar carports/)).toHaveFocus();
    expect(decisions(asked)).toMatchObject([
      { name: 'withdrawapproval', input: { approvalId: '4' }, key: expect.stringMatching(/.{20,}/) },
    ]);
  });
});

test('what is decided says by whom, when and why', async () => {
  await show(
    keeping(
      [],
      [
        decided('9', { state: 'declined', declineReason: 'It was paid in October.' }),
        decided('8', { state: 'confirmed' }),
        decided('7', { state: 'withdrawn', isOwn: true }),
      ],
    ),
  );
  await expect.element(page.getByText('Nothing waits for a second person')).toBeVisible();
  await expectAccessible();
  await tab(/^Decided/).click();
  await expect.element(cards.nth(0)).toMatchTextContent(/Declined by Emre Şahin · \d+ Nov 2026/);
  await expect.element(cards.nth(0)).toMatchTextContent('It was paid in October.');
  await expect.element(cards.nth(1)).toMatchTextContent('Confirmed by Emre Şahin');
  await expect.element(cards.nth(2)).toMatchTextContent('Withdrawn by you');
  expect(cards.getByRole('button').elements()).toEqual([]);
  await expectAccessible();
});

test('it waits, fails in its place, and is tried again; further pages too', async () => {
  const many = Array.from({ length: 26 }, (_, n) => waits(String(n + 1)));
  const kept = keeping(many);
  let isBroken = true;
  await show({
    ...kept,
    approvals: (input) => (isBroken ? refusedWith('No.', 403) : (kept.approvals?.(input) as never)),
  });
  const again = button('Try again');
  await expect.element(again).toBeVisible();
  await expectAccessible();
  isBroken = false;
  await again.click();
  await expect.element(page.getByText('25 of 26 requests')).toBeVisible();
  isBroken = true;
  await button('Show more').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No.');
  expect(cards.elements()).toHaveLength(25);
  isBroken = false;
  await again.click();
  await expect.element(cards.nth(25).getByRole('heading')).toHaveFocus();
  expect(cards.elements()).toHaveLength(26);
});

test('a phone has room for long names, from the right as well', async () => {
  await onPhone();
  const recipients = { count: 1, names: [longName] };
  await show(keeping([waits('1', { askedByMember: longName, award: { ...award, recipients } }), aFile, own]));
  await expect.element(cardOf('winter-prices')).toBeVisible();
  expectNothingCut(document.body);
  document.documentElement.dir = 'rtl';
  expectNothingCut(document.body);
  document.documentElement.dir = 'ltr';
  await button(/^Confirm….*Wilhelmina/).click();
  await expect.element(inDialog(/^Confirm/)).toBeInTheDocument();
  expectNothingCut(dialog.element());
});
