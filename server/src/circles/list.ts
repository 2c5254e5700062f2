import type { Input, Output } from '@laurel/contract/call';
import type { Circle, circlelist } from '@laurel/contract/calls/circles';
import { circlesPageMax } from '@laurel/contract/limits';
import { type CircleFacts, type CircleVerdict, circleReturns, signsOf } from '@laurel/contract/programme/circle-signs';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { concernsSelf } from '#directory/decides';
import { memberId } from '#directory/member-id';
import { circlesIn, giftsIn, type Span } from '#ledger/circles';
import { joinWords } from '#words/read';

/** People among whom points went round, page by page, with what speaks for them and against. */
export async function circleList(
  tx: Tx,
  { reader, now }: { reader: Actor; now: Date },
  { days = 30, withJudged = false, offset = 0, limit = circlesPageMax }: Input<typeof circlelist>,
): Promise<Output<typeof circlelist>> {
  const span = { from: new Date(now.getTime() - days * 86_400_000), to: now };
  const { rows } = await sql<Found>`
    select c.people, c.returns, c.points, c.first_at as "firstAt", c.last_at as "lastAt", count(*) over ()::int as total,
      j.id::text as "judgementId", j.verdict, j.created_at as "judgedAt", coalesce(by.display_name, '') as "byMember", coalesce(note.text, '') as note
    from ${circlesIn(span, circleReturns[days])} c
    left join lateral (
      select * from circle_judgements j where j.people = array(select p from unnest(c.people) p order by p)
      -- limit: the last one counts
      order by j.id desc limit 1) j on true
    left join people by on by.id = j.by_id ${joinWords('note', 'circle.note', 'j.id')}
    where ${withJudged} or j.id is null or c.last_at > j.created_at
    order by c.returns desc, c.points desc, c.people
    -- limit: the page that was asked for, its total is counted beside
    limit ${limit} offset ${offset}`.execute(tx);
  const [facts, people] = [await factsOf(tx, span, rows), await peopleOf(tx, rows)];
  return {
    circles: rows.map((row, i) => shown(row, { reader, facts: facts[i] as CircleFacts, people })),
    total: rows[0]?.total ?? 0,
  };
}

interface Found {
  people: number[];
  returns: number;
  points: number;
  firstAt: Date;
  lastAt: Date;
  total: number;
  judgementId: string | null;
  verdict: CircleVerdict | null;
  judgedAt: Date | null;
  byMember: string;
  note: string;
}

type Person = Circle['people'][number];

function shown(
  { people: ids, returns, points, firstAt, lastAt, judgementId, verdict, judgedAt, byMember, note }: Found,
  { reader, facts, people }: { reader: Actor; facts: CircleFacts; people: ReadonlyMap<number, Person> },
): Circle {
  const judgement = judgementId !== null &&
    verdict !== null &&
    judgedAt !== null && {
      ...{ judgementId, verdict, byMember, note },
      date: judgedAt.toISOString(),
      isBefore: lastAt > judgedAt,
    };
  return {
    people: ids.map((id) => people.get(id) as Person),
    ...{ returns, gifts: facts.gifts, points },
    ...{ dateFirst: firstAt.toISOString(), dateLast: lastAt.toISOString() },
    signs: signsOf(facts),
    judgement: judgement || null,
    mayJudge: !concernsSelf(reader.id, ids),
  };
}

/** Of each circle, in their order: of its gifts, and of all that its people gave in that time. */
async function factsOf(tx: Tx, span: Span, found: readonly Found[]): Promise<CircleFacts[]> {
  if (found.length === 0) return [];
  const circles = JSON.stringify(found.map(({ people }) => ({ people })));
  const { rows } = await sql<CircleFacts>`
    with circle as (
      select place, array(select p::bigint from jsonb_array_elements_text(c -> 'people') p) as people
      from jsonb_array_elements(${circles}::jsonb) with ordinality as c (c, place)
    ), step as (
      select c.place, c.people[i] as giver, c.people[i % cardinality(c.people) + 1] as taker
      from circle c cross join lateral generate_subscripts(c.people, 1) i
    ), gift as materialized (
      select * from ${giftsIn(span)} g where g.giver in (select giver from step)
    ), own as (
      select s.place, g.*, exists (
        select from step n join gift back on back.giver = n.giver and back.taker = n.taker
        where n.place = s.place and n.giver = g.taker and back.at > g.at and back.at <= g.at + interval '1 day') as is_soon
      from step s join gift g using (giver, taker)
    )
    select count(*)::int as gifts, sum(o.points)::bigint as points, coalesce(sum(o.points) filter (where o.is_made), 0)::bigint as made,
      count(*) filter (where o.has_words)::int as "withWords", count(*) filter (where o.is_soon)::int as soon,
      (select sum(g.points)::bigint from gift g where g.giver = any(c.people)) as given,
      (select count(distinct g.taker)::int from gift g where g.giver = any(c.people) and g.taker <> all(c.people)) as others,
      (select count(distinct m.division_code)::int from members m where m.id = any(c.people)) as divisions
    from circle c join own o on o.place = c.place group by c.place, c.people order by c.place`.execute(tx);
  return rows;
}

async function peopleOf(tx: Tx, found: readonly Found[]): Promise<Map<number, Person>> {
  const { rows } = await sql<Omit<Person, 'memberId'> & { id: number; publicId: string; isRegistered: boolean }>`
    select m.id, m.public_id as "publicId", m.registered_at is not null as "isRegistered", m.display_name as "memberName",
      m.member_number as "memberNumber", d.name as division
    from people m join divisions d on d.code = m.division_code
    where m.id = any(${[...new Set(found.flatMap(({ people }) => people))]}::bigint[])`.execute(tx);
  return new Map(
    rows.map(({ id, publicId, isRegistered, ...person }) => [
      id,
      { ...person, memberId: memberId({ publicId, isRegistered }) },
    ]),
  );
}
