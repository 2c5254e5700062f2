import { page } from 'vitest/browser';
import { ViewDialog } from '#viewing/ViewDialog.tsx';
import { Opened, open, type Wait } from './waits.tsx';

export const waitsOfViewing: Wait[] = [
  {
    ...{ file: 'viewing/ViewDialog.tsx', name: 'Look', call: 'beginviewing', only: 'refused' },
    part: <Opened>{(close) => <ViewDialog onClose={close} />}</Opened>,
    answers: { beginviewing: () => ({ token: '', until: '2026-11-20T10:30:00.000Z' }) },
    before: async () => {
      await open();
      await page.getByRole('textbox', { name: /^Why/ }).fill('What do members see?');
    },
  },
];
