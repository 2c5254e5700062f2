import { mayRead } from '@laurel/contract/call-access';
import type { NominationRow } from '@laurel/contract/nominations';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { decidedBy, decides, decidesBroadly } from '#directory/decides';
import { nominated, notOwnNomination, ratedBy } from '#directory/nomination-scope';
import { shownNumber } from '#phone';
import { countedTo, limitTo, powerOfTen } from '#streams/counted';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';
import { joinWords } from '#words/read';
import { filtered, type NominationFilter, needsNames, order, partsOf } from './filter.ts';
import { type Outcome, outcomeColumns, outcomeJoins, readOutcome } from './outcome.ts';
import type { ReviewStanding } from './rules.ts';

/**
 * The nominations that the actor may see. Unreviewed ones come first, the oldest first. Of a page the total is counted up to
 * `countedMost`, or up to its end: `isMore` says that there are more. Whoever asks for no page is told them all.
 */
export async function nominationsFor(
  on: Db,
  actor: Actor,
  filter: NominationFilter,
): Promise<{ noms: NominationRow[]; total: number; isMore: boolean }> {
  const names = needsNames(filter) ? joins(actor) : sql``;
  const wanted = sql`${listed(actor)} and ${filtered(actor, filter)}`;
  const most = countedTo(filter);
  const [counted, { rows }] = await Promise.all([
    sql<{ total: number }>`
      select count(*) as total from (select from nominations n ${names} where ${wanted} ${limitTo(most)}) counted`.execute(
      on,
    ),
    sql<Found>`
      with page as (${pageOfIds(filter, { names, wanted, isBroad: isBroad(actor) })})
      select ${columns(actor)} from page join nominations n on n.id = page.id ${joins(actor)} ${outcomeJoins} order by page.place`.execute(
      on,
    ),
  ]);
  const found = counted.rows[0]?.total ?? 0;
  return { noms: rows.map((row) => rowOf(row, actor)), total: Math.min(found, most), isMore: found > most };
}

interface IdsOf {
  names: RawBuilder<unknown>;
  wanted: RawBuilder<unknown>;
  isBroad: boolean;
}

/** First the page's ids, read without a name where none is asked for; then the names of these few. */
function pageOfIds(filter: NominationFilter, { names, wanted, isBroad }: IdsOf) {
  const { limit, offset = 0 } = filter;
  const all = sql`select n.id, row_number() over (order by ${order(filter)}) as place from nominations n ${names} where ${wanted}`;
  // limit: the page that was asked for, the total is counted beside
  const page = sql`limit ${limit ?? null} offset ${offset}`;
  if (limit === undefined || filter.sort || !isBroad) return sql`${all} order by place ${page}`;
  // Each part is read in its own order by an index, as far as the page: what lies behind it is not looked at.
  // Written out, or the plan would be made for a tenth of all; in powers of ten, so that statements are few.
  const reach = powerOfTen(offset + limit);
  const parts = partsOf(filter).map(
    ({ states, by, part }) => sql`(
      select n.id, ${sql.lit(part)} as part, n.created_at from nominations n ${names} where ${wanted} and ${states}
      -- limit: as far as the page
      order by ${by} limit ${sql.lit(reach)})`,
  );
  return sql`
    select id, row_number() over (order by part, case when part = 0 then created_at end, created_at desc, id) as place
    from (${sql.join(parts, sql` union all `)}) n order by place ${page}`;
}

/** All of them, as they are written to a file. */
export function nominationReport(actor: Actor, filter: NominationFilter): Report<NominationRow> {
  const names = needsNames(filter) ? joins(actor) : sql``;
  const where = sql`where ${listed(actor)} and ${filtered(actor, filter)}`;
  return {
    // limit: more than may be answered are not counted to their end
    count: (most) => sql`select count(*) from (select from nominations n ${names} ${where} limit ${most}) counted`,
    query: jsonRows(sql`
      select ${columns(actor)} from nominations n ${joins(actor)} ${outcomeJoins} ${where} order by ${order(filter)}`),
    rowOf: (copied) => rowOf(jsonRow<Found>(copied, 'created', 'reviewedAt'), actor),
  };
}

/** One nomination, if the actor may see it: as a reviewer, as an administrator of reports, or as one of the two people. */
export async function nominationFor(on: Db, actor: Actor, nomId: string): Promise<NominationRow | undefined> {
  const { rows } = await sql<Found>`
    select ${columns(actor)} from nominations n ${joins(actor)} ${outcomeJoins} where n.id = ${nomId} and ${visible(actor)}`.execute(
    on,
  );
  return rows[0] && rowOf(rows[0], actor);
}

export interface LockedNomination extends ReviewStanding {
  id: number;
  kind: 'behaviour' | 'competition';
  divisionCode: string | null;
  categories: string[];
  byName: string;
  /** The person, or the division. */
  nomineeName: string;
  whoLeft: string | null;
}

/** The same for a review, locked until the transaction ends. */
export async function lockNomination(tx: Tx, actor: Actor, nomId: string): Promise<LockedNomination | undefined> {
  await sql`select 1 from nominations where id = ${nomId} for update`.execute(tx);
  const { rows } = await sql<LockedNomination>`
    select n.id, n.kind, n.by_id as "byId", n.nominee_id as "nomineeId", n.division_code as "divisionCode", n.categories, n.state,
      author.display_name as "byName",
      coalesce(nominee.display_name, d.name) as "nomineeName",
      case when n.state = 'closed' then nominee.display_name end as "whoLeft",
      scope.is_in as "isInScope", scope.is_committee as "isCommittee", own.rated as "isReviewedByReviewer"
    from nominations n ${joins(actor)} where n.id = ${nomId} and ${visible(actor)}`.execute(tx);
  return rows[0];
}

/** Where the nominee belongs, and what the actor is to them. */
function joins(actor: Actor): RawBuilder<unknown> {
  return sql`
    join people author on author.id = n.by_id
    join divisions author_division on author_division.code = author.division_code
    left join people nominee on nominee.id = n.nominee_id
    join divisions d on d.code = coalesce(n.division_code, nominee.division_code)
    left join people boss on boss.id = nominee.manager_id
    ${joinWords('reason', 'nomination.reason', 'n.id')}
    cross join lateral (
      select ${decides(actor, 'nomination', nominated)} as is_in, ${decides(actor, 'nomination', nominated, { asCommittee: true })} as is_committee
    ) scope
    cross join lateral (
      select ${ratedBy(actor)} as rated
    ) own`;
}

/** Who sees a good part of all nominations has them read in their order; those of a few people are found by whom they are about, and sorted. */
function isBroad(actor: Actor): boolean {
  return mayRead('everyNomination', actor) || decidesBroadly(actor, 'nomination');
}

/** In the list: what the caller may review; administrators of reports see all divisions. One's own is never reviewed by oneself. */
function listed(actor: Actor): RawBuilder<unknown> {
  if (mayRead('everyNomination', actor)) return notHidden(actor);
  if (isBroad(actor)) return sql`${decides(actor, 'nomination', nominated)} and ${notOwnNomination(actor)}`;
  const scopes = decidedBy(actor, 'nomination', nominated).map(
    (one) => sql`select n.id from nominations n where ${one}`,
  );
  return sql`n.id = any (array(${sql.join(scopes, sql` union `)})) and ${notOwnNomination(actor)}`;
}

function visible(actor: Actor): RawBuilder<unknown> {
  if (mayRead('everyNomination', actor)) return notHidden(actor);
  return sql`(scope.is_in or n.by_id = ${actor.id} or n.nominee_id = ${actor.id}) and ${notHidden(actor)}`;
}

/** What was declined or closed, or waits for a second person, is nothing that its nominee hears of. */
function notHidden(actor: Actor): RawBuilder<unknown> {
  return sql`(n.nominee_id is distinct from ${actor.id} or n.state in ('open', 'rated'))`;
}

function columns(actor: Actor): RawBuilder<unknown> {
  return sql`
    n.id::text as "nomId", n.created_at as created,
    case when n.division_code is null then nominee.display_name
      else 'Entire division: ' || d.name end as "nomineeMember",
    coalesce(nominee.member_number, '') as "nomineeMemberNumber",
    coalesce(boss.display_name, '') as "nomineeManagerMember",
    coalesce(boss.member_number, '') as "nomineeManagerMemberNumber",
    case when scope.is_in then coalesce(boss.cell_num, '') else '' end as "nomineeManagerCellNum",
    d.name as "nomineeDivision",
    author.display_name as "byMember",
    author.member_number as "byMemberNumber", author_division.name as "byDivision",
    array_to_string(n.categories, ', ') as "nomCat", coalesce(reason.text, '') as reason,
    n.state not in ('open', 'waiting') as "reviewIsDone", own.rated as "ratingIsDone", n.rating_count as "ratingCount", n.state = 'declined' as "isDeclined",
    scope.is_in and ${notOwnNomination(actor)} and not own.rated
      and (n.state in ('open', 'waiting') or (n.state = 'rated' and scope.is_committee)) as "mayReview",
    case when n.division_code is null then 1 else (
      select count(*) from members m where m.division_code = n.division_code and m.deactivated_at is null
        and m.registered_at is not null and m.id <> n.by_id and m.id <> ${actor.id}
        and m.id not in (select reviewer_id from reviews where nomination_id = n.id)) end as "nomineeCount",
    ${outcomeColumns(sql`n.nominee_id is distinct from ${actor.id}`)}`;
}

type Found = Omit<NominationRow, 'dateCreated' | 'dateReviewed' | 'closedWhy'> & Outcome & { created: Date };

function rowOf({ created, ...row }: Found, reader: Actor): NominationRow {
  const { nomineeManagerCellNum: number } = row;
  return readOutcome({
    ...row,
    nomineeManagerCellNum: number && shownNumber(number, reader.countryCode),
    dateCreated: created.toISOString(),
  });
}
