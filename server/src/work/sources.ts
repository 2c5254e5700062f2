import { holds, mayUse } from '@laurel/contract/access';
import { isSecondPerson } from '@laurel/contract/approval-kinds';
import { mayCall } from '@laurel/contract/call-rows';
import { mayGive } from '@laurel/contract/part-access';
import type { WorkKind } from '@laurel/contract/programme/work-kinds';
import { mayUpload, uploadKinds } from '@laurel/contract/upload-kinds';
import { type RawBuilder, sql } from 'kysely';
import { decidedBySecond } from '#asking/hands';
import { isIdeaAsked, isNominationAsked, prizeAsked } from '#asking/subject-asked';
import { lowPools } from '#codes/low-pools';
import type { Actor } from '#directory/actor';
import { announcedBy, prize, standing, votersLeft } from '#directory/ballot-scope';
import { concernsInCase } from '#directory/case-scope';
import { decidedBy, decidersOf, decides, notOwn } from '#directory/decides';
import { suggested } from '#directory/idea-scope';
import { notOwnNomination, ratedBy, toReview } from '#directory/nomination-scope';
import { rules } from '#programme/rules';

/** Days before points to award end, from which on they wait to be given. */
const endsWithinDays = 30;

/** What of one kind waits for the actor, as rows `id, since`. */
export type Source = RawBuilder<unknown>;

type Listed = Exclude<WorkKind, 'message' | 'setup'>;

/** What waits for the actor, by kind; missing where it is not theirs to do. What waits for a second person waits since the first one's word. */
export function sourcesOf(actor: Actor, now: Date): Partial<Record<Listed, Source>> {
  const kinds = uploadKinds.filter((kind) => mayUpload(kind, actor));
  return {
    ...(mayCall('donexusnomreviewreward', actor) && { nomination: nominations(actor) }),
    ...(mayCall('donexusideareview', actor) && { idea: ideas(actor) }),
    ...(isSecondPerson(actor) && {
      approval: sql`select a.id, (select s.begun_at from approval_steps s where s.approval_id = a.id and s.n = a.step_n) as since
        from approvals a where a.state = 'waiting' and ${decidedBySecond(actor)}`,
    }),
    ...(mayCall('deskmove', actor) && { order: lines }),
    ...(kinds.length > 0 && { file: files(kinds) }),
    ...(mayCall('inboxanswer', actor) && {
      contact: sql`
        select c.id, c.created_at as since from contact_messages c where c.state = 'open' and ${notOwn(actor, sql`c.member_id`)}`,
    }),
    ...(mayCall('decidecase', actor) && { card: cases(actor) }),
    ...(mayUpload('vouchers', actor) && {
      voucher: sql`select pool."productId" as id, null::timestamptz as since from (${lowPools}) pool`,
    }),
    ...(mayUse({ access: 'manager', reads: false }, actor) && { pot: pots(actor, now) }),
    ...(mayCall('ballotvote', actor) && { vote: votes(actor, now) }),
    ...(mayCall('ballotdecide', actor) && { ballot: ballots(actor) }),
    ...(holds(actor, 'administrator') && { unowned: unowned(actor, now) }),
  };
}

/** What the actor may rate or decline as the first or the second person; each scope is read by an index of its own. */
function nominations(actor: Actor): Source {
  const scopes = decidedBy(actor, 'nomination', toReview).map(
    (scope) => sql`
      select n.id, ${nominationSince()} as since from nominations n
      where n.state in ('open', 'waiting') and ${scope} and ${notOwnNomination(actor)} and not (n.state = 'waiting' and ${ratedBy(actor)}) and not ${isNominationAsked}`,
  );
  return sql.join(scopes, sql` union `);
}

/** Of a nomination `n`: since when it waits for its next person; where several decide all of them are asked from the beginning. */
export function nominationSince(): RawBuilder<unknown> {
  if (rules().deciding.by !== 'first') return sql`n.created_at`;
  return sql`case when n.state = 'waiting'
  then (select max(r.created_at) from reviews r where r.nomination_id = n.id) else n.created_at end`;
}

function ideas(actor: Actor): Source {
  return sql`
    select i.id, i.created_at as since from ideas i
    where i.state = 'awaiting' and not ${isIdeaAsked} and ${decides(actor, 'idea', suggested)} and ${notOwn(actor, sql`i.by_id`)}`;
}

/** Found by the queue's own index; when it was ordered is asked of those that are read. */
const lines: Source = sql`
  select s.order_line_id as id, (select o.created_at from order_lines l join orders o on o.id = l.order_id where l.id = s.order_line_id) as since
  from order_line_states s where s.dispatch_status < 2 and s.qty_open > 0`;

/** Files that wait for somebody's word, and a failed one that no other of its source followed. */
function files(kinds: readonly string[]): Source {
  return sql`
    select f.id, f.at as since from upload_sources s
    cross join lateral (
      select * from fed_files each where each.source_id = s.id order by each.id desc limit 1 -- limit: the last one of each source
    ) f
    where f.state in ('waiting', 'failed') and f.kind = any(${[...kinds]}::text[])`;
}

function cases({ id }: Actor): Source {
  return sql`
    select k.case_id as id, k.opened_at as since from card_cases k where k.state = 'open' and not ${concernsInCase(sql`${id}::bigint`)}`;
}

/** The actor's own points to award that end soon. */
function pots(actor: Actor, now: Date): Source {
  const today = now.toISOString().slice(0, 10);
  return sql`
    select l.id, (l.ends_on - ${endsWithinDays}::int)::timestamp at time zone 'UTC' as since from pot_lots l
    where l.member_id = ${actor.id} and l.left_points > 0 and not l.carries
      and l.ends_on between ${today}::date and ${today}::date + ${endsWithinDays}::int`;
}

/** Votes in which the actor is still to vote. */
function votes({ id }: Actor, now: Date): Source {
  return sql`
    select b.id, b.opened_at as since from ballots b
    where b.state = 'open' and b.closes_at > ${now} and ${id} in (${votersLeft(now)})`;
}

/** Votes that have ended and are not at their end: nobody leads one in which they stand. */
function ballots(actor: Actor): Source {
  const mayAward = mayGive('reward', actor);
  return sql`
    select b.id, b.closed_at as since from ballots b
    where b.state = 'closed' and ${actor.id} not in (${standing}) and (b.winner_id is null
      or (${mayAward} and not exists (${prizeAsked}) and (${announcedBy} is null or not exists (${prize}))))`;
}

/** Nominations that nobody could decide when it was looked, and nobody can now; who is nominated does not hear of it. */
function unowned(actor: Actor, now: Date): Source {
  return sql`
    select n.id, n.created_at as since from work_stages g join nominations n on n.id = g.item_id
    where g.kind = 'nomination' and g.stage = 'unowned' and n.state in ('open', 'waiting') and not ${isNominationAsked} and ${notOwn(actor, sql`n.nominee_id`)}
      and not exists (${ownersOfNomination(now)})`;
}

/** Who decides a nomination `n`, as rows `member_id, capability`: whoever reviews there, but for whom it concerns and whose hands have rated it. */
export function ownersOfNomination(at: Date | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select decider.member_id, decider.capability from (${decidersOf('nomination', toReview, at)}) decider
    where decider.member_id <> n.by_id and decider.member_id is distinct from n.nominee_id
      and not (n.state = 'waiting' and exists (select from reviews r where r.nomination_id = n.id and decider.member_id in (r.reviewer_id, r.for_id)))`;
}
