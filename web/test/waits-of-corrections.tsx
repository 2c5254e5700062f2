import type { CorrectionSide } from '@laurel/contract/calls/corrections';
import type { Debt } from '@laurel/contract/calls/debts';
import type { RecognitionEntry } from '@laurel/contract/calls/recognition/recognition-entry';
import { page } from 'vitest/browser';
import { CorrectDialog } from '#corrections/CorrectDialog.tsx';
import { ForgiveDialog } from '#corrections/ForgiveDialog.tsx';
import { CardView } from '#recognition/CardView.tsx';
import type { Answers } from './answers.ts';
import { Opened, open, Titled, type Wait } from './waits.tsx';

const side: CorrectionSide = {
  memberId: '1.200001',
  memberName: 'Ana Silva',
  memberNumber: 'N2001',
  account: 'wallet',
  before: 100,
  after: 50,
  points: -50,
  asked: 50,
  owed: 0,
  hindered: null,
};
const answers: Answers = {
  trycorrection: () => ({
    preview: {
      people: [side],
      others: [],
      pointsAsked: 50,
      points: 50,
      owed: 0,
      couldOwe: 0,
      seconds: null,
      leftAlone: null,
    },
  }),
  correct: () => ({ message: '50 points are set right.', points: 50 }),
  forgivedebt: () => ({ message: '60 points need not be repaid.', points: 60 }),
  takeback: () => ({ message: 'It is taken back.' }),
};
const what = {
  ...{ kind: 'award' as const, subjectId: '7', side: 'received' as const, date: '2026-11-20T10:00:00Z' },
  ...{ withMember: 'Johan Botha', value: 'Act of Courage', account: 'wallet' as const, people: 1, points: 50 },
  standing: 'none' as const,
};
const debt: Debt = {
  ...{ debtId: '3', date: '2026-11-20T10:00:00Z', memberId: '1.200001', memberName: 'Ana Silva' },
  ...{ memberNumber: 'N2001', correctionId: '7', kind: 'award', points: 60, repaid: 0, forgiven: 0, writtenOff: 0 },
  ...{ left: 60, ended: null, dateEnded: null },
};
const given: RecognitionEntry = {
  ...{
    type: 'PIF',
    isFrom: true,
    forMember: '',
    date: '2026-11-20T10:00:00Z',
    value: 'Act of Courage',
    memberName: 'Ana Silva',
  },
  ...{ memberNumber: 'N2001', picId: '', points: 50, message: 'Thank you', cardId: '3', memberId: '1.200001' },
  ...{ messageLanguage: '', isWithdrawn: false, isHidden: false, boosts: '', celebrated: null },
  takeBack: { awardId: '7', until: '2999-01-01T00:00:00.000Z' },
};

export const waitsOfCorrections: Wait[] = [
  {
    file: 'corrections/CorrectDialog.tsx',
    name: /^Correct 50 points/,
    part: (
      <Opened>
        {(close) => <CorrectDialog what={what} memberId="1.200001" memberName="Ana Silva" onClose={close} />}
      </Opened>
    ),
    member: { capabilities: ['administrator'] },
    answers,
    call: 'correct',
    before: async () => {
      await open();
      await page.getByRole('textbox', { name: /^Reason/ }).fill('By mistake.');
    },
  },
  {
    file: 'corrections/ForgiveDialog.tsx',
    name: 'Forgive 60 points',
    part: <Opened>{(close) => <ForgiveDialog debt={debt} onClose={close} />}</Opened>,
    member: { capabilities: ['administrator'] },
    answers,
    call: 'forgivedebt',
    before: async () => {
      await open();
      await page.getByRole('textbox', { name: /^Reason/ }).fill('She could not know.');
    },
  },
  {
    file: 'undoing/TakeBack.tsx',
    name: 'Take it back',
    part: (
      <Titled>
        <CardView entry={given} onNewer={undefined} onOlder={undefined}>
          {null}
        </CardView>
      </Titled>
    ),
    answers,
    call: 'takeback',
  },
];
