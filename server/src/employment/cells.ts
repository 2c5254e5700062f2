import type { RosterRecord } from '@laurel/contract/calls/employment/record';
import { chooseDivision } from '@laurel/contract/calls/employment/texts';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import type { HandRow } from '#roster/rows-by-hand';
import { divisionCells, memberNumberOf } from './queries.ts';
import * as texts from './texts.ts';

/** A record as a row of a roster. */
export async function cellsOf(tx: Tx, memberNumber: string, record: RosterRecord): Promise<HandRow> {
  const { managerId, divisionCode, familyNameFirst, birthDay, birthMonth, language, ...same } = record;
  const place = await divisionCells(tx, divisionCode);
  if (!place) refuse('badInput', say(chooseDivision), { divisionCode: say(chooseDivision) });
  const managerNumber = managerId === null ? '' : await memberNumberOf(tx, managerId);
  if (managerNumber === undefined) refuse('badInput', say(texts.noManager), { managerId: say(texts.noManager) });
  return {
    ...{ memberNumber, isActive: 'true', managerNumber, ...same, ...place },
    familyNameFirst: String(familyNameFirst),
    birthDay: birthDay === null ? '' : String(birthDay),
    birthMonth: birthMonth === null ? '' : String(birthMonth),
    language: language ?? '',
  };
}

/** A record by the roster's columns, as the audit keeps it: a manager is a number there. */
export function byColumns({ managerId: _, ...record }: RosterRecord, managerNumber: string) {
  return { ...record, managerNumber };
}
