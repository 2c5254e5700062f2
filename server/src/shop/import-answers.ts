import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { Refusal } from '#refuse';
import { type AtDesk, moveLine } from './desk.ts';
import { type AnswerError, readAnswers } from './desk-files.ts';
import { dispatchStatusesOf } from './desk-queries.ts';

/** Moves the lines as a supplier's file says; lines that are there already are left alone. All or nothing. */
export async function importAnswers(
  db: Db,
  at: AtDesk,
  bytes: Buffer,
): Promise<{ changed: number; errors: AnswerError[] }> {
  const { answers, errors } = readAnswers(bytes);
  const now = await dispatchStatusesOf(
    db,
    answers.map((answer) => answer.memberOrderItemId),
  );
  const changing = answers.filter((answer) => now.get(answer.memberOrderItemId) !== answer.dispatchStatus);
  if (errors.length > 0) throw faulty(errors);
  return transaction(db, async (tx) => {
    for (const answer of changing) {
      const { carrier, reference } = answer;
      // A blank cell says nothing: what stands there stays.
      const move = { ...answer, carrier: carrier || undefined, reference: reference || undefined };
      await moveLine(tx, at, move).catch((error: unknown) => {
        if (error instanceof Refusal)
          errors.push({ line: answer.line, field: 'dispatchStatus', message: error.message });
        else throw error;
      });
    }
    if (errors.length > 0) throw faulty(errors);
    return { changed: changing.length, errors };
  });
}

function faulty(errors: AnswerError[]): Refusal {
  return new Refusal('badInput', `Nothing is changed: ${errors.length} lines have errors.`, {
    extra: { changed: 0, errors: errors.slice(0, 1000) },
  });
}
