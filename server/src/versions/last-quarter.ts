import { holdersOf } from '@laurel/contract/access';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { isOnesOwn } from '#directory/pair-month';
import type { Span } from './rules.ts';

/** What was done in a span of time, as numbers: each question is one statement, whatever is asked of it. */

/** Of whom something is: the site of who gave it, where that has something otherwise; '' of all others. */
interface OfSite {
  site: string;
}

/** The same in SQL, of a member's id. Where no site has anything otherwise, nobody is looked up. */
function siteOf(id: RawBuilder<unknown>, sites: readonly string[]): RawBuilder<string> {
  if (sites.length === 0) return sql<string>`''::text`;
  return sql<string>`coalesce((
    select m.site_template from members m where m.id = ${id} and m.site_template = any(${[...sites]}::text[])), '')`;
}

export interface RatingPaid extends OfSite {
  rating: number;
  stars: number;
  reviews: number;
  people: number;
  points: number;
}

/** Ratings that paid, and what they did; a reviewer's own amounts are none of a rating. */
export async function ratingsPaid(on: Tx, { from, to }: Span, sites: readonly string[]): Promise<RatingPaid[]> {
  const { rows } = await sql<RatingPaid>`
    select ${siteOf(sql`v.reviewer_id`, sites)} as site, coalesce(d.rating, v.rating)::int as rating, coalesce(d.stars, v.stars)::int as stars, count(*) as reviews, sum(p.people)::bigint as people,
      sum(p.points_each::bigint * p.people)::bigint as points
    from reviews v join payouts p on p.review_id = v.id left join verdicts d on d.review_id = v.id
    where v.created_at >= ${from} and v.created_at < ${to} and v.custom_points is null
    group by 1, 2, 3 order by 3, 2`.execute(on);
  return rows;
}

export interface AmountGiven extends OfSite {
  what: 'adhoc' | 'reward' | 'payitforward' | 'idea';
  /** Of an award what it was for, without a category. */
  name: string;
  points: number;
  count: number;
}

/** Points to one person at once, of awards and of ideas. */
export async function amountsGiven(on: Tx, { from, to }: Span, sites: readonly string[]): Promise<AmountGiven[]> {
  const { rows } = await sql<AmountGiven>`
    select a.what, split_part(a.reason, ': ', 1) as name, a.points, ${siteOf(sql`a.by_id`, sites)} as site, count(*) as count
    from awards a
    where a.created_at >= ${from} and a.created_at < ${to} and a.what not in ('thankyou', 'anniversary') group by 1, 2, 3, 4
    union all
    select 'idea', '', i.reward_points, ${siteOf(sql`i.reviewed_by_id`, sites)}, count(*) from ideas i
    where i.reviewed_at >= ${from} and i.reviewed_at < ${to} and i.state in ('rewarded', 'concluded') group by 3, 4`.execute(
    on,
  );
  return rows;
}

export interface Chosen {
  /** Where it was chosen. */
  place: 'nomination' | 'adhoc' | 'reward' | 'payitforward' | 'thankyou' | 'category' | 'idea';
  name: string;
  count: number;
}

/** How often each name was chosen, by where it was. */
export async function namesChosen(on: Tx, { from, to }: Span): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select 'nomination' as place, name, count(*) as count from nominations, unnest(categories) as name
    where kind = 'behaviour' and created_at >= ${from} and created_at < ${to} group by name
    union all
    select what, split_part(reason, ': ', 1), count(*) from awards
    where what <> 'anniversary' and created_at >= ${from} and created_at < ${to} group by 1, 2
    union all
    select 'category', split_part(reason, ': ', 2), count(*) from awards
    where what = 'reward' and created_at >= ${from} and created_at < ${to} and reason like '%: %' group by 2
    union all
    select 'idea', category, count(*) from ideas where created_at >= ${from} and created_at < ${to} group by category`.execute(
    on,
  );
  return rows;
}

/** How many there were, and how many of them are beyond a limit that was, and beyond one that is to be. */
export interface Beyond extends OfSite {
  /** The limit, as it is called in the company. */
  name: string;
  of: number;
  before: number;
  after: number;
}

/** A limit at sites of their own, and at all others, as ''; null where there is none. */
export interface Bound {
  name: string;
  at: readonly { site: string; before: number | null; after: number | null }[];
}

/** What was reached of a limit, as rows `reached`, by whom: `by_id`, null where no site has a limit of its own. */
export type Reached = (span: Span) => RawBuilder<unknown>;

/** Of each limit how much is beyond it. */
export async function beyond(on: Tx, span: Span, bounds: readonly (Bound & { reached: Reached })[]): Promise<Beyond[]> {
  if (bounds.length === 0) return [];
  const each = bounds.map(
    ({ name, at, reached }) => sql`
      select ${name}::text as name, b.site, count(*) as of, count(*) filter (where each.reached > b.before) as before,
        count(*) filter (where each.reached > b.after) as after
      from (${reached(span)}) each
      join jsonb_to_recordset(${JSON.stringify(at)}::jsonb) as b(site text, before bigint, after bigint)
        on b.site = ${siteOf(
          sql`each.by_id`,
          at.flatMap(({ site }) => (site === '' ? [] : [site])),
        )}
      group by b.site`,
  );
  const { rows } = await sql<Beyond>`
    select b.name, b.site, b.of, b.before, b.after from (${sql.join(each, sql` union all `)}) b`.execute(on);
  return rows;
}

/** Characters of what was written of something. */
const written = (of: string, table: string, at: string, more = sql``): Reached => {
  const [words, rows, when] = [sql.lit(of), sql.table(table), sql.ref(`t.${at}`)];
  return ({ from, to }) => sql`
    select char_length(w.text) as reached, null::bigint as by_id from ${rows} t join words w on w.of = ${words} and w.of_id = t.id
    where ${when} >= ${from} and ${when} < ${to} ${more}`;
};

const ofAward =
  (what: string, by: 'sms' | 'email'): Reached =>
  ({ from, to }) =>
    sql`
    select message_length as reached, null::bigint as by_id from awards
    where what = ${what} and send_by = ${by} and created_at >= ${from} and created_at < ${to} and message_length > 0`;

/** A month of UTC. */
const month = (at: string) => sql`date_trunc('month', ${sql.ref(at)} at time zone 'UTC')`;

/** Whatever has a limit: what was reached of it. */
export const reachedOf: Readonly<Record<string, Reached>> = {
  'points.recogniseMost': ({ from, to }) => sql`
    select points as reached, by_id from awards where what = 'reward' and created_at >= ${from} and created_at < ${to}`,
  'review.customMost': ({ from, to }) => sql`
    select custom_points as reached, reviewer_id as by_id from reviews where custom_points is not null and created_at >= ${from} and created_at < ${to}`,
  'characters.nomination': written('nomination.reason', 'nominations', 'created_at'),
  'characters.decline': written('review.motivation', 'reviews', 'created_at', sql`and t.kind = 'decline'`),
  'characters.quarterly': written('review.motivation', 'reviews', 'created_at', sql`and t.kind = 'rating'`),
  'characters.ideaTitle': written('idea.title', 'ideas', 'created_at'),
  'characters.idea': written('idea.text', 'ideas', 'created_at'),
  'characters.ideaComment': written('idea.comment', 'ideas', 'reviewed_at'),
  'characters.adhoc.sms': ofAward('adhoc', 'sms'),
  'characters.adhoc.email': ofAward('adhoc', 'email'),
  'characters.recognise.sms': ofAward('reward', 'sms'),
  'characters.recognise.email': ofAward('reward', 'email'),
  'characters.payItForward.sms': ofAward('payitforward', 'sms'),
  'characters.payItForward.email': ofAward('payitforward', 'email'),
  'characters.celebrate.sms': ofAward('thankyou', 'sms'),
  'characters.celebrate.email': ofAward('thankyou', 'email'),
  'limits.award': ({ from, to }) => sql`
    select sum(points) as reached, max(from_id) as by_id from recognitions
    where kind = 'reward' and award_id is not null and created_at >= ${from} and created_at < ${to} group by award_id`,
  'limits.confirm.points': ({ from, to }) => sql`
    select sum(points) as reached, max(from_id) as by_id from recognitions
    where kind not in ('nomination', 'anniversary') and award_id is not null and created_at >= ${from} and created_at < ${to} group by award_id`,
  'limits.confirm.people': ({ from, to }) => sql`
    select count(*) as reached, max(from_id) as by_id from recognitions
    where kind not in ('nomination', 'anniversary') and award_id is not null and created_at >= ${from} and created_at < ${to} group by award_id`,
  'limits.ownDivision': ({ from, to }) => sql`
    select d.people as reached, n.by_id from nominations n join members b on b.id = n.by_id and b.division_code = n.division_code
    join (
      select division_code, count(*) as people from members where deactivated_at is null and registered_at is not null group by division_code
    ) d on d.division_code = n.division_code
    where n.division_code is not null and n.created_at >= ${from} and n.created_at < ${to}
      and n.by_id not in (select r.member_id from roles_at(${to}) r where r.capability = any(${[...holdersOf('nominationReader')]}::text[]))`,
  'limits.pairInMonth': ({ from, to }) => sql`
    select max(total) as reached, max(by_id) as by_id from (
      select act, by_id, sum(points) over (partition by by_id, month, to_id order by at, act) as total from (
        select v.id as act, v.reviewer_id as by_id, ${month('v.created_at')} as month, c.to_id, v.created_at as at, c.points
        from reviews v join payouts p on p.review_id = v.id
          join recognitions c on c.nomination_id = p.nomination_id and c.kind = 'nomination'
        where v.created_at >= ${from} and v.created_at < ${to} and ${isOnesOwn}
        union all
        select -i.id, i.reviewed_by_id, ${month('i.reviewed_at')}, i.by_id, i.reviewed_at, i.reward_points
        from ideas i where i.reviewed_at >= ${from} and i.reviewed_at < ${to} and i.reward_points > 0
      ) received
      union all
      select v.id, v.reviewer_id, sum(p.points_each) over (partition by v.reviewer_id, ${month('v.created_at')}, n.by_id order by v.created_at, v.id)
      from reviews v join payouts p on p.review_id = v.id join nominations n on n.id = p.nomination_id
      where v.created_at >= ${from} and v.created_at < ${to} and ${isOnesOwn}
    ) totals group by act`,
  'limits.recogniseInMonth': ({ from, to }) => sql`
    select max(total) as reached, max(from_id) as by_id from (
      select award_id, from_id, sum(points) over (partition by from_id, ${month('created_at')}, to_id order by created_at, id) as total
      from recognitions where kind = 'reward' and award_id is not null and created_at >= ${from} and created_at < ${to}
    ) totals group by award_id`,
  'limits.budgetInMonth': ({ from, to }) => sql`
    select sum(points) over (partition by by_id, ${month('created_at')}, member_id order by created_at, id) as reached, by_id
    from budget_grants where by_id is not null and created_at >= ${from} and created_at < ${to}`,
  'limits.spentInDay': ({ from, to }) => sql`
    select sum(o.points) over (partition by o.member_id, date_trunc('day', o.created_at at time zone 'UTC') order by o.created_at, o.id) as reached, o.member_id as by_id
    from orders o join order_states s on s.order_id = o.id
    where s.status_id <> 90 and o.points > 0 and o.created_at >= ${from} and o.created_at < ${to}`,
};

export interface OwnAmount extends OfSite {
  rating: number;
  count: number;
}

/** Own amounts of reviewers, by the stars with which they came. */
export async function ownAmounts(on: Tx, { from, to }: Span, sites: readonly string[]): Promise<OwnAmount[]> {
  const { rows } = await sql<OwnAmount>`
    select ${siteOf(sql`v.reviewer_id`, sites)} as site, v.rating::int as rating, count(*) as count from reviews v
    where v.custom_points is not null and v.rating is not null and v.created_at >= ${from} and v.created_at < ${to}
    group by 1, v.rating`.execute(on);
  return rows;
}

export interface Leavers {
  leavers: number;
  peopleBefore: number;
  pointsBefore: number;
  peopleAfter: number;
  pointsAfter: number;
}

/** Leavers whose accounts are open, and those of them whose time is over, by what was and by what is to be. */
export async function leaversAt(on: Tx, { before, after }: { before: Date; after: Date }): Promise<Leavers> {
  const { rows } = await sql<Leavers>`
    select count(*) as leavers,
      count(*) filter (where left_at <= ${before}) as "peopleBefore", coalesce(sum(points) filter (where left_at <= ${before}), 0)::bigint as "pointsBefore",
      count(*) filter (where left_at <= ${after}) as "peopleAfter", coalesce(sum(points) filter (where left_at <= ${after}), 0)::bigint as "pointsAfter"
    from (
      select m.deactivated_at as left_at, sum(a.balance) as points
      from members m join ledger_accounts a on a.member_id = m.id and a.closed_at is null
      where m.deactivated_at is not null group by m.id
    ) leavers`.execute(on);
  return rows[0] as Leavers;
}

interface Owed {
  people: number;
  points: number;
}

/** What was not there any more of wallets when it was taken back, and what is owed now. */
export async function owedPoints(on: Tx, { from, to }: Span): Promise<Record<'lost' | 'owed', Owed>> {
  const { rows } = await sql<{ lost: Owed; owed: Owed }>`
    select (select jsonb_build_object('people', count(distinct l.member_id), 'points', coalesce(sum(l.points_asked - abs(l.points)), 0))
        from corrections c join correction_lines l on l.correction_id = c.id
        where c.created_at >= ${from} and c.created_at < ${to} and c.kind in ('award', 'nomination', 'idea', 'debit')
          and l.account = 'wallet' and abs(l.points) < l.points_asked) as lost,
      (select jsonb_build_object('people', count(distinct member_id), 'points', coalesce(sum(left_points), 0)) from debts where left_points > 0) as owed`.execute(
    on,
  );
  return rows[0] as { lost: Owed; owed: Owed };
}

/** Members who are here. */
export async function activeMembers(on: Tx): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from members where deactivated_at is null`.execute(on);
  return rows[0]?.count ?? 0;
}
