import type { PersonState } from '@laurel/contract/calls/personnel/kinds';
import { column } from '@laurel/contract/calls/reports/report-files';
import type { Message } from '@laurel/contract/message';
import { instantCell, type SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import type { FiledPerson } from './list.ts';
import * as texts from './texts.ts';

const stateWords: Record<PersonState, Message> = {
  here: said.personHere,
  grace: said.personInGrace,
  gone: said.personGone,
  erased: said.personErased,
};

export const peopleFile: SheetColumn<FiledPerson>[] = [
  column(texts.columnMemberNumber, (row) => row.memberNumber),
  column(texts.columnName, (row) => row.memberName),
  column(texts.columnEmail, (row) => row.email),
  column(texts.columnMobile, (row) => row.mobile),
  column(texts.columnDivision, (row) => row.division),
  column(texts.columnCountry, (row) => row.country),
  column(texts.columnCluster, (row) => row.cluster),
  column(texts.columnSite, (row) => row.site),
  column(texts.columnCostCentre, (row) => row.costCentre),
  column(texts.columnManager, (row) => row.manager?.memberName ?? ''),
  column(texts.columnManagerNumber, (row) => row.manager?.memberNumber ?? ''),
  column(texts.columnHired, (row) => row.dateHired ?? ''),
  column(texts.columnState, (row) => say(stateWords[row.state])),
  column(texts.columnRegistered, (row) => instantCell(row.dateRegistered ?? '')),
  column(texts.columnSignedOn, (row) => instantCell(row.dateLastSignedOn ?? '')),
  column(texts.columnLeft, (row) => instantCell(row.dateLeft ?? '')),
];
