import type { MergerPreview, MergerSide } from '@laurel/contract/calls/mergers';
import type { PersonRow } from '@laurel/contract/calls/personnel/person-row';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MergeDialog } from '#mergers/MergeDialog.tsx';
import type { Answers } from './answers.ts';
import { aHome } from './people.ts';
import { Opened, open, type Wait } from './waits.tsx';

const stays: MergerSide = {
  ...{ memberId: '1.123456789012', memberName: 'Ana Silva', memberNumber: 'N1', division: 'Operations' },
  ...{ email: 'ana@test.example', isHere: true, dateLastSignedOn: '2026-11-20T10:00:00.000Z' },
};
const doubled: MergerSide = { ...stays, memberId: '1.200001', memberNumber: 'N2001', dateLastSignedOn: null };
const rowOf = ({ memberId, memberName, memberNumber, division, email }: MergerSide): PersonRow => ({
  ...{ memberId, memberName, memberNumber, division, email, picId: '', manager: null, state: 'here', lacks: [] },
  ...{ dateHired: null, dateLeft: null, dateRegistered: null, dateLastSignedOn: null },
});
const none = { before: null, after: null };
export const mergerPreview: MergerPreview = {
  stays,
  doubled,
  account: {
    stays: { wallet: { before: 100, after: 170 }, pot: none },
    doubled: { wallet: { before: 70, after: null }, pot: none },
    lines: [{ kind: 'cardsReceived', moves: 3, together: 1 }],
  },
  stamp: 'a'.repeat(32),
  seconds: { count: 1, names: ['Eve Even'] },
};
export const mergerAnswers: Answers = {
  getmemberdata: () => aHome(),
  peoplelist: () => ({ people: [rowOf(stays), rowOf(doubled)], next: null, total: 2, isMore: false }),
  trymerger: () => ({ preview: mergerPreview }),
  merge: () => ({ message: 'Ana Silva stands for number N2001 now. They are told.' }),
};

/** Chooses the only one who is found, by keyboard: what is drawn meanwhile may move. */
export async function chooseOther(): Promise<void> {
  const other = page.getByRole('group', { name: /^The other account/ }).getByRole('radio', { name: /N2001/ });
  await expect.element(other).toBeInTheDocument();
  (other.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Delivered twice.');
}

export const waitsOfMergers: Wait[] = [
  {
    ...{ file: 'mergers/MergeDialog.tsx', name: 'Merge', call: 'merge', answers: mergerAnswers },
    part: (
      <Opened>{(close) => <MergeDialog memberId={stays.memberId} name={stays.memberName} onClose={close} />}</Opened>
    ),
    member: { capabilities: ['administrator'] },
    before: async () => {
      await open();
      await chooseOther();
    },
  },
];
