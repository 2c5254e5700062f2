import type { Circle } from '@laurel/contract/calls/circles';
import { page, userEvent } from 'vitest/browser';
import { JudgeDialog } from '#circles/JudgeDialog.tsx';
import { Opened, open, type Wait } from './waits.tsx';

const person = (name: string, memberNumber: string) => ({
  ...{ memberId: `1.${memberNumber}`, memberName: name, memberNumber, division: 'Engineering' },
});

const circle: Circle = {
  people: [person('Ann Able', '100001'), person('Bea Chen', '100002')],
  ...{ returns: 3, gifts: 6, points: 120 },
  ...{ dateFirst: '2026-11-01T10:00:00.000Z', dateLast: '2026-11-19T10:00:00.000Z' },
  signs: [
    { sign: 'within', speaks: 'against', value: 100 },
    { sign: 'division', speaks: 'for', value: 1 },
  ],
  judgement: null,
  mayJudge: true,
};

export const waitsOfCircles: Wait[] = [
  {
    ...{ file: 'circles/JudgeDialog.tsx', name: 'Judge', call: 'judgecircle' },
    part: <Opened>{(close) => <JudgeDialog circle={circle} onClose={close} />}</Opened>,
    answers: { judgecircle: () => ({ message: 'Noted.' }) },
    before: async () => {
      await open();
      (page.getByRole('radio', { name: /^To be watched/ }).element() as HTMLElement).focus();
      await userEvent.keyboard(' ');
      await page.getByRole('textbox', { name: /^Why/ }).fill('Too early');
    },
  },
];
