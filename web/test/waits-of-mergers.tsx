import type { MergerPreview, MergerSide } from '@laurel/contract/calls/mergers';
import { page } from 'vitest/browser';
import { MergeDialog } from '#mergers/MergeDialog.tsx';
import type { Answers } from './answers.ts';
import { colleagues } from './people.ts';
import { Opened, open, type Wait } from './waits.tsx';

const stays: MergerSide = {
  ...{ memberId: '1.123456789012', memberName: 'Ana Silva', memberNumber: 'N1', division: 'Operations' },
  ...{ email: 'ana@test.example', isHere: true, dateLastSignedOn: '2026-11-20T10:00:00.000Z' },
};
const doubled: MergerSide = { ...stays, memberId: '1.200001', memberNumber: 'N2001', dateLastSignedOn: null };
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
  getdivisionlist: () => ({ countryList: [], divisionList: [] }),
  getmemberlist: () => ({ memberList: colleagues(1), isMore: false }),
  trymerger: () => ({ preview: mergerPreview }),
  merge: () => ({ message: 'Ana Silva stands for number N2001 now. They are told.' }),
};

/** Chooses the only colleague there is, by keyboard: what is drawn meanwhile may move. */
export async function chooseOther(): Promise<void> {
  await page.getByRole('button', { name: 'Choose the other account' }).click();
  await page.getByRole('region', { name: 'Members found' }).getByRole('button').first().click();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Delivered twice.');
}

export const waitsOfMergers: Wait[] = [
  {
    ...{ file: 'mergers/MergeDialog.tsx', name: 'Merge', call: 'merge', answers: mergerAnswers },
    part: <Opened>{(close) => <MergeDialog memberId={stays.memberId} onClose={close} />}</Opened>,
    member: { capabilities: ['administrator'] },
    before: async () => {
      await open();
      await chooseOther();
    },
  },
];
