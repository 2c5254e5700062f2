import { column } from '@laurel/contract/calls/reports/report-files';
import { correctionWords, debtWords } from '@laurel/contract/programme/correction-words';
import { instantCell, type SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import type { FiledDebt } from './list.ts';
import * as texts from './texts.ts';

export const debtFile: SheetColumn<FiledDebt>[] = [
  column(texts.columnNumber, (row) => row.debtId),
  column(texts.columnDate, (row) => instantCell(row.date)),
  column(texts.columnMember, (row) => row.memberName),
  column(texts.columnMemberNumber, (row) => row.memberNumber),
  column(texts.columnCorrection, (row) => row.correctionId),
  column(texts.columnKind, (row) => say(correctionWords[row.kind])),
  column(texts.columnPoints, (row) => row.points),
  column(texts.columnRepaid, (row) => row.repaid),
  column(texts.columnForgiven, (row) => row.forgiven),
  column(texts.columnWrittenOff, (row) => row.writtenOff),
  column(texts.columnLeft, (row) => row.left),
  column(texts.columnStanding, (row) => say(debtWords[row.ended ?? 'open'])),
  column(texts.columnEnded, (row) => (row.dateEnded === null ? '' : instantCell(row.dateEnded))),
];
