import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { namesNow } from '#words/mentions';
import { cardWords, joinCardWords, joinWords } from '#words/read';

/** Everything that the portal keeps about a member, in their own hands: one list per subject. */
export async function ownData(on: Db, memberId: number, now: Date): Promise<Record<string, unknown>> {
  const lists: Record<string, unknown> = { exportedAt: now.toISOString() };
  // loop: a fixed list of subjects
  for (const [name, select] of Object.entries(subjects(memberId))) lists[name] = await rowsOf(on, select);
  return lists;
}

const reason = joinWords('reason', 'nomination.reason', 'n.id');

function subjects(id: number): Record<string, RawBuilder<unknown>> {
  return {
    profile: sql`
      select m.member_number, p.firstname, p.known_as, p.surname, p.family_first, p.email, p.email_confirmed_at, p.roster_email, p.cell_num, p.roster_cell_num,
        m.division_code, m.site_template, p.hire_date, p.dob_day, p.dob_month, p.shows_anniversary, m.cost_centre,
        p.language, p.roster_language, p.browser_language, p.get_to_know, p.hobbies, p.dreams, m.registered_at, m.agreed_at
      from members m join profiles p on p.member_id = m.id where m.id = ${id}`,
    roles: sql`
      select capability, scope_kind, scope_code, from_at, until_at, source, given_at from role_assignments where member_id = ${id} order by id`,
    changedByHand: sql`select field, roster_value, changed_at from by_hand where member_id = ${id} order by field`,
    changedByFiles: sql`
      select u.created_at, d.before, d.after from upload_differences d join uploads u on u.id = d.upload_id
      where d.thing = 'member' and d.thing_id = ${id} order by d.upload_id, d.n`,
    signOnAccounts: sql`select issuer, subject, bound_at from identities where member_id = ${id}`,
    signOns: sql`select created_at, last_used_at, revoked_at, browser, system from tokens where member_id = ${id} order by created_at`,
    viewings: sql`select began_at, coalesce(ended_at, until) as ended_at from viewings where member_id = ${id} order by id`,
    lastSignOn: sql`select at from last_sign_ons where member_id = ${id}`,
    nominationsMade: sql`select n.id, n.categories, reason.text as reason, n.state, n.created_at from nominations n ${reason} where n.by_id = ${id} order by n.id`,
    nominationsReceived: sql`select n.id, n.categories, reason.text as reason, n.state, n.created_at from nominations n ${reason} where n.nominee_id = ${id} and n.state = 'rated' order by n.id`,
    reviewsGiven: sql`
      select r.nomination_id, r.kind, r.rating, r.custom_points, motivation.text as motivation, r.created_at
      from reviews r ${joinWords('motivation', 'review.motivation', 'r.id')} where r.reviewer_id = ${id} order by r.id`,
    votes: sql`
      select q.num as quarter, q.year, v.created_at, v.changed_at, said.text as words
      from ballot_votes v join ballots b on b.id = v.ballot_id join quarters q on q.id = b.quarter_id ${joinWords('said', 'vote.words', 'v.id')}
      where v.voter_id = ${id} order by v.id`,
    recognitionSent: sql`
      select r.kind, r.value, r.points, ${cardWords} as message, r.created_at, r.withdrawn_at, r.audience, r.boosts_item is not null as adds_to_another
      from recognitions r join members m on m.id = r.to_id ${joinCardWords('m')} where r.from_id = ${id} order by r.id`,
    recognitionReceived: sql`select r.kind, r.value, r.points, ${cardWords} as message, r.created_at, r.withdrawn_at, r.audience, r.shows_points, r.boosts_item is not null as adds_to_another from recognitions r join members m on m.id = r.to_id ${joinCardWords('m')} where r.to_id = ${id} order by r.id`,
    pointsMoved: sql`
      select a.kind as account, t.kind, l.amount, l.after, l.at from ledger_accounts a join ledger_legs l on l.account_id = a.id
      join ledger_transactions t on t.id = l.transaction_id where a.member_id in (select id from members where id = ${id} or merged_into_id = ${id}) order by a.id, l.version`,
    debts: sql`
      select d.points, d.left_points, d.ended, d.ended_at, d.created_at, array(
        select jsonb_build_object('kind', c.kind, 'points', c.points, 'at', c.created_at) from debt_changes c where c.debt_id = d.id order by c.id) as changes
      from debts d where d.member_id = ${id} order by d.id`,
    delegations: sql`
      select d.away_id = ${id} as is_away, other.member_number as with_member_number, d.scopes, d.points_most, d.points_used, d.first_day, d.last_day,
        d.named_at, d.ended_at, d.ended_why
      from delegations d join members other on other.id = case when d.away_id = ${id} then d.delegate_id else d.away_id end
      where ${id} in (d.away_id, d.delegate_id) order by d.id`,
    anniversaryAwards: sql`
      select x.years, x.day, a.points, a.created_at from anniversary_awards x join awards a on a.id = x.award_id where x.member_id = ${id} order by x.years`,
    mergedAccounts: sql`
      select d.member_number, g.created_at, g.wallet_points, g.pot_points, g.account from mergers g join members d on d.id = g.doubled_id
      where d.merged_into_id = ${id} order by g.id`,
    orders: sql`
      select o.order_num, o.currency, o.total_minor, o.points, o.promo_code, c.cell_num, o.created_at
      from orders o left join order_contacts c on c.order_id = o.id where o.member_id = ${id} order by o.id`,
    orderLines: sql`
      select o.order_num, l.product_code, l.name, l.qty, l.price_minor from order_lines l join orders o on o.id = l.order_id
      where o.member_id = ${id} order by l.id`,
    ideas: sql`
      select i.category, title.text as title, idea.text as idea, i.state, comment.text as comment, i.reward_points, i.created_at, i.reviewed_at,
        i.shared_site is not null as is_shared, i.stage, i.hidden_at
      from ideas i ${joinWords('title', 'idea.title', 'i.id')} ${joinWords('idea', 'idea.text', 'i.id')} ${joinWords('comment', 'idea.comment', 'i.id')}
      where i.by_id = ${id} order by i.id`,
    ideaVotes: sql`select idea_id, created_at from idea_votes where member_id = ${id} order by id`,
    ideaStages: sql`
      select s.idea_id, s.stage, said.text as words, s.created_at from idea_stages s ${joinWords('said', 'idea.stage', 's.id')}
      where s.by_id = ${id} order by s.id`,
    asked: sql`
      select a.kind, a.state, a.points, said.text as message, reason.text as decline_reason, a.asked_at, a.decided_at
      from approvals a ${joinWords('said', 'approval.message', 'a.id')} ${joinWords('reason', 'approval.reason', 'a.id')}
      where a.asked_by_id = ${id} order by a.id`,
    acceptedTerms: sql`select key, language, version, accepted_at from acceptances where member_id = ${id} order by accepted_at, key`,
    announcementsDismissed: sql`
      select announcement_id, dismissed_at from announcement_dismissals where member_id = ${id} order by dismissed_at, announcement_id`,
    contactMessages: sql`
      select c.name, c.email, c.message, c.created_at, array(
        select e.text from contact_entries e where e.contact_id = c.id and e.kind = 'answer' order by e.id) as answers
      from contact_messages c where c.member_id = ${id} order by c.id`,
    cardsReported: sql`
      select p.card_id, p.comment_id, p.idea_id, p.signature_id, p.reason, said.text as words, p.created_at, p.withdrawn_at from card_reports p ${joinWords('said', 'card.report', 'p.id')}
      where p.by_id = ${id} order by p.id`,
    contactsDealtWith: sql`select contact_id, kind, text, created_at from contact_entries where by_id = ${id} order by id`,
    messagesSentToYou: sql`select channel, letter, address, state, created_at from messages where member_id = ${id} order by id`,
    notices: sql`select letter, at, read_at from notices where member_id = ${id} order by id`,
    noticeChoices: sql`
      select ways, pushes, digest_hour, digest_days, quiet_from, quiet_until, time_zone from notice_choices where member_id = ${id}`,
    visibility: sql`select audience, shows_points, changed_at from visibility_choices where member_id = ${id}`,
    reactions: sql`select coalesce(award_id, nomination_id) as item, case when award_id is null then 'nomination' else 'award' end as of, kind, at from reactions where member_id = ${id} order by id`,
    comments: sql`
      select coalesce(x.award_id, x.nomination_id, x.idea_id) as item, case when x.idea_id is not null then 'idea' when x.award_id is null then 'nomination' else 'award' end as of, said.text as words,
        ${namesNow} as named, x.created_at, x.edited_at, x.removed_at, x.hidden_at
      from comments x ${joinWords('said', 'comment', 'x.id')} where x.by_id = ${id} order by x.id`,
    commentsNamingYou: sql`
      select t.comment_id, x.created_at from comment_mentions t join comments x on x.id = t.comment_id where t.member_id = ${id} order by t.comment_id`,
    groupCardsSigned: sql`
      select c.occasion, c.day, whom.member_number as for_member_number, said.text as words, script.text as script, x.strokes, x.picture_id is not null as with_picture,
        x.created_at, x.changed_at, x.removed_at, x.hidden_at
      from group_card_signatures x join group_cards c on c.id = x.card_id join members whom on whom.id = c.member_id
      ${joinWords('said', 'signature', 'x.id')} ${joinWords('script', 'signature.script', 'x.id')} where x.by_id = ${id} order by x.id`,
    groupCardsReceived: sql`
      select c.occasion, c.years, c.day, c.delivered_at, said.text as thanks, c.thanked_at, coalesce((
        select jsonb_agg(jsonb_build_object('words', signed.text, 'script', script.text, 'strokes', x.strokes, 'withPicture', x.picture_id is not null) order by x.id)
        from group_card_signatures x ${joinWords('signed', 'signature', 'x.id')} ${joinWords('script', 'signature.script', 'x.id')}
        where x.card_id = c.id and x.removed_at is null and x.hidden_at is null), '[]') as signatures
      from group_cards c ${joinWords('said', 'groupcard.thanks', 'c.id')} where c.member_id = ${id} and c.delivered_at is not null order by c.id`,
    groupCardsBegun: sql`
      select c.occasion, c.day, whom.member_number as for_member_number, c.begun_at from group_cards c join members whom on whom.id = c.member_id
      where c.begun_by_id = ${id} order by c.id`,
    askedToSign: sql`
      select card_id, asked_at, asked_by_id is not null as by_a_colleague from group_card_people where member_id = ${id} order by card_id`,
    devices: sql`
      select browser, system, split_part(endpoint, '/', 3) as push_service, since, told_at from push_devices where member_id = ${id} order by id`,
    digestsSentToYou: sql`select day, made_at from digests where member_id = ${id} order by id`,
    administrativeActs: sql`select act, subject, at from audit_entries where actor_id = ${id} order by id`,
  };
}

async function rowsOf(on: Db, select: RawBuilder<unknown>): Promise<unknown> {
  const { rows } = await sql<{
    rows: unknown;
  }>`select coalesce(jsonb_agg(to_jsonb(q)), '[]'::jsonb) as rows from (${select}) q`.execute(on);
  return rows[0]?.rows;
}
