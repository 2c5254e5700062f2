import type { IdeaRow } from '@laurel/contract/calls/ideas/idea-row';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { asksSecond, nobodyElseWords } from '../../test/approvals.ts';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { ManagementReviewModal } from './ManagementReviewModal.tsx';

const idea: IdeaRow = {
  ideaBoxId: '31',
  dateCreated: '2026-11-01T12:00:00Z',
  byMember: 'Sipho Khumalo',
  byMemberNumber: '100005',
  byDivision: 'Operations',
  category: 'The next big idea',
  title: 'Solar carports',
  idea: 'Shade and power.',
  ideaStatus: 'N',
  actionStatus: '',
  actionByMember: '',
  actionByMemberNumber: '',
  actionForMember: '',
  dateActioned: null,
  isRewarded: false,
  rewardAmount: 0,
  isActionComplete: false,
};
const closed = vi.fn();
const show = (more: Answers) =>
  showPart(<ManagementReviewModal idea={idea} onClose={closed} />, {
    answers: { memberheader: () => never, ...more },
  });
const comment = page.getByRole('textbox', { name: /Comment/ });

async function review() {
  await comment.fill('We build it.');
  await page.getByLabelText('Reward').selectOptions('300');
  await page.getByRole('button', { name: 'Submit' }).click();
}

test('a reward that waits for a second person says for whom, and where', async () => {
  const result = 'Thank you. It waits for Emre Şahin or Petra Kühn.';
  await show({ donexusideareview: () => ({ result, second: asksSecond }) });
  await review();
  await expect.element(page.getByText(result)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See what waits' })).toHaveAttribute('href', '/approvals');
  await expect.element(page.getByRole('button', { name: 'Close' }).last()).toHaveFocus();
  await expectAccessible();
});

test('where nobody else could confirm it, the reviewer does it alone in words', async () => {
  const asked = await show({
    donexusideareview: ({ alone }) =>
      alone ? { result: 'Rewarded.' } : refusedWith(nobodyElseWords, 400, { nobodyElse: true }),
  });
  await review();
  const question = page.getByRole('dialog', { name: 'Nobody else can confirm this' });
  await expect.element(question).toMatchTextContent(nobodyElseWords);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(comment).toHaveValue('We build it.');
  await expect.element(page.getByRole('alert')).toHaveTextContent(nobodyElseWords);
  await page.getByRole('button', { name: 'Submit' }).click();
  await question.getByRole('button', { name: 'Do it alone' }).click();
  await expect.element(page.getByText('Rewarded.')).toBeVisible();
  const [first, , alone] = asked.filter(({ name }) => name === 'donexusideareview');
  expect(alone?.input).toEqual({ ...(first?.input as object), alone: true });
  expect(alone?.key).not.toBe(first?.key);
});
