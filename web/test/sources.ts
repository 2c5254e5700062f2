import type { HistoryRow } from '@laurel/contract/calls/feeds';
import type { Source } from '@laurel/contract/calls/sources';
import type { UploadQuestions } from '@laurel/contract/calls/uploads';

/** A source, and what is asked of a file of a new one. */
export const source: Source = {
  sourceId: '7',
  name: 'Payroll Austria',
  kind: 'roster',
  columns: { Personalnr: 'memberNumber', Kostenart: '' },
  dates: 'dmy',
  sheet: '',
  isPart: true,
  leavesOut: false,
  expects: { rhythm: 'none', hour: 6, weekday: 1, zone: 'Africa/Johannesburg' },
  tokens: [],
  version: 1,
  changedBy: 'Priya Naidoo',
  changedAt: '2026-11-20T10:00:00Z',
};

export const questions: UploadQuestions = {
  kind: 'roster',
  columns: [
    { header: 'Employee Nr', values: ['E1', 'E2'], column: null, guess: 'memberNumber', dates: null },
    { header: 'First Name', values: ['Ann'], column: 'firstName', guess: null, dates: null },
    { header: 'Begin', values: ['03/04/2026'], column: null, guess: null, dates: ['dmy', 'mdy'] },
    { header: 'Shoe', values: [], column: null, guess: null, dates: null },
  ],
  missing: ['memberNumber'],
  sheets: [],
  sheet: '',
  source: null,
};

/** A file of it that came by itself, and waits. */
export const fed: HistoryRow = {
  ...{
    key: '1.f.7',
    at: '2026-11-20T01:00:00Z',
    kind: 'roster',
    fileName: 'nightly.csv',
    source: source.name,
    way: 'token',
  },
  ...{ by: 'Priya Naidoo', state: 'waiting', words: '55 people would leave.', errors: [], fedFileId: '7' },
  ...{ added: 0, changed: 0, removed: 55, unchanged: 10, leftOut: 0 },
  ...{ uploadId: null, undo: null, undoesAt: null, undoneAt: null, second: '', arrivedAt: null },
};
