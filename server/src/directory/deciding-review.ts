import { sql } from 'kysely';
import { joinWords } from '#words/read';

/**
 * Joins to a nomination `n` its pay-out as `payout`, what several decided about it as `verdict`, and the review that decided it as `r`, with its words as
 * `motivation`: the chair's or the last one where several decided, with what they decided in place of its rating and what all of them
 * wrote for it; else the one that paid, the decline, or the first rating where a second person has yet to confirm it. Nothing where
 * nobody has reviewed it.
 */
export const decidingReview = sql`
    left join payouts payout on payout.nomination_id = n.id
    left join verdicts verdict on verdict.nomination_id = n.id
    left join lateral (
      select each.id, each.reviewer_id, each.for_id, each.created_at, each.kind,
        coalesce(verdict.rating, each.rating) as rating, coalesce(verdict.stars, each.stars) as stars,
        case when verdict.review_id is null then each.is_include_in_quarterly else exists (
          select from reviews one where one.nomination_id = n.id and one.is_include_in_quarterly) end as is_include_in_quarterly
      from reviews each where each.nomination_id = n.id
        and case when verdict.review_id is not null then each.id = verdict.review_id
          when n.state = 'rated' then each.id = coalesce(payout.review_id, each.id) when n.state = 'declined' then each.kind = 'decline' else true end
      order by each.id limit 1 -- limit: one review decides a nomination
    ) r on true
    ${joinWords('written', 'review.motivation', 'r.id')}
    cross join lateral (
      select case when verdict.review_id is null then written.text else (
        select string_agg(w.text, E'\\n\\n' order by one.id) from reviews one join words w on w.of = 'review.motivation' and w.of_id = one.id
        where one.nomination_id = n.id and (one.kind = 'decline') = (verdict.rating = 0) and one.id <= greatest(verdict.review_id, (
          select max(last.id) from reviews last where last.nomination_id = n.id and last.created_at <= verdict.created_at))) end as text
    ) motivation`;
