import type { Input } from '@laurel/contract/call';
import type { IdeaRow, ideaSorts } from '@laurel/contract/calls/ideas/idea-row';
import type { idealist } from '@laurel/contract/calls/ideas/idealist';
import { mayRead } from '@laurel/contract/part-access';
import { monthsRange } from '@laurel/contract/rules/months';
import { type RawBuilder, sql } from 'kysely';
import { isIdeaAsked } from '#asking/subject-asked';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { decides, decidesFor, decidesOneself, notOwn } from '#directory/decides';
import { suggested } from '#directory/idea-scope';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';
import type { FiledIdea } from '#streams/report-files';
import { direction, type PageOf, type PageWish, pageRows } from '#streams/report-page';
import { joinWords } from '#words/read';
import type { IdeaStanding } from './rules.ts';

type IdeaFilter = Pick<Input<typeof idealist>, 'selMonthFrom' | 'selMonthTo' | 'ideaStatus'>;

const author = suggested;
const reached = { person: author.person };
const byMember = sql`ideas i join people a on a.id = i.by_id`;
const byTitle = sql`ideas i ${joinWords('title', 'idea.title', 'i.id')}`;
const letter = sql<IdeaRow['ideaStatus']>`case i.state when 'awaiting' then 'N' when 'rewarded' then 'R' else 'C' end`;

const orders: Record<(typeof ideaSorts)[number], Pick<PageOf, 'from' | 'key'>> = {
  date: { from: sql`ideas i`, key: sql`i.created_at` },
  member: { from: byMember, key: sql`a.display_name` },
  idea: { from: byTitle, key: sql`coalesce(title.text, '')` },
  status: { from: sql`ideas i`, key: letter },
  reward: { from: sql`ideas i`, key: sql`i.reward_points` },
};

/** The ideas of a span of months: all for administrators, those of their people for reviewers. */
function wanted(actor: Actor, { selMonthFrom, selMonthTo, ideaStatus }: IdeaFilter): RawBuilder<unknown> {
  const { from, to } = monthsRange(selMonthFrom, selMonthTo);
  const status = ideaStatus ? sql`and ${letter} = ${ideaStatus}` : sql``;
  const theirs = mayRead('programme', actor) ? sql`true` : decides(actor, 'idea', author);
  return sql`i.created_at >= ${from} and i.created_at < ${to} and ${theirs} ${status}`;
}

/** All of them, newest first. */
export function ideasOfMonths(on: Db, actor: Actor, filter: IdeaFilter): Promise<FoundIdea[]> {
  return found(on, newestFirst(wanted(actor, filter), mayReview(actor)));
}

/** A page of them, the place where the next one begins, and with the first page how many there are in all. */
export async function pageOfIdeas(
  on: Tx,
  actor: Actor,
  { limit, after, sort, desc, ...filter }: IdeaFilter & PageWish,
): Promise<{ found: FoundIdea[]; next: string | null; totals: { rows: number } | undefined }> {
  const wish = { limit, after, sort, desc };
  const where = wanted(actor, filter);
  const of = { ...orders[(sort ?? 'date') as keyof typeof orders], id: sql`i.id`, wanted: where };
  const [rows, counted] = await inOrder(
    on,
    () => found(on, ideaRows(pageRows(sql`i.*`, of, wish), direction(wish), mayReview(actor))),
    () =>
      after === undefined
        ? sql<{ rows: number }>`select count(*) as rows from ideas i where ${where}`.execute(on)
        : undefined,
  );
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? (shown.at(-1)?.ideaBoxId ?? null) : null;
  return { found: shown, next, totals: counted?.rows[0] };
}

/** The same as they are written to a file. */
export function ideaReport(actor: Actor, filter: IdeaFilter): Report<FiledIdea> {
  const where = wanted(actor, filter);
  return {
    // limit: more than may be answered are not counted to their end
    count: (most) => sql`select count(*) from (select from ideas i where ${where} limit ${most}) counted`,
    query: jsonRows(newestFirst(where, sql`false`, ofShared)),
    rowOf: (copied) => ideaOf(jsonRow<IdeaColumns & Shared>(copied, 'created', 'actioned')),
  };
}

/** One that the actor may see. */
export async function ideaFor(on: Db, actor: Actor, ideaBoxId: string): Promise<FoundIdea | undefined> {
  const theirs = mayRead('programme', actor) ? sql`true` : decides(actor, 'idea', author);
  const [idea] = await found(on, newestFirst(sql`i.id = ${ideaBoxId} and ${theirs}`, mayReview(actor)));
  return idea;
}

/** One's own ideas, newest first. */
export function ideasOfMember(on: Db, memberId: number): Promise<IdeaRow[]> {
  return found(on, newestFirst(sql`i.by_id = ${memberId}`, sql`false`));
}

export interface LockedIdea extends IdeaStanding {
  id: number;
}

/** One idea that the actor reviews, locked until the transaction ends; then nobody else can ask for a second person about it. */
export async function lockIdea(tx: Tx, actor: Actor, ideaBoxId: string): Promise<LockedIdea | undefined> {
  const { rows } = await sql<Omit<LockedIdea, 'isAsked'>>`
    select i.id, i.by_id as "byId", i.state, ${decidesOneself(actor, 'idea', reached)} as "isOwnRight", ${decidesFor(actor, 'idea', author)} as "forId"
    from ideas i where i.id = ${ideaBoxId} and ${decides(actor, 'idea', reached)} for update`.execute(tx);
  const [idea] = rows;
  if (!idea) return undefined;
  // By itself: what a statement that waits for a lock reads beside the row is what was there before.
  const { rows: asked } = await sql<{ isAsked: boolean }>`
    select ${isIdeaAsked} as "isAsked" from ideas i where i.id = ${idea.id}`.execute(tx);
  return { ...idea, isAsked: asked[0]?.isAsked ?? false };
}

function mayReview(actor: Actor): RawBuilder<unknown> {
  return sql`i.state = 'awaiting' and not ${isIdeaAsked} and ${decides(actor, 'idea', author)} and ${notOwn(actor, author.person)}`;
}

export interface FoundIdea extends IdeaRow {
  mayReview: boolean;
  /** Whether a reward for it waits for a second person. */
  isAsked: boolean;
}

/** What a file says of an idea that colleagues share, beside the rest; null of any other. */
const ofShared = sql`, case when i.shared_site is not null then i.stage end as stage, case when i.shared_site is not null then i.votes end as votes`;

function newestFirst(where: RawBuilder<unknown>, mayReview: RawBuilder<unknown>, more = sql``) {
  return ideaRows(sql`select i.*, i.created_at as place from ideas i where ${where}`, sql`desc`, mayReview, more);
}

function ideaRows(rows: RawBuilder<unknown>, down: RawBuilder<unknown>, mayReview: RawBuilder<unknown>, more = sql``) {
  return sql<IdeaColumns>`
    select i.id::text as "ideaBoxId", i.created_at as created, a.display_name as "byMember",
      a.member_number as "byMemberNumber", d.name as "byDivision", i.category, coalesce(title.text, '') as title, coalesce(idea.text, '') as idea, ${letter} as "ideaStatus",
      coalesce(comment.text, '') as "actionStatus", coalesce(r.display_name, '') as "actionByMember",
      coalesce(r.member_number, '') as "actionByMemberNumber", coalesce(away.display_name, '') as "actionForMember", i.reviewed_at as actioned, i.state = 'rewarded' as "isRewarded",
      i.reward_points as "rewardAmount", i.state <> 'awaiting' as "isActionComplete",
      ${mayReview} as "mayReview", i.state = 'awaiting' and ${isIdeaAsked} as "isAsked"${more}
    from (${rows}) i
    join people a on a.id = i.by_id join divisions d on d.code = a.division_code
    left join people r on r.id = i.reviewed_by_id left join people away on away.id = i.reviewed_for_id
    ${joinWords('title', 'idea.title', 'i.id')}
    ${joinWords('idea', 'idea.text', 'i.id')}
    ${joinWords('comment', 'idea.comment', 'i.id')}
    order by i.place ${down}, i.id ${down}`;
}

type Shared = Pick<FiledIdea, 'stage' | 'votes'>;

type IdeaColumns = Omit<FoundIdea, 'dateCreated' | 'dateActioned'> & { created: Date; actioned: Date | null };

async function found(on: Db, query: RawBuilder<IdeaColumns>): Promise<FoundIdea[]> {
  return (await query.execute(on)).rows.map(ideaOf);
}

function ideaOf<Columns extends IdeaColumns>({ created, actioned, ...row }: Columns) {
  return {
    ...row,
    dateCreated: created.toISOString(),
    dateActioned: actioned?.toISOString() ?? null,
  };
}
