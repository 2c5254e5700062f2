import type { Input } from '@laurel/contract/call';
import type { reportcontent } from '@laurel/contract/calls/moderation/reportcontent';
import type { withdrawreport } from '@laurel/contract/calls/moderation/withdrawreport';
import type { Feature } from '@laurel/contract/programme/items';
import type { Reportable } from '@laurel/contract/rules/cases';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { caseOf } from '#directory/case-scope';
import { mustNotBeOwn } from '#directory/decides';
import { mustBeOn } from '#directory/features';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { keepWords } from '#words/keep';
import { cardInSight, commentInSight, ideaInSight, isOnIdea, signatureInSight } from './queries.ts';
import * as texts from './texts.ts';

interface Doing {
  actor: Actor;
  now: Date;
}

type What = Input<typeof withdrawreport>;

/** Reports what the actor sees, once. What was left as it is, or dropped, is open again; what is hidden nobody sees. */
export async function reportContent(
  tx: Tx,
  { actor, now }: Doing,
  { of, id, reason, text }: Input<typeof reportcontent>,
): Promise<void> {
  for (const feature of await featuresOf(tx, { of, id })) mustBeOn(feature, actor);
  const found = (await inSight[of](tx, id, actor)) ?? notFound();
  mustNotBeOwn('report', actor.id, [found.byId]);
  const caseId = (await beginCase(tx, { of, id }, now)) ?? (await openAgain(tx, { of, id }, now)) ?? notFound();
  const { cardId, commentId, ideaId, signatureId } = idsOf({ of, id });
  const { rows } = await sql<{ id: number }>`
    insert into card_reports (card_id, comment_id, idea_id, signature_id, mentioned_ids, by_id, reason, created_at)
    values (${cardId}::bigint, ${commentId}::bigint, ${ideaId}::bigint, ${signatureId}::bigint, ${found.mentioned}::bigint[], ${actor.id}, ${reason}, ${now})
    on conflict do nothing returning id`.execute(tx);
  const { id: reportId } = rows[0] ?? refuse('ruleBroken', say(texts.reportedAlready, { of }));
  // Whatever its writer does with it, those who decide read what was reported.
  await keepWords(tx, [
    { of: 'card.report', ofId: reportId, byId: actor.id, aboutId: found.byId, text: text.trim() },
    { of: 'comment.reported', ofId: reportId, byId: found.byId, aboutId: found.aboutId, text: found.text },
  ]);
  await append(tx, {
    ...{ type: 'report.sent', at: now, actorId: actor.id, subject: `${of}:${id}` },
    facts: { caseId, reportId },
  });
}

const inSight = { card: cardInSight, comment: commentInSight, idea: ideaInSight, signature: signatureInSight } as const;

/** Without which there is nothing to report. */
async function featuresOf(tx: Tx, { of, id }: What): Promise<readonly Feature[]> {
  const open = ['ideas', 'openIdeas'] as const;
  if (of === 'idea') return open;
  if (of === 'card') return [];
  if (of === 'signature') return ['celebrations', 'groupCards'];
  return (await isOnIdea(tx, id)) ? [...open, 'comments'] : ['feed', 'comments'];
}

function idsOf({ of, id }: What): Record<`${Reportable}Id`, string | null> {
  const itsId = (kind: Reportable) => (of === kind ? id : null);
  return { cardId: itsId('card'), commentId: itsId('comment'), ideaId: itsId('idea'), signatureId: itsId('signature') };
}

/** Its case, where it has had none; of several who begin it at once one does. */
async function beginCase(tx: Tx, what: What, now: Date): Promise<number | undefined> {
  const { cardId, commentId, ideaId, signatureId } = idsOf(what);
  const { rows } = await sql<{ caseId: number }>`
    insert into card_cases (card_id, comment_id, idea_id, signature_id, state, opened_at)
    values (${cardId}::bigint, ${commentId}::bigint, ${ideaId}::bigint, ${signatureId}::bigint, 'open', ${now})
    on conflict do nothing returning case_id as "caseId"`.execute(tx);
  return rows[0]?.caseId;
}

/** The case that it has, but where it was hidden meanwhile. */
async function openAgain(tx: Tx, { of, id }: What, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ caseId: number }>`
    update card_cases set state = 'open', revision = revision + 1, opened_at = case when state = 'open' then opened_at else ${now} end
    where case_id = ${caseOf(of, sql`${id}`)} and state <> 'hidden' returning case_id as "caseId"`.execute(tx);
  return rows[0]?.caseId;
}

/** Takes the actor's report back; what nobody else reports is not to be decided any more. */
export async function withdrawReport(tx: Tx, { actor, now }: Doing, { of, id }: What): Promise<void> {
  const its = sql`case_id = ${caseOf(of, sql`${id}`)}`;
  await sql`select from card_cases where ${its} for update`.execute(tx);
  const { rows } = await sql<{ caseId: number }>`
    update card_reports set withdrawn_at = ${now} where ${its} and by_id = ${actor.id} and withdrawn_at is null
    returning case_id as "caseId"`.execute(tx);
  const { caseId } = rows[0] ?? notFound();
  await sql`
    update card_cases set state = 'dropped', revision = revision + 1 where ${its} and state = 'open'
      and not exists (select from card_reports where ${its} and withdrawn_at is null)`.execute(tx);
  await append(tx, {
    ...{ type: 'report.withdrawn', at: now, actorId: actor.id, subject: `${of}:${id}` },
    facts: { caseId },
  });
}
