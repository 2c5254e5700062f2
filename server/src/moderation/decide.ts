import type { Input, Output } from '@laurel/contract/call';
import { decidecase } from '@laurel/contract/calls/moderation/decidecase';
import type { talkaboutcase } from '@laurel/contract/calls/moderation/talkaboutcase';
import {
  type CaseDeed,
  type CaseState,
  type Decided,
  decisions,
  type Reportable,
  type TalkSide,
} from '@laurel/contract/rules/cases';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { concernsInCase } from '#directory/case-scope';
import { mustNotBeOwn } from '#directory/decides';
import { notFound, refusalWith, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { keepWords } from '#words/keep';
import { deedsOf, kindIn } from './queries.ts';
import * as texts from './texts.ts';

interface Doing {
  actor: Actor;
  now: Date;
}

/** With its sides: null where it has none such. */
interface Case extends Record<TalkSide, number | null> {
  id: number;
  of: Reportable;
  subject: `${Reportable}:${string}`;
  state: CaseState;
  revision: number;
}

/** A case that does not concern the actor, locked until the transaction ends. */
async function lockCase(tx: Tx, actor: Actor, caseId: string): Promise<Case> {
  const { rows } = await sql<Case & { isOwn: boolean }>`
    select k.case_id as id, ${kindIn('k')} as of,
      coalesce('card:' || k.card_id, 'comment:' || k.comment_id, 'idea:' || k.idea_id, 'signature:' || k.signature_id) as subject,
      k.state, k.revision, r.from_id as giver, r.to_id as receiver, coalesce(x.by_id, i.by_id, g.by_id) as writer, ${concernsInCase(sql`${actor.id}`)} as "isOwn"
    from card_cases k left join recognitions r on r.id = k.card_id left join comments x on x.id = k.comment_id left join ideas i on i.id = k.idea_id
    left join group_card_signatures g on g.id = k.signature_id
    where k.case_id = ${caseId}::bigint for update of k`.execute(tx);
  const { isOwn, ...found } = rows[0] ?? notFound();
  mustNotBeOwn('case', actor.id, isOwn ? [actor.id] : []);
  return found;
}

const after: Record<Decided, { state: CaseState; kind: CaseDeed }> = {
  hide: { state: 'hidden', kind: 'hidden' },
  keep: { state: 'kept', kind: 'kept' },
  show: { state: 'kept', kind: 'shown' },
};

/** Hides it, leaves it as it is, or shows it again; of two who decide at once the second is told what was decided. */
export async function decideCase(
  tx: Tx,
  { actor, now }: Doing,
  { caseId, revision, way }: Input<typeof decidecase>,
): Promise<Output<typeof decidecase>> {
  const found = await lockCase(tx, actor, caseId);
  const { of } = found;
  if (found.revision !== revision) {
    const lately = (await deedsOf(tx, caseId)).at(-1) ?? null;
    const words = say(texts.quicker, { of, what: lately?.kind ?? 'other', name: lately?.by.name ?? '' });
    const { state, revision: at } = found;
    throw refusalWith(decidecase, { code: 'changedMeanwhile', words }, { lately, state, revision: at });
  }
  if (!decisions[way].includes(found.state)) refuse('ruleBroken', say(texts.asItIs));
  const { state, kind } = after[way];
  await sql`update card_cases set state = ${state}, revision = revision + 1 where case_id = ${found.id}`.execute(tx);
  if (way !== 'keep') await setHidden(tx, found, way === 'hide' ? now : null);
  await noteDeed(tx, { actor, now }, { caseId: found.id, kind });
  await append(tx, {
    ...{ type: 'case.decided', at: now, actorId: actor.id, subject: found.subject },
    concerns: [found.giver, found.receiver, found.writer],
    facts: { caseId: found.id, decision: way },
  });
  return { state, revision: revision + 1, message: say(texts.decided, { of, way }) };
}

const tables = {
  card: 'recognitions',
  comment: 'comments',
  idea: 'ideas',
  signature: 'group_card_signatures',
} as const satisfies Record<Reportable, string>;

async function setHidden(tx: Tx, { id, of }: Case, at: Date | null): Promise<void> {
  const its = sql.ref(`k.${of}_id`);
  await sql`
    update ${sql.table(tables[of])} hidden set hidden_at = ${at}::timestamptz from card_cases k where k.case_id = ${id} and hidden.id = ${its}`.execute(
    tx,
  );
}

interface Deed {
  caseId: number;
  kind: CaseDeed;
  toId?: number;
}

async function noteDeed(tx: Tx, { actor, now }: Doing, { caseId, kind, toId }: Deed): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into card_deeds (card_id, comment_id, idea_id, signature_id, kind, by_id, to_id, created_at)
    select k.card_id, k.comment_id, k.idea_id, k.signature_id, ${kind}, ${actor.id}, ${toId ?? null}::bigint, ${now} from card_cases k where k.case_id = ${caseId}
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** Writes to who gave or received a reported card, or to who wrote a reported comment or idea, or signed. */
export async function talkAboutCase(
  tx: Tx,
  { actor, now }: Doing,
  { caseId, to, text }: Input<typeof talkaboutcase>,
): Promise<Output<typeof talkaboutcase>> {
  const found = await lockCase(tx, actor, caseId);
  const { id, of, subject, state, revision } = found;
  const words = say(texts.noSuchSide, { of });
  const memberId = found[to] ?? refuse('badInput', words, { to: words });
  const deedId = await noteDeed(tx, { actor, now }, { caseId: id, kind: 'talked', toId: memberId });
  await keepWords(tx, [{ of: 'card.talk', ofId: deedId, byId: actor.id, aboutId: memberId, text: text.trim() }]);
  await append(tx, {
    ...{ type: 'case.talked', at: now, actorId: actor.id, subject },
    ...{ concerns: [memberId], facts: { caseId: id, deedId, memberId } },
  });
  return { state, revision, message: say(texts.talked) };
}
