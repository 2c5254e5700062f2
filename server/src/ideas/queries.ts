import type { Input } from '@laurel/contract/call';
import { mayRead } from '@laurel/contract/call-access';
import type { IdeaRow, ideas } from '@laurel/contract/ideas';
import { monthsRange } from '@laurel/contract/months';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { decides, notOwn } from '#directory/decides';
import { joinWords } from '#words/read';
import type { IdeaStanding } from './rules.ts';

export type IdeaFilter = Input<typeof ideas.idealist>;

/** The ideas of a span of months, newest first: all for administrators, those of their people for reviewers. */
export async function ideasOfMonths(
  on: Db,
  actor: Actor,
  { selMonthFrom, selMonthTo, ideaStatus }: IdeaFilter,
): Promise<FoundIdea[]> {
  const { from, to } = monthsRange(selMonthFrom, selMonthTo);
  const status = ideaStatus ? sql`and ${letter} = ${ideaStatus}` : sql``;
  const theirs = mayRead('programme', actor) ? sql`true` : decides(actor, 'idea', author);
  return found(on, sql`i.created_at >= ${from} and i.created_at < ${to} and ${theirs} ${status}`, mayReview(actor));
}

/** One's own ideas, newest first. */
export function ideasOfMember(on: Db, memberId: number): Promise<IdeaRow[]> {
  return found(on, sql`i.by_id = ${memberId}`, sql`false`);
}

export interface LockedIdea extends IdeaStanding {
  id: number;
}

/** One idea that the actor reviews, locked until the transaction ends. */
export async function lockIdea(tx: Tx, actor: Actor, ideaBoxId: string): Promise<LockedIdea | undefined> {
  const { rows } = await sql<LockedIdea>`
    select i.id, i.by_id as "byId", i.state from ideas i
    where i.id = ${ideaBoxId} and ${decides(actor, 'idea', author)} for update`.execute(tx);
  return rows[0];
}

const author = { person: sql`i.by_id` };

function mayReview(actor: Actor): RawBuilder<unknown> {
  return sql`i.state = 'awaiting' and ${decides(actor, 'idea', author)} and ${notOwn(actor, author.person)}`;
}

export interface FoundIdea extends IdeaRow {
  mayReview: boolean;
}

const letter = sql<IdeaRow['ideaStatus']>`case i.state when 'awaiting' then 'N' when 'rewarded' then 'R' else 'C' end`;

async function found(on: Db, where: RawBuilder<unknown>, mayReview: RawBuilder<unknown>): Promise<FoundIdea[]> {
  const { rows } = await sql<
    Omit<FoundIdea, 'dateCreated' | 'dateActioned'> & { created: Date; actioned: Date | null }
  >`
    select i.id::text as "ideaBoxId", i.created_at as created, a.display_name as "byMember",
      a.member_number as "byMemberNumber", d.name as "byDivision", i.category, coalesce(title.text, '') as title, coalesce(idea.text, '') as idea, ${letter} as "ideaStatus",
      coalesce(comment.text, '') as "actionStatus", coalesce(r.display_name, '') as "actionByMember",
      coalesce(r.member_number, '') as "actionByMemberNumber", i.reviewed_at as actioned, i.state = 'rewarded' as "isRewarded",
      i.reward_points as "rewardAmount", i.state <> 'awaiting' as "isActionComplete",
      ${mayReview} as "mayReview"
    from ideas i
    join people a on a.id = i.by_id join divisions d on d.code = a.division_code
    left join people r on r.id = i.reviewed_by_id
    ${joinWords('title', 'idea.title', 'i.id')}
    ${joinWords('idea', 'idea.text', 'i.id')}
    ${joinWords('comment', 'idea.comment', 'i.id')}
    where ${where} order by i.created_at desc, i.id desc`.execute(on);
  return rows.map(({ created, actioned, ...row }) => ({
    ...row,
    dateCreated: created.toISOString(),
    dateActioned: actioned?.toISOString() ?? null,
  }));
}
