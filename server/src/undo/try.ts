import type { UndoOutcome } from '@laurel/contract/calls/undo';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { outcomeOf, planUndo, type UndoRequest } from './undo.ts';

/** Ends the transaction of what is only tried. */
export class TakenBack<Told> extends Error {
  readonly told: Told;

  constructor(told: Told) {
    super('only tried');
    this.told = told;
  }
}

/** What would go back now, and what cannot. */
export async function tryUndo(db: Db, request: UndoRequest): Promise<UndoOutcome> {
  try {
    return await transaction(db, async (tx) => {
      throw new TakenBack(await outcomeOf(await planUndo(tx, request), new Set()));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.told as UndoOutcome;
    throw error;
  }
}
