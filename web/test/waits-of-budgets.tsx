import { page } from 'vitest/browser';
import { ActDialog } from '#budgets/ActDialog.tsx';
import { PlanDialog } from '#budgets/PlanDialog.tsx';
import { PotDialog } from '#budgets/PotDialog.tsx';
import type { Answers } from './answers.ts';
import { Opened, open, type Wait } from './waits.tsx';

const side = {
  ...{ memberId: '1.200001', memberName: 'Ana Silva', memberNumber: 'N2001', before: 100, points: 50, after: 150 },
  hindered: null,
};
const pot = {
  ...{ memberId: '1.200001', memberName: 'Ana Silva', memberNumber: 'N2001', left: 100, lots: [], lotsInAll: 0 },
  acts: [
    {
      ...{ actId: '9', kind: 'grant' as const, date: '2026-11-20T10:00:00Z', period: '2027-Q1', points: 50 },
      ...{ otherMember: '', byMember: 'Priya Naidoo', secondMember: '', reason: 'As agreed.' },
    },
  ],
};
const answers: Answers = {
  trybudget: () => ({ preview: { sides: [side], people: 1, hindered: 0, points: 50, seconds: null } }),
  changebudget: () => ({ message: 'Granted 50 points to 1 manager.', points: 50 }),
  savebudgetplan: () => ({ message: 'The plan is saved.' }),
  budgetlist: () => ({
    ...{ rows: [], next: null, total: 0, totals: { pots: 0, granted: 0, used: 0, returned: 0, left: 0 } },
    choices: { periods: [], sites: [], divisions: [], costCentres: [] },
  }),
  budgetone: () => ({ ...pot, next: '9' }),
};
const member = { capabilities: ['administrator' as const] };

export const waitsOfBudgets: Wait[] = [
  {
    file: 'budgets/ActDialog.tsx',
    name: /^Grant 50 points/,
    part: (
      <Opened>
        {(close) => (
          <ActDialog acting={{ kind: 'grant', one: { memberId: '1.200001', name: 'Ana Silva' } }} onClose={close} />
        )}
      </Opened>
    ),
    ...{ member, answers, call: 'changebudget' },
    before: async () => {
      await open();
      await page.getByRole('textbox', { name: /^Points for each/ }).fill('50');
      await page.getByRole('textbox', { name: /^Period/ }).fill('2027-Q1');
      await page.getByRole('textbox', { name: /^Reason/ }).fill('As agreed.');
    },
  },
  {
    file: 'budgets/PlanDialog.tsx',
    name: 'Save the plan',
    part: <Opened>{(close) => <PlanDialog plan={undefined} onClose={close} />}</Opened>,
    ...{ member, answers, call: 'savebudgetplan' },
    before: async () => {
      await open();
      await page.getByRole('textbox', { name: /^Name/ }).fill('Monthly');
      await page.getByRole('textbox', { name: /^Points for each/ }).fill('50');
      await page.getByLabelText(/^First month/).fill('2026-12');
      await page.getByRole('textbox', { name: /^Reason/ }).fill('As agreed.');
    },
  },
  {
    file: 'budgets/PotDialog.tsx',
    name: 'Show more',
    part: <Opened>{(close) => <PotDialog memberId="1.200001" onAct={() => {}} onClose={close} />}</Opened>,
    ...{ member, answers, call: 'budgetone' },
    before: open,
  },
];
