import type { Input } from '@laurel/contract/call';
import type { IdeaRow, ideas } from '@laurel/contract/ideas';
import { monthsRange } from '@laurel/contract/months';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { joinWords } from '#words/read';
import type { IdeaStanding } from './rules.ts';

export type IdeaFilter = Input<typeof ideas.idealist>;

/** The ideas of a span of months, newest first. */
export async function ideasOfMonths(on: Db, { selMonthFrom, selMonthTo, ideaStatus }: IdeaFilter): Promise<IdeaRow[]> {
  const { from, to } = monthsRange(selMonthFrom, selMonthTo);
  const status = ideaStatus ? sql`and ${letter} = ${ideaStatus}` : sql``;
  return found(on, sql`i.created_at >= ${from} and i.created_at < ${to} ${status}`);
}

/** One's own ideas, newest first. */
export function ideasOfMember(on: Db, memberId: number): Promise<IdeaRow[]> {
  return found(on, sql`i.by_id = ${memberId}`);
}

export interface LockedIdea extends IdeaStanding {
  id: number;
}

/** One idea, locked until the transaction ends. */
export async function lockIdea(tx: Tx, ideaBoxId: string): Promise<LockedIdea | undefined> {
  const { rows } = await sql<LockedIdea>`
    select id, by_id as "byId", state from ideas where id = ${ideaBoxId} for update`.execute(tx);
  return rows[0];
}

const letter = sql<IdeaRow['ideaStatus']>`case i.state when 'awaiting' then 'N' when 'rewarded' then 'R' else 'C' end`;

async function found(on: Db, where: RawBuilder<unknown>): Promise<IdeaRow[]> {
  const { rows } = await sql<Omit<IdeaRow, 'dateCreated' | 'dateActioned'> & { created: Date; actioned: Date | null }>`
    select i.id::text as "ideaBoxId", i.created_at as created, a.display_name as "byMember",
      a.member_number as "byMemberNumber", d.name as "byDivision", i.category, coalesce(title.text, '') as title, coalesce(idea.text, '') as idea, ${letter} as "ideaStatus",
      coalesce(comment.text, '') as "actionStatus", coalesce(r.display_name, '') as "actionByMember",
      coalesce(r.member_number, '') as "actionByMemberNumber", i.reviewed_at as actioned, i.state = 'rewarded' as "isRewarded",
      i.reward_points as "rewardAmount", i.state <> 'awaiting' as "isActionComplete"
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
