import type { HistoryRow } from '@laurel/contract/calls/feeds';
import type { Source } from '@laurel/contract/calls/sources';
import type { UndoOutcome } from '@laurel/contract/calls/undo';
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

/** A roster that was taken in, and what of it would go back. */
export const taken: HistoryRow = {
  ...fed,
  ...{ key: '1.u.9', state: 'done', words: '', fedFileId: null, uploadId: '9', undo: 'can' },
};
const change = {
  ...{ line: 2, key: 'P1', what: 'changed' as const, text: 'Ann Ames', asks: null, name: 'Ann Ames' },
  fields: [{ field: 'surname', before: 'Ames', after: 'Best' }],
};
const none = { count: 0, changes: [] };
export const undone: UndoOutcome = {
  ...{ kind: 'roster', fileName: 'nightly.csv', at: fed.at, added: 0, changed: 1, removed: 0, points: 0 },
  changes: [change],
  groups: { asked: none, added: none, changed: { count: 1, changes: [change] }, removed: none },
  stays: { count: 1, rows: [{ line: 3, key: 'P2', name: 'Bea Best', why: 'Has signed on since.' }] },
  ...{ confirm: [], asks: [], second: null },
};
