import { sql } from 'kysely';
import { joinWords } from '#words/read';

/**
 * Joins to a nomination `n` its pay-out as `payout` and the review that decided it as `r`, with its words as `motivation`: the one that paid, the decline, or
 * the first rating where a second person has yet to confirm it. Nothing where nobody has reviewed it.
 */
export const decidingReview = sql`
    left join payouts payout on payout.nomination_id = n.id
    left join lateral (
      select * from reviews each where each.nomination_id = n.id
        and case n.state when 'rated' then each.id = coalesce(payout.review_id, each.id) when 'declined' then each.kind = 'decline' else true end
      order by each.id limit 1 -- limit: one review decides a nomination
    ) r on true
    ${joinWords('motivation', 'review.motivation', 'r.id')}`;
