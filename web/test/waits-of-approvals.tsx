import { page } from 'vitest/browser';
import { ApprovalsPage } from '#approvals/ApprovalsPage.tsx';
import { OwnRequests } from '#approvals/OwnRequests.tsx';
import { WaitingForYou } from '#home/WaitingForYou.tsx';
import { type Answers, refusedWith } from './answers.ts';
import { waitingApproval } from './approvals.ts';
import { nothingWaits } from './waiting.ts';
import { press, Titled, type Wait } from './waits.tsx';

const two = [waitingApproval, { ...waitingApproval, approvalId: '2' }];
const answers: Answers = {
  approvals: ({ after }) => ({
    approvals: two.slice(after === undefined ? 0 : 1, after === undefined ? 1 : 2),
    total: 2,
    next: after === undefined ? '1' : null,
  }),
  confirmapproval: () => ({ message: 'It is done.' }),
  declineapproval: () => ({ message: 'It is declined.' }),
  withdrawapproval: () => ({ message: 'It is withdrawn.' }),
  waiting: () => nothingWaits,
};
const screen = { part: <ApprovalsPage />, member: { capabilities: ['administrator' as const] }, answers };

/** The second page cannot be read at first. */
function failingOnce(): NonNullable<Answers['approvals']> {
  let isFailing = true;
  return (input) => {
    if (input.after === undefined || !isFailing) return answers.approvals?.(input) as never;
    isFailing = false;
    return refusedWith('Not now.');
  };
}

export const waitsOfApprovals: Wait[] = [
  {
    ...{ file: 'approvals/OwnRequests.tsx', name: 'Show more', call: 'approvals', only: 'answered' },
    part: (
      <Titled>
        <OwnRequests />
      </Titled>
    ),
    answers,
  },
  { ...screen, file: 'approvals/ApprovalList.tsx', name: 'Show more', call: 'approvals', only: 'answered' },
  {
    ...screen,
    answers: { ...answers, approvals: failingOnce() },
    file: 'approvals/ApprovalList.tsx',
    name: 'Try again',
    call: 'approvals',
    before: () => press('Show more'),
  },
  {
    ...screen,
    file: 'approvals/ConfirmForm.tsx',
    name: /^Confirm: give/,
    call: 'confirmapproval',
    before: () => press(/^Confirm…/),
  },
  {
    ...screen,
    file: 'approvals/DeclineForm.tsx',
    name: /^Decline$/,
    call: 'declineapproval',
    before: async () => {
      await press(/^Decline…/);
      await page.getByRole('textbox', { name: /^Why do you decline/ }).fill('Not this month.');
    },
  },
  {
    ...screen,
    answers: {
      ...answers,
      approvals: () => ({ approvals: [{ ...waitingApproval, isOwn: true, mayDecide: false }], total: 1, next: null }),
    },
    file: 'approvals/WithdrawForm.tsx',
    name: /^Withdraw$/,
    call: 'withdrawapproval',
    before: () => press(/^Withdraw…/),
  },
  {
    file: 'home/WaitingForYou.tsx',
    name: 'Try again',
    part: (
      <Titled>
        <WaitingForYou now={new Date('2026-11-20T10:00:00Z')} />
      </Titled>
    ),
    answers,
    call: 'waiting',
    isRetry: true,
  },
];
