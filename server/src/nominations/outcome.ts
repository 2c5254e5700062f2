import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#directory/actor';
import { decidingReview } from '#directory/deciding-review';
import { rules } from '#programme/rules';
import * as texts from './texts.ts';

/** Joins of a nomination `n` with its nominee: what decided it, and who. */
export const outcomeJoins = sql`
    ${decidingReview}
    left join people decider on decider.id = r.reviewer_id left join people away on away.id = r.for_id`;

/** What became of a nomination, where the condition lets the reader know; its state is always told. */
export function outcomeColumns(mayKnow: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`n.state,
    case when ${mayKnow} then coalesce(r.rating, 0) else 0 end as "reviewRating",
    case when ${mayKnow} then coalesce(r.stars, 0) else 0 end as "reviewRatingMax",
    case when ${mayKnow} then coalesce(payout.points_each, 0) else 0 end as "reviewPointsValue",
    case when ${mayKnow} then coalesce(payout.people, 0) else 0 end as "peopleRewarded",
    case when ${mayKnow} then coalesce(decider.display_name, '') else '' end as "reviewByMember",
    case when ${mayKnow} then coalesce(away.display_name, '') else '' end as "reviewForMember",
    case when ${mayKnow} then coalesce(verdict.decided_by, '') else '' end as "reviewDecidedBy",
    case when ${mayKnow} then coalesce(verdict.people, 0) else 0 end as "reviewSaidCount",
    case when ${mayKnow} then coalesce(decider.member_number, '') else '' end as "reviewByMemberNumber",
    case when ${mayKnow} then r.created_at end as "reviewedAt",
    case when ${mayKnow} then coalesce(motivation.text, '') else '' end as motivation,
    case when n.closed_why = 'nominee left' then nominee.display_name end as "whoLeft"`;
}

/** Nobody hears of what is about them from here; and while several decide, nobody what others have said. */
export function isToldTo(actor: Actor): RawBuilder<unknown> {
  const isOther = sql`n.nominee_id is distinct from ${actor.id}`;
  return rules().deciding.by === 'first' ? isOther : sql`(${isOther} and n.state <> 'waiting')`;
}

export interface Outcome {
  reviewedAt: Date | null;
  whoLeft: string | null;
}

export function readOutcome<Row extends Outcome>({ reviewedAt, whoLeft, ...row }: Row) {
  return {
    ...row,
    dateReviewed: reviewedAt?.toISOString() ?? '',
    closedWhy: whoLeft === null ? '' : say(texts.closedWhy, { name: whoLeft }),
  };
}
