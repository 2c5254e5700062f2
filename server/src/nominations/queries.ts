import type { Output } from '@laurel/contract/call';
import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import type { nomlist } from '@laurel/contract/calls/nominations/nomlist';
import { mayRead } from '@laurel/contract/part-access';
import { type RawBuilder, sql } from 'kysely';
import { isNominationAsked } from '#asking/subject-asked';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { decidedBy, decides, decidesAboutMany, decidesFor, decidesOneself } from '#directory/decides';
import { memberIdOfHere } from '#directory/member-id';
import { nominated, notOwnNomination, ratedBy, reached, toReview } from '#directory/nomination-scope';
import { nomineeName } from '#directory/nominee-name';
import { nominatedFor } from '#languages/translated';
import { countedTo, limitTo, powerOfTen } from '#streams/counted';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';
import { shownNumber } from '#texts/phone';
import { joinWords } from '#words/read';
import { behind, filtered, mark, type NominationFilter, needsNames, order, partsOf } from './filter.ts';
import { isToldTo, type Outcome, outcomeColumns, outcomeJoins, readOutcome } from './outcome.ts';
import type { ReviewStanding } from './rules.ts';

type Nominations = Omit<Output<typeof nomlist>, 'roles'>;

/**
 * The nominations that the actor may see. Unreviewed ones come first, the oldest first. Beside a first page the total is counted
 * up to `countedMost`, or up to its end: `isMore` says that there are more. Whoever asks for no page is told them all.
 */
export async function nominationsFor(on: Tx, actor: Actor, filter: NominationFilter): Promise<Nominations> {
  const isBroad = mayRead('everyNomination', actor) || (await decidesAboutMany(on, actor, 'nomination'));
  const names = needsNames(filter) ? joins(actor) : sql``;
  const among = sql`nominations n ${names} where ${listed(actor, isBroad)}`;
  const filters = filtered(actor, filter);
  const [counted, { rows }] = await inOrder(
    on,
    () => (filter.after === undefined ? countOf(on, sql`from ${among} and ${filters}`, countedTo(filter)) : {}),
    () =>
      sql<Found & { mark: number }>`
      with page as (${pageOfIds(filter, { among, filters, isBroad })})
      select ${columns(actor)}, page.mark from page join nominations n on n.id = page.id ${joins(actor)} ${outcomeJoins} order by page.place`.execute(
        on,
      ),
  );
  const shown = rows.slice(0, filter.limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    noms: shown.map(({ mark: _, ...row }) => rowOf(row, actor)),
    next: last ? `${last.mark}.${last.nomId}` : null,
    ...counted,
  };
}

async function countOf(on: Db, rowsOf: RawBuilder<unknown>, most: number) {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select ${rowsOf} ${limitTo(most)}) counted`.execute(on);
  const found = rows[0]?.total ?? 0;
  return { total: Math.min(found, most), isMore: found > most };
}

interface IdsOf {
  /** Those that the actor may see, as rows n. */
  among: RawBuilder<unknown>;
  filters: RawBuilder<unknown>;
  isBroad: boolean;
}

/**
 * First the ids of the page and of the nomination behind it, read without a name where none is asked for; then the names of these
 * few.
 */
function pageOfIds(filter: NominationFilter, { among, filters, isBroad }: IdsOf) {
  const { limit, offset = 0 } = filter;
  const all = sql`
    select n.id, ${mark(filter)} as mark, row_number() over (order by ${order(filter)}) as place
    from ${among} and ${filters} and ${behind(filter, among)}`;
  // limit: the page that was asked for and what follows it, the total is counted beside
  const page = sql`order by place limit ${limit === undefined ? null : limit + 1} offset ${offset}`;
  if (limit === undefined || filter.sort || !isBroad) return sql`${all} ${page}`;
  // Each part is read in its own order by an index, as far as the page: what lies behind it is not looked at.
  // Written out, or the plan would be made for a tenth of all; in powers of ten, so that statements are few.
  const reach = powerOfTen(offset + limit) + 1;
  const parts = partsOf(filter, among).map(
    ({ states, by, part, behind: later }) => sql`(
      select n.id, ${sql.lit(part)} as mark, n.created_at from ${among} and ${filters} and ${states} and ${later}
      -- limit: as far as the page
      order by ${by} limit ${sql.lit(reach)})`,
  );
  return sql`
    select id, mark, row_number() over (order by mark, case when mark = 0 then created_at end, created_at desc, id) as place
    from (${sql.join(parts, sql` union all `)}) n ${page}`;
}

/** All of them, as they are written to a file. */
export function nominationReport(actor: Actor, filter: NominationFilter): Report<NominationRow> {
  const names = needsNames(filter) ? joins(actor) : sql``;
  const where = sql`where ${listed(actor, mayRead('everyNomination', actor))} and ${filtered(actor, filter)}`;
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

/** One whose rating waits for others: whoever may still review it. */
export interface AskedNomination extends Pick<ReviewStanding, 'byId' | 'nomineeId' | 'state' | 'whoLeft'> {
  id: number;
  divisionCode: string | null;
  categories: string[];
}

export interface LockedNomination extends ReviewStanding, AskedNomination {}

const asAsked = sql`n.by_id as "byId", n.nominee_id as "nomineeId", n.division_code as "divisionCode", n.categories, n.state,
      case when n.state = 'closed' then nominee.display_name end as "whoLeft"`;

/** As it is when it is confirmed: whoever confirms has locked it. */
export async function nominationAsked(tx: Tx, nomId: string): Promise<AskedNomination | undefined> {
  const { rows } = await sql<AskedNomination>`
    select n.id, ${asAsked} from nominations n left join people nominee on nominee.id = n.nominee_id where n.id = ${nomId}`.execute(
    tx,
  );
  return rows[0];
}

/** One for a review, locked until the transaction ends. */
export async function lockNomination(tx: Tx, actor: Actor, nomId: string): Promise<LockedNomination | undefined> {
  await sql`select 1 from nominations where id = ${nomId} for update`.execute(tx);
  return nominationSeen(tx, actor, nomId);
}

/** The same as it is at this moment; also what only the person for whom the actor stands in keeps from them. */
export async function nominationSeen(tx: Tx, actor: Actor, nomId: string): Promise<LockedNomination | undefined> {
  const asCommittee = { as: 'committee' } as const;
  const isReached = decides(actor, 'nomination', reached);
  const { rows } = await sql<LockedNomination>`
    select n.id, ${asAsked}, n.state in ('open', 'waiting') and ${isNominationAsked} as "isAsked",
      ${isReached} as "isInScope", ${decides(actor, 'nomination', reached, asCommittee)} as "isCommittee", ${decides(actor, 'nomination', toReview, { as: 'chair' })} as "isChair",
      case when n.state = 'rated' then ${decidesOneself(actor, 'nomination', reached, asCommittee)}
        else ${decidesOneself(actor, 'nomination', reached)} end as "isOwnRight",
      case when n.state = 'rated' then ${decidesFor(actor, 'nomination', toReview, asCommittee)}
        else ${decidesFor(actor, 'nomination', toReview)} end as "forId",
      exists (select from reviews v where v.nomination_id = n.id and v.reviewer_id = ${actor.id}) as "isReviewedByReviewer",
      own.rated as "isInReviewersHands"
    from nominations n ${joins(actor)} where n.id = ${nomId} and (${isReached} or n.by_id = ${actor.id} or n.nominee_id = ${actor.id})
      and (${mayRead('everyNomination', actor)} or ${notHidden(actor)})`.execute(tx);
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
      select ${decides(actor, 'nomination', nominated)} as is_in, ${decides(actor, 'nomination', toReview)} as is_free,
        ${decides(actor, 'nomination', toReview, { as: 'committee' })} as is_free_as_committee, ${awayFor(actor)} as for_id
    ) scope
    cross join lateral (
      select ${ratedBy(actor)} as rated
    ) own
    cross join lateral (
      select n.state in ('open', 'waiting') and n.nominee_id is distinct from ${actor.id} and ${isNominationAsked} as is
    ) asked`;
}

/** For whom they would review it; null by their own right. */
function awayFor(actor: Actor): RawBuilder<unknown> {
  if (actor.lentRoles.length === 0) return sql`null::bigint`;
  return sql`case when not ${decidesOneself(actor, 'nomination', reached)} then ${decidesFor(actor, 'nomination', toReview)} end`;
}

/**
 * In the list: what the caller may review; administrators of reports see all divisions. One's own is never reviewed by oneself.
 * What one decides about many people is asked row by row, and read in its order; that of a few is found by whom it is about.
 */
function listed(actor: Actor, isBroad: boolean): RawBuilder<unknown> {
  if (mayRead('everyNomination', actor)) return notHidden(actor);
  if (isBroad) return sql`${decides(actor, 'nomination', nominated)} and ${notOwnNomination(actor)}`;
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
    ${nomineeName()} as "nomineeMember",
    coalesce(nominee.member_number, '') as "nomineeMemberNumber",
    coalesce(boss.display_name, '') as "nomineeManagerMember",
    coalesce(boss.member_number, '') as "nomineeManagerMemberNumber",
    case when scope.is_in then coalesce(boss.cell_num, '') else '' end as "nomineeManagerCellNum",
    d.name as "nomineeDivision",
    author.display_name as "byMember",
    author.member_number as "byMemberNumber", author_division.name as "byDivision",
    ${nominatedFor()} as "nomCat", coalesce(reason.text, '') as reason,
    n.state not in ('open', 'waiting') as "reviewIsDone", own.rated as "ratingIsDone", n.rating_count as "ratingCount", n.state = 'declined' as "isDeclined",
    asked.is as "isAsked", ${notOwnNomination(actor)} and not own.rated and not asked.is
      and ((n.state in ('open', 'waiting') and scope.is_free) or (n.state = 'rated' and scope.is_free_as_committee)) as "mayReview",
    case when n.division_code is null then 1 else (
      select count(*) from members m where m.division_code = n.division_code and m.deactivated_at is null
        and m.registered_at is not null and m.id <> n.by_id and m.id <> ${actor.id} and m.id is distinct from scope.for_id
        and m.id not in (select unnest(array[reviewer_id, coalesce(for_id, reviewer_id)]) from reviews where nomination_id = n.id)) end as "nomineeCount",
    ${memberIdOfHere('author')} as "byMemberId", ${memberIdOfHere('nominee')} as "nomineeMemberId", coalesce(nominee.picture_id, '') as "nomineePicId",
    ${outcomeColumns(isToldTo(actor))}`;
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
