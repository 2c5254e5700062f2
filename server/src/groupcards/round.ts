import { groupCardCatchUpDays } from '@laurel/contract/limits';
import type { GroupCards } from '@laurel/contract/programme/items';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { appendAll } from '#events/append';
import { stands } from '#items/group-cards';
import { rules } from '#programme/rules';
import { dueDays } from './due.ts';
import { hasGroupCards, nine, teamOf } from './sight.ts';

/** So many cards in one transaction. */
const batchMost = 50;
const batchMs = 60_000;
const dayMs = 86_400_000;

/** Opens what is due, reminds on the day before, and delivers on the day: each once, whatever runs beside it. Run by a job. */
export async function lookAfterGroupCards(db: Db, now: Date, batch = batchMost): Promise<void> {
  await untilNone(db, (tx) => deliverBatch(tx, now, batch));
  await untilNone(db, (tx) => remindBatch(tx, now, batch));
  await untilNone(db, (tx) => openBatch(tx, rules().groupCards, { now, batch }));
}

async function untilNone(db: Db, run: (tx: Tx) => Promise<number>): Promise<void> {
  // loop: a batch each, until nothing is left: what was done is not found again
  while ((await transaction(db, run, { limits: { statementMs: batchMs } })) > 0);
}

/**
 * Opens cards for birthdays and anniversaries that their people show, where somebody is there to sign. Answers how many. Somebody whose day
 * is said otherwise meanwhile has one card all the same.
 */
async function openBatch(tx: Tx, programme: GroupCards, { now, batch }: { now: Date; batch: number }): Promise<number> {
  const due = JSON.stringify(dueDays(programme, now));
  const here = sql`m.deactivated_at is null and m.registered_at is not null and m.site_template <> '' and ${hasGroupCards(sql`m.id`)}`;
  const { rows } = await sql<{ id: number }>`
    with due as materialized (
      select * from jsonb_to_recordset(${due}::jsonb) as d (day date, year int, month int, date int)
    ), celebrating as (
      select p.member_id, 'birthday' as occasion, null::int as years, d.day
      from due d cross join lateral (
        select member_id from profiles where dob_month = d.month and dob_day = d.date and is_active offset 0) p where ${programme.birthdays}::boolean
      union all
      select p.member_id, 'anniversary', d.year - p.hired, d.day
      from due d cross join lateral (
        select member_id, extract(year from hire_date)::int as hired from profiles
        where extract(month from hire_date) = d.month and extract(day from hire_date) = d.date and is_active and shows_anniversary offset 0) p
      where ${programme.anniversaries}::boolean and p.hired < d.year and p.hired >= d.year - 80
    ), found as materialized (
      select f.* from celebrating f cross join lateral (
        select m.id, m.manager_id, (${now}::timestamptz at time zone k.time_zone)::date as today
        from members m join divisions v on v.code = m.division_code join countries k on k.code = v.country_code where m.id = f.member_id and ${here} offset 0) m
      where f.day > m.today and f.day <= m.today + ${programme.daysBefore}::int
        and not exists (select from group_cards o where o.member_id = f.member_id and o.occasion = f.occasion and o.day > f.day - 300)
        and exists (select from ${teamOf} team)
      -- limit: a batch, the next follows until none is left
      order by f.member_id, f.occasion limit ${batch}
    ), opened as (
      insert into group_cards (member_id, occasion, years, day, begun_at)
      select member_id, occasion, years, day, ${now} from found order by member_id, occasion
      on conflict on constraint group_cards_once do nothing returning id, member_id
    ), asked as (
      insert into group_card_people (card_id, member_id, asked_at)
      select opened.id, team.id, ${now} from opened join members m on m.id = opened.member_id cross join lateral ${teamOf} team
      returning card_id
    )
    select id from opened where (select count(*) from asked) >= 0 order by id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tell(
    tx,
    { type: 'groupcard.opened', now },
    sql`select c.id, array(select q.member_id from group_card_people q where q.card_id = c.id) as concerns,
      jsonb_build_object('occasion', c.occasion, 'bySelf', true,
        'people', (select count(*) from group_card_people q where q.card_id = c.id)) as facts
    from group_cards c where c.id = any(${ids}::bigint[])`,
  );
  return ids.length;
}

/** Reminds, from nine o'clock of the day before on, who has neither signed nor looked, and was asked before that day. Answers of how many cards. */
async function remindBatch(tx: Tx, now: Date, batch: number): Promise<number> {
  const before = new Date(now.getTime() + dayMs);
  const { rows } = await sql<{ id: number }>`
    update group_cards c set reminded_at = ${now} from (
      select c.id from group_cards c
      where c.delivered_at is null and c.ended_at is null and c.reminded_at is null and c.day <= ${before}::date + 1 and ${nine} <= ${before} and ${nine} > ${now}
      -- limit: a batch, the next follows until none is left
      order by c.id limit ${batch} for no key update) due
    where c.id = due.id and c.reminded_at is null returning c.id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tell(
    tx,
    { type: 'groupcard.reminded', now },
    sql`select c.id, late.people as concerns, jsonb_build_object('people', cardinality(late.people)) as facts
    from group_cards c cross join lateral (select array(
      select q.member_id from group_card_people q where q.card_id = c.id and q.asked_at < ${new Date(now.getTime() - dayMs)}
        and not exists (select from group_card_signatures x where x.card_id = c.id and x.by_id = q.member_id and x.removed_at is null)
        and not exists (select from notices n where n.member_id = q.member_id and n.about_id = c.id and n.read_at is not null
          and n.letter in ('group card opened', 'group card asked'))) as people) late
    where c.id = any(${ids}::bigint[]) and cardinality(late.people) > 0`,
  );
  return ids.length;
}

/**
 * Gives what is signed to its person, from nine o'clock of its day where they are; what came to nobody ends. Who signs at that moment is
 * waited for: their signature is with it. Answers how many.
 */
export async function deliverBatch(tx: Tx, now: Date, batch: number): Promise<number> {
  const earliest = new Date(now.getTime() - groupCardCatchUpDays * dayMs);
  const { rows: held } = await sql<{ id: number }>`
    select c.id from group_cards c join members m on m.id = c.member_id
    where c.delivered_at is null and c.ended_at is null and c.day <= ${now}::date + 1 and ${nine} <= ${now}
      and (${hasGroupCards(sql`c.member_id`)} or m.deactivated_at is not null or ${nine} <= ${earliest})
    -- limit: a batch, the next follows until none is left
    order by c.id limit ${batch} for update of c`.execute(tx);
  if (held.length === 0) return 0;
  const ids = held.map(({ id }) => id);
  await give(tx, ids, now);
  return held.length;
}

/** Gives one to its person before its day; answers whether it was given: not where it was before, nobody has signed, or they have left. */
export async function deliverNow(tx: Tx, cardId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select c.id from group_cards c join members m on m.id = c.member_id
    where c.id = ${cardId}::bigint and c.delivered_at is null and c.ended_at is null and m.deactivated_at is null
      and exists (select from group_card_signatures x where x.card_id = c.id and ${stands}) for update of c`.execute(
    tx,
  );
  if (!rows[0]) return false;
  await give(tx, [rows[0].id], now);
  return true;
}

/** Gives each of these, which are held, to its person, or ends it. */
async function give(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  const earliest = new Date(now.getTime() - groupCardCatchUpDays * dayMs);
  // Another question: it sees what those signed for whom the first one waited.
  const { rows } = await sql<{ id: number; why: string | null }>`
    with judged as (
      select c.id, case when ${nine} <= ${earliest} then 'late' when m.deactivated_at is not null then 'left'
        when not exists (select from group_card_signatures x where x.card_id = c.id and ${stands}) then 'unsigned' end as why
      from group_cards c join members m on m.id = c.member_id where c.id = any(${[...ids]}::bigint[])
    )
    update group_cards c set delivered_at = case when judged.why is null then ${now}::timestamptz end, ended_at = case when judged.why is not null then ${now}::timestamptz end
    from judged where judged.id = c.id and c.delivered_at is null and c.ended_at is null returning c.id, judged.why`.execute(
    tx,
  );
  const which = (isDelivered: boolean) => rows.filter(({ why }) => (why === null) === isDelivered);
  await tell(
    tx,
    { type: 'groupcard.delivered', now },
    sql`select c.id, c.member_id || signed.by as concerns, jsonb_build_object('signatures', cardinality(signed.by)) as facts
    from group_cards c cross join lateral (
      select array(select x.by_id from group_card_signatures x where x.card_id = c.id and ${stands}) as by) signed
    where c.id = any(${which(true).map(({ id }) => id)}::bigint[])`,
  );
  await tell(
    tx,
    { type: 'groupcard.ended', now },
    sql`select c.id, array_remove(array[c.begun_by_id], null) as concerns, jsonb_build_object('why', e.why) as facts
    from jsonb_to_recordset(${JSON.stringify(which(false))}::jsonb) as e (id bigint, why text) join group_cards c on c.id = e.id`,
  );
}

/** Of cards: their id, whom it concerns, and the facts. */
function tell(
  tx: Tx,
  {
    type,
    now,
  }: { type: 'groupcard.opened' | 'groupcard.reminded' | 'groupcard.delivered' | 'groupcard.ended'; now: Date },
  cards: RawBuilder<unknown>,
): Promise<void> {
  return appendAll(
    tx,
    { type, at: now, actorId: null },
    sql`select 'groupcard:' || each.id as subject, each.concerns, each.facts, '{}'::bigint[] as about, null::jsonb as particulars from (${cards}) each`,
  );
}
