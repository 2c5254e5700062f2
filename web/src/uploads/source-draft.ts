import type { SourceWish } from '@laurel/contract/calls/sources';
import type { UploadQuestions } from '@laurel/contract/calls/uploads';
import { columnsByKind } from '@laurel/contract/columns/by-kind';
import { type DateOrder, dateOrders } from '@laurel/contract/columns/reading';
import type { UploadKind } from '@laurel/contract/upload-kinds';

/** What somebody says of a file that must be asked about. A header's choice: a column, `leftAlone`, or '' while nothing is chosen. */
export interface SourceDraft {
  kind: UploadKind | '';
  choices: Record<string, string>;
  dates: DateOrder | '';
  sheet: string;
  /** Of a source that is there already its id; '' for a new one. */
  sourceId: string;
  name: string;
  /** Of a roster of a new source: it holds only some people. */
  isPart: boolean;
}

export const leftAlone = '-';

export function draftOf(questions: UploadQuestions, fileName: string): SourceDraft {
  const choices = Object.fromEntries(
    questions.columns.map(({ header, column, guess }) => [header, column === '' ? leftAlone : (column ?? guess ?? '')]),
  );
  const draft: SourceDraft = {
    ...{ kind: questions.kind ?? '', choices, dates: '', sheet: sheetOf(questions), isPart: false },
    sourceId: questions.source?.sourceId ?? '',
    name: questions.source?.name ?? nameIn(fileName),
  };
  const [first = '', ...others] = ordersThatFit(questions, draft);
  return { ...draft, dates: others.length > 0 ? '' : first };
}

/** The one that was read, where there are several. */
export function sheetOf({ sheets, sheet }: UploadQuestions): string {
  return sheets.length > 1 ? sheet || (sheets[0] ?? '') : '';
}

/** 'workday_export-2026-11-27.csv' → 'workday export'. */
function nameIn(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[_\-.]+/g, ' ')
    .replace(/\b\d+\b/g, ' ');
  return words.replace(/\s+/g, ' ').trim().slice(0, 60);
}

/** The columns whose dates need an order, as they are said to be. */
export function datedColumns({ columns }: UploadQuestions, { kind, choices }: SourceDraft) {
  return columns.filter(
    ({ header, dates }) => dates && kind !== '' && columnsByKind[kind][choices[header] ?? '']?.form.is === 'date',
  );
}

/** Empty where none is to be asked; all of them where nothing proves one. */
export function ordersThatFit(questions: UploadQuestions, draft: SourceDraft): DateOrder[] {
  const dated = datedColumns(questions, draft);
  if (dated.length === 0) return [];
  const fits = dateOrders.filter((order) => dated.every(({ dates }) => dates?.includes(order)));
  return fits.length > 0 ? fits : [...dateOrders];
}

/** What is still to be said: headers without a choice, needed columns that no header is. */
export function stillOpen(questions: UploadQuestions, { kind, choices }: SourceDraft) {
  const chosen = new Set(Object.values(choices));
  const needed = questions.kind === null ? requiredOf(kind) : questions.missing;
  return {
    headers: questions.columns.flatMap(({ header, column }) =>
      column === null && choices[header] === '' ? header : [],
    ),
    needed: needed.filter((column) => !chosen.has(column)),
  };
}

function requiredOf(kind: UploadKind | ''): string[] {
  if (kind === '') return [];
  return Object.entries(columnsByKind[kind]).flatMap(([name, { required }]) => (required ? name : []));
}

/** As the call has it, over what is remembered of the source already. */
export function wishOf(
  { kind, choices, dates, sheet, name, sourceId, isPart }: SourceDraft,
  before: Omit<SourceWish, 'name'> | undefined,
): SourceWish | undefined {
  if (kind === '') return undefined;
  const said = Object.entries(choices).filter(([, choice]) => choice !== '');
  return {
    ...(before && { sourceId, version: before.version }),
    ...{ name, kind },
    columns: {
      ...before?.columns,
      ...Object.fromEntries(said.map(([header, choice]) => [header, choice === leftAlone ? '' : choice])),
    },
    dates: dates || before?.dates || null,
    sheet: sheet || before?.sheet || '',
    isPart: before?.isPart ?? (isPart && kind === 'roster'),
  };
}
