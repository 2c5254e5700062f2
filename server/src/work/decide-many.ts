import type { Input, Output } from '@laurel/contract/call';
import type { CallName } from '@laurel/contract/call-rows';
import type { decidemany } from '@laurel/contract/calls/work/decidemany';
import type { trydecidemany } from '@laurel/contract/calls/work/trydecidemany';
import { type SameDecisionName, sameDecisions } from '@laurel/contract/programme/same-decisions';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { Refusal } from '#errors/refuse';
import { type Source, sourcesOf } from './sources.ts';
import * as texts from './texts.ts';
import { togetherOf } from './together.ts';
import type { Asked } from './waiting.ts';

/** Makes a call of the portal for the caller, in a transaction of its own, with its own rules. */
type MakeCall = (name: CallName, wish: object) => Promise<unknown>;

interface Deciding {
  by: Actor;
  now: Date;
  make: MakeCall;
  /** Hears of what was nobody's refusal. */
  failed(error: unknown): void;
}

/** What each call is made with, of one of them. */
const wishes: Record<SameDecisionName, (itemId: string, words: string) => object> = {
  confirm: (approvalId) => ({ approvalId }),
  decline: (approvalId, reason) => ({ approvalId, reason }),
  declineNomination: (nomId, motivation) => ({ nomId, motivation }),
  conclude: (ideaBoxId, actionStatus) => ({ ideaBoxId, actionStatus, points: 0 }),
  prepare: (memberOrderItemId) => ({ memberOrderItemId, dispatchStatus: 1 }),
  declineFile: (fedFileId) => ({ fedFileId }),
};

/**
 * Decides each of them by its own call, one after the other: no lock of one is held while another is decided, so two who decide about the
 * same in another order never wait for each other in a circle. What is refused of one is told of that one.
 */
export async function decideMany(
  db: Db,
  { by, now, make, failed }: Deciding,
  { decision, itemIds, words = '' }: Input<typeof decidemany>,
): Promise<Output<typeof decidemany>> {
  const offered = await transaction(db, (tx) => offeredAmong(tx, { actor: by, now }, { decision, itemIds }), {
    reads: true,
  });
  const { call } = sameDecisions[decision];
  const outcomes: Output<typeof decidemany>['outcomes'] = [];
  // loop: each is a decision of its own, under its own locks
  for (const itemId of itemIds) {
    if (!offered.has(itemId)) {
      outcomes.push({ itemId, isDone: false, message: say(texts.byItself) });
      continue;
    }
    try {
      outcomes.push({ itemId, isDone: true, message: wordsOf(await make(call, wishes[decision](itemId, words))) });
    } catch (error) {
      if (!(error instanceof Refusal)) failed(error);
      outcomes.push({ itemId, isDone: false, message: error instanceof Refusal ? error.message : say(texts.notDone) });
    }
  }
  return { done: outcomes.filter(({ isDone }) => isDone).length, outcomes };
}

function wordsOf(answer: unknown): string {
  const { message, result } = answer as { message?: string; result?: string };
  return message ?? result ?? '';
}

type Marked = Input<typeof trydecidemany>;

/** Those of which this is offered at all, whether or not they wait still: whoever decides them says that of each. */
async function offeredAmong(on: Tx, asked: Pick<Asked, 'actor' | 'now'>, { decision, itemIds }: Marked) {
  const { kind } = sameDecisions[decision];
  const all = await togetherOf(on, { kind, ids: itemIds }, asked.actor);
  return new Set(itemIds.filter((itemId) => all.get(itemId)?.includes(decision)));
}

/** What waits of them for the caller, what it gives, and how much of it goes on to others. */
export async function quoteOfMany(
  on: Tx,
  asked: Pick<Asked, 'actor' | 'now'>,
  marked: Marked,
): Promise<Output<typeof trydecidemany>> {
  const { kind } = sameDecisions[marked.decision];
  const source: Source | undefined = sourcesOf(asked.actor, asked.now)[kind];
  const offered = [...(await offeredAmong(on, asked, marked))];
  const nothing = { items: 0, others: marked.itemIds.length, points: 0, goOn: 0 };
  if (!source || offered.length === 0) return nothing;
  const gives = marked.decision === 'confirm';
  const { rows } = await sql<{ items: number; points: number; goOn: number }>`
    select count(*) as items, coalesce(sum(a.points), 0)::bigint as points,
      count(*) filter (where exists (select from approval_steps s where s.approval_id = a.id and (s.n > a.step_n or s.n = a.step_n and s.is_all))) as "goOn"
    from (${source}) w left join approvals a on a.id = w.id and ${gives} where w.id = any(${offered}::bigint[])`.execute(
    on,
  );
  const { items = 0, points = 0, goOn = 0 } = rows[0] ?? {};
  return { items, others: marked.itemIds.length - items, points, goOn };
}
