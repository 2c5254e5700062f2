import { column } from '@laurel/contract/calls/reports/report-files';
import { accountWords, correctionWords } from '@laurel/contract/programme/correction-words';
import { instantCell, type SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import type { CorrectedLine } from './list.ts';
import * as texts from './texts.ts';

export const correctionFile: SheetColumn<CorrectedLine>[] = [
  column(texts.columnNumber, (row) => row.correctionId),
  column(texts.columnDate, (row) => instantCell(row.date)),
  column(texts.columnKind, (row) => say(correctionWords[row.kind])),
  column(texts.columnMember, (row) => row.member),
  column(texts.columnMemberNumber, (row) => row.memberNumber),
  column(texts.columnAccount, (row) => say(accountWords[row.account])),
  column(texts.columnPoints, (row) => row.points),
  column(texts.columnAsked, (row) => row.pointsAsked),
  column(texts.columnReason, (row) => row.reason),
  column(texts.columnBy, (row) => row.byMember),
  column(texts.columnByNumber, (row) => row.byMemberNumber),
  column(texts.columnSecond, (row) => row.secondMember),
];
