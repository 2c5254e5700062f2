import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusedWith } from '../../test/answers.ts';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { chooseOther, mergerAnswers, mergerPreview } from '../../test/waits-of-mergers.tsx';
import { MergeDialog } from './MergeDialog.tsx';

const { stays, doubled, stamp } = mergerPreview;
const member = { capabilities: ['administrator' as const] };
const deed = page.getByRole('button', { name: 'Merge', exact: true });

test('the whole account is shown before, and the one that was seen is what is sent', async () => {
  const sent = vi.fn<(input: object) => void>();
  const merge = (input: object) => {
    sent(input);
    return { message: 'Ana Silva stands for number N2001 now. They are told.' };
  };
  await showPart(<MergeDialog memberId={stays.memberId} name={stays.memberName} onClose={() => {}} />, {
    member,
    answers: { ...mergerAnswers, merge },
  });
  await chooseOther();
  await expect.element(page.getByRole('row', { name: 'Points to redeem, number N1 100 170' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Cards received 3 1' })).toBeVisible();
  await expect.element(page.getByText('Eve Even must confirm it first.')).toBeVisible();
  await expectAccessible();
  await deed.click();
  await expect.element(page.getByText('Ana Silva stands for number N2001 now. They are told.')).toBeVisible();
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    ...{ staysId: stays.memberId, doubledId: doubled.memberId, reason: 'Delivered twice.', seen: stamp },
  });
});

test('the other one stays when it is chosen, and another account is asked for', async () => {
  const tried = vi.fn<(input: { staysId?: string }) => void>();
  const trymerger = (input: { staysId?: string }) => {
    tried(input);
    return {
      preview:
        input.staysId === doubled.memberId ? { ...mergerPreview, stays: doubled, doubled: stays } : mergerPreview,
    };
  };
  await showPart(<MergeDialog memberId={stays.memberId} name={stays.memberName} onClose={() => {}} />, {
    member,
    answers: { ...mergerAnswers, trymerger },
  });
  await chooseOther();
  (
    page
      .getByRole('group', { name: 'Which account stays?' })
      .getByRole('radio', { name: /N2001/ })
      .element() as HTMLInputElement
  ).focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => tried.mock.lastCall?.[0].staysId).toBe(doubled.memberId);
  await expect
    .element(page.getByRole('group', { name: 'Which account stays?' }).getByRole('radio', { name: /N2001/ }))
    .toBeChecked();
});

test('what was otherwise meanwhile is said, and nothing is merged', async () => {
  const words = 'This is no longer the account that you saw: please look at it again.';
  const merge = () => refusedWith(words, 400, { preview: mergerPreview });
  await showPart(<MergeDialog memberId={stays.memberId} name={stays.memberName} onClose={() => {}} />, {
    member,
    answers: { ...mergerAnswers, merge },
  });
  await chooseOther();
  await deed.click();
  await expect.element(page.getByText(words)).toBeVisible();
});
