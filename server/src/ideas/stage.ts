import type { Input, Output } from '@laurel/contract/call';
import type { stageideas } from '@laurel/contract/calls/ideas/stageideas';
import type { IdeaStage } from '@laurel/contract/programme/idea-stages';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { decides, decidesFor, decidesOneself, mustNotBeOwn, refuseAway } from '#directory/decides';
import { suggested } from '#directory/idea-scope';
import { notFound, refuse } from '#errors/refuse';
import { appendAll } from '#events/append';
import { keepWords } from '#words/keep';
import * as texts from './texts.ts';

/** Puts shared ideas to a stage, with words for everybody who reads them: by who reviews them, and never their own. */
export async function stageIdeas(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  { ideaBoxIds, stage, words }: Input<typeof stageideas>,
): Promise<Output<typeof stageideas>> {
  const ideas = await lockIdeas(tx, actor, ideaBoxIds);
  if (ideas.length < ideaBoxIds.length) notFound();
  const authors = ideas.map(({ byId }) => byId);
  mustNotBeOwn('idea', actor.id, authors);
  if (ideas.some(({ isOwnRight, forId }) => !isOwnRight && forId === null)) refuseAway('concernsThem');
  const said = words.trim();
  const moved = said === '' ? ideas.filter((idea) => idea.stage !== stage) : ideas;
  if (moved.length === 0) refuse('ruleBroken', say(texts.thereAlready, { count: ideas.length }));
  const ids = moved.map(({ id }) => id);
  const { rows: steps } = await sql<{ id: number; aboutId: number }>`
    with step as (
      insert into idea_stages (idea_id, stage, by_id, for_id, created_at)
      select id, ${stage}, ${actor.id}, for_id, ${now}
      from unnest(${ids}::bigint[], ${moved.map(({ isOwnRight, forId }) => (isOwnRight ? null : forId))}::bigint[]) as m (id, for_id) order by id
      returning id, idea_id)
    select s.id, i.by_id as "aboutId" from step s join ideas i on i.id = s.idea_id order by s.id`.execute(tx);
  await keepWords(
    tx,
    steps.map(({ id, aboutId }) => ({ of: 'idea.stage', ofId: id, byId: actor.id, aboutId, text: said })),
  );
  await appendAll(
    tx,
    { type: 'idea.staged', at: now, actorId: actor.id },
    staged(
      steps.map(({ id }) => id),
      said,
    ),
  );
  await sql`update ideas set stage = ${stage} where id = any(${ids}::bigint[])`.execute(tx);
  return { message: say(texts.staged, { count: moved.length }) };
}

interface Locked {
  id: number;
  byId: number;
  stage: IdeaStage;
  isOwnRight: boolean;
  forId: number | null;
}

const reached = { person: suggested.person };

/** Those of these that are shared and that the actor reviews, in one order, locked until the transaction ends. */
async function lockIdeas(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Locked[]> {
  const { rows } = await sql<Locked>`
    select i.id, i.by_id as "byId", i.stage, ${decidesOneself(actor, 'idea', reached)} as "isOwnRight", ${decidesFor(actor, 'idea', suggested)} as "forId"
    from ideas i where i.id = any(${[...ids]}::bigint[]) and i.shared_site is not null and ${decides(actor, 'idea', reached)} order by i.id for update`.execute(
    tx,
  );
  return rows;
}

/** What is told of these steps: to the author by the event itself, to who voted when letters are addressed. */
const staged = (stepIds: readonly number[], said: string) => sql`
  select 'idea:' || i.id as subject, array[i.by_id] as concerns,
    jsonb_build_object('stageId', s.id, 'before', i.stage, 'after', s.stage) || case when s.for_id is null then '{}' else jsonb_build_object('forId', s.for_id) end as facts,
    array[i.by_id, s.by_id] as about, case when ${said} <> '' then jsonb_build_object('words', ${said}::text) end as particulars
  from idea_stages s join ideas i on i.id = s.idea_id where s.id = any(${[...stepIds]}::bigint[]) order by s.id`;
