import type { MergerKind } from '@laurel/contract/rules/merger-kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The doubled account, and the one that stays. */
export interface Pair {
  doubled: number;
  stays: number;
  now: Date;
}

/** Rows that name a person in one column. */
export interface Thing {
  /** Table and column. */
  of: `${string}.${string}`;
  /** As what it is counted for who decides; null for what only goes along with something counted. */
  kind: MergerKind | null;
  /** The column by which a row is remembered; null where it has no number of its own. */
  key: string | null;
  /** Which of the rows `r` that name the doubled are meant; all of them, where it says nothing. */
  only?: (pair: Pair) => RawBuilder<SqlBool>;
  /** Which of these do not move: who stays has the same, or they stand between the two. */
  falls?: (pair: Pair) => RawBuilder<SqlBool>;
  /** Only its owner changes, and by one door. */
  isWrittenOnce?: true;
}

/** Lines and awards are found by their cards, which have an index of people; so they come before these. */
const ofAwards: readonly Thing[] = [
  {
    of: 'award_lines.to_id',
    kind: null,
    key: 'id',
    isWrittenOnce: true,
    only: ({ doubled }) =>
      sql`r.award_id = any(array(select c.award_id from recognitions c where c.to_id = ${doubled} and c.award_id is not null))`,
    falls: ({ stays }) => sql`
      (exists (select from award_lines x where x.award_id = r.award_id and x.to_id = ${stays})
        or exists (select from awards a where a.id = r.award_id and a.by_id = ${stays}))`,
  },
  {
    of: 'anniversary_awards.member_id',
    kind: null,
    key: 'award_id',
    falls: ({ stays }) =>
      sql`exists (select from anniversary_awards x where x.years = r.years and x.member_id = ${stays})`,
  },
  {
    of: 'awards.by_id',
    kind: null,
    key: 'id',
    isWrittenOnce: true,
    only: ({ doubled }) =>
      sql`r.id = any(array(select c.award_id from recognitions c where c.from_id = ${doubled} and c.award_id is not null))`,
    falls: ({ stays }) => sql`exists (select from award_lines x where x.award_id = r.id and x.to_id = ${stays})`,
  },
  {
    of: 'recognitions.to_id',
    kind: 'cardsReceived',
    key: 'id',
    falls: ({ stays }) => sql`r.from_id is not distinct from ${stays}`,
  },
  { of: 'recognitions.from_id', kind: 'cardsGiven', key: 'id', falls: ({ stays }) => sql`r.to_id = ${stays}` },
];

/** They come before the doubled account is closed: with it those of who has left are closed. */
export const nominationThings: readonly Thing[] = [
  {
    of: 'nominations.by_id',
    kind: 'nominations',
    key: 'id',
    falls: ({ stays }) => sql`r.nominee_id is not distinct from ${stays}`,
  },
  { of: 'nominations.nominee_id', kind: 'nominations', key: 'id', falls: ({ stays }) => sql`r.by_id = ${stays}` },
  {
    of: 'reviews.reviewer_id',
    kind: 'ratings',
    key: 'id',
    falls: ({ stays }) => sql`
      (r.for_id is not distinct from ${stays} or exists (select from reviews x where x.nomination_id = r.nomination_id and x.reviewer_id = ${stays})
        or exists (select from nominations n where n.id = r.nomination_id and (n.by_id = ${stays} or n.nominee_id = ${stays})))`,
  },
  // By whose hands it was rated: who stays is no second person to it either.
  { of: 'reviews.for_id', kind: null, key: 'id', falls: ({ stays }) => sql`r.reviewer_id = ${stays}` },
];

const openBasket = ({ stays }: Pair) => sql<SqlBool>`
  (exists (select from baskets x where x.member_id = ${stays} and x.ordered_at is null)
    or r.alloc <> (select c.alloc from members m join divisions d on d.code = m.division_code join countries c on c.code = d.country_code where m.id = ${stays}))`;

/** What place a use of a promotional code `r` of the doubled has behind those of who stays. */
export const placeOfUse = ({ doubled, stays }: Pair) => sql<number>`(
  (select coalesce(max(x.n), 0) from promo_uses x where x.promo_id = r.promo_id and x.member_id = ${stays})
  + (select count(*) from promo_uses y where y.promo_id = r.promo_id and y.member_id = ${doubled} and y.n <= r.n))::int`;

/** Their places change with their owner. */
export const promoUses: Thing = {
  of: 'promo_uses.member_id',
  kind: 'promoCodes',
  key: 'order_id',
  falls: (pair) =>
    sql`${placeOfUse(pair)} > coalesce((select p.limit_per_member from promos p where p.id = r.promo_id), 2147483647)`,
};

const ofShop: readonly Thing[] = [
  { of: 'baskets.member_id', kind: 'basket', key: 'id', only: () => sql`r.ordered_at is null`, falls: openBasket },
  { of: 'baskets.member_id', kind: null, key: 'id', only: () => sql`r.ordered_at is not null` },
  { of: 'orders.member_id', kind: 'orders', key: 'id', isWrittenOnce: true },
  { of: 'order_contacts.member_id', kind: null, key: 'order_id', isWrittenOnce: true },
  {
    of: 'products.price_by_id',
    kind: null,
    key: 'id',
    falls: ({ stays }) => sql`r.price_confirmed_by_id is not distinct from ${stays}`,
  },
  {
    of: 'products.price_confirmed_by_id',
    kind: null,
    key: 'id',
    falls: ({ stays }) => sql`r.price_by_id is not distinct from ${stays}`,
  },
  {
    of: 'promos.by_id',
    kind: null,
    key: 'id',
    falls: ({ stays }) => sql`r.confirmed_by_id is not distinct from ${stays}`,
  },
  {
    of: 'promos.confirmed_by_id',
    kind: null,
    key: 'id',
    falls: ({ stays }) => sql`r.by_id is not distinct from ${stays}`,
  },
];

/** Of a role that both have for good, one is enough; what is over stays where it was. */
const role: Thing = {
  of: 'role_assignments.member_id',
  kind: 'roles',
  key: 'id',
  only: ({ now }) => sql`(r.until_at is null or r.until_at > ${now})`,
  falls: ({ stays, now }) => sql`exists (
    select from role_assignments x where x.member_id = ${stays} and x.capability = r.capability and x.scope_kind = r.scope_kind
      and x.scope_code = r.scope_code and x.until_at is null and (x.from_at <= ${now} or x.source = r.source))`,
};

const ofPeople: readonly Thing[] = [
  role,
  { of: 'members.manager_id', kind: 'reports', key: 'id', falls: ({ stays }) => sql`r.id = ${stays}` },
  // Whose team sees a card: where nobody else sees it, or nobody any more, it is nobody's.
  {
    of: 'recognitions.team_id',
    kind: null,
    key: 'id',
    only: () =>
      sql`(r.audience in ('everybody', 'division', 'team') and r.withdrawn_at is null and r.hidden_at is null)`,
  },
  {
    of: 'approvals.asked_by_id',
    kind: 'requests',
    key: 'id',
    only: () => sql`r.state = 'waiting'`,
    falls: ({ stays }) => sql`r.asked_for_id is not distinct from ${stays}`,
  },
  {
    of: 'approvals.asked_for_id',
    kind: null,
    key: 'id',
    only: () => sql`r.state = 'waiting'`,
    falls: ({ stays }) => sql`r.asked_by_id = ${stays}`,
  },
  {
    of: 'identities.member_id',
    kind: 'signOns',
    key: null,
    falls: ({ stays }) => sql`exists (select from identities x where x.issuer = r.issuer and x.member_id = ${stays})`,
  },
  { of: 'by_hand.member_id', kind: 'byHand', key: null, falls: () => sql`true` },
  {
    of: 'acceptances.member_id',
    kind: 'terms',
    key: null,
    falls: ({ stays }) => sql`exists (
      select from acceptances x where x.member_id = ${stays} and x.key = r.key and x.language = r.language and x.version = r.version)`,
  },
];

/** It is for them. */
const isFor = (who: number) =>
  sql<SqlBool>`exists (select from group_cards c where c.id = r.card_id and c.member_id = ${who})`;

/** What is for one and signed by the other, and two cards for one day, are settled afterwards (`bindGroupCards`). */
const ofGroupCards: readonly Thing[] = [
  {
    of: 'group_cards.member_id',
    kind: null,
    key: 'id',
    falls: ({ stays }) =>
      sql`exists (select from group_cards c where c.member_id = ${stays} and c.occasion = r.occasion and c.day = r.day)`,
  },
  { of: 'group_cards.begun_by_id', kind: null, key: 'id', falls: ({ stays }) => sql`r.member_id = ${stays}` },
  {
    of: 'group_card_signatures.by_id',
    kind: null,
    key: 'id',
    falls: ({ stays }) => sql`(${isFor(stays)}
      or exists (select from group_card_signatures x where x.card_id = r.card_id and x.by_id = ${stays}))`,
  },
  {
    of: 'group_card_people.member_id',
    kind: null,
    key: 'card_id',
    falls: ({ stays }) => sql`(${isFor(stays)}
      or exists (select from group_card_people q where q.card_id = r.card_id and q.member_id = ${stays}))`,
  },
  { of: 'group_card_people.asked_by_id', kind: null, key: 'card_id' },
];

/** What somebody said and was told. */
const ofWords: readonly Thing[] = [
  {
    of: 'ideas.by_id',
    kind: 'ideas',
    key: 'id',
    falls: ({ stays }) => sql`r.reviewed_by_id is not distinct from ${stays}`,
  },
  {
    of: 'competition_winners.member_id',
    kind: 'winners',
    key: 'id',
    falls: ({ stays }) => sql`(r.withdrawn_at is null and exists (
      select from competition_winners x where x.competition_id = r.competition_id and x.member_id = ${stays} and x.withdrawn_at is null))`,
  },
  {
    of: 'quarter_summaries.nominee_id',
    kind: 'summaries',
    key: 'id',
    falls: ({ stays }) =>
      sql`exists (select from quarter_summaries x where x.quarter_id = r.quarter_id and x.nominee_id = ${stays})`,
  },
  {
    of: 'ballot_votes.voter_id',
    kind: null,
    key: 'id',
    falls: ({ stays }) =>
      sql`exists (select from ballot_votes x where x.ballot_id = r.ballot_id and x.voter_id = ${stays})`,
  },
  { of: 'contact_messages.member_id', kind: 'contact', key: 'id' },
  { of: 'contact_messages.taken_by_id', kind: null, key: 'id' },
  {
    of: 'card_reports.by_id',
    kind: 'cardReports',
    key: 'id',
    falls: ({ stays }) => sql`(r.withdrawn_at is null and exists (
      select from card_reports x where x.case_id = r.case_id and x.by_id = ${stays} and x.withdrawn_at is null))`,
  },
  {
    of: 'reactions.member_id',
    kind: null,
    key: 'id',
    falls: ({ stays }) => sql`exists (select from reactions x where x.item = r.item and x.member_id = ${stays})`,
  },
  {
    of: 'idea_votes.member_id',
    kind: null,
    key: 'id',
    falls: ({ stays }) => sql`
      (exists (select from idea_votes x where x.idea_id = r.idea_id and x.member_id = ${stays})
        or exists (select from ideas i where i.id = r.idea_id and i.by_id = ${stays}))`,
  },
  { of: 'idea_stages.by_id', kind: null, key: 'id', falls: ({ stays }) => sql`r.for_id is not distinct from ${stays}` },
  { of: 'idea_stages.for_id', kind: null, key: 'id', falls: ({ stays }) => sql`r.by_id = ${stays}` },
  { of: 'comments.by_id', kind: null, key: 'id' },
  { of: 'comment_mentions.member_id', kind: null, key: 'comment_id' },
  {
    of: 'announcement_dismissals.member_id',
    kind: null,
    key: 'announcement_id',
    falls: ({ stays }) => sql`exists (
      select from announcement_dismissals x where x.member_id = ${stays} and x.announcement_id = r.announcement_id)`,
  },
  {
    of: 'messages.member_id',
    kind: 'messages',
    key: 'id',
    falls: ({ stays }) => sql`exists (
      select from messages x where x.letter = r.letter and x.about_id = r.about_id and x.member_id = ${stays} and x.channel = r.channel)`,
  },
  {
    of: 'notices.member_id',
    kind: null,
    key: 'id',
    falls: ({ stays }) => sql`exists (
      select from notices x where x.letter = r.letter and x.about_id = r.about_id and x.member_id = ${stays})`,
  },
  { of: 'words.by_id', kind: 'words', key: null, isWrittenOnce: true },
  { of: 'words.about_id', kind: 'words', key: null, isWrittenOnce: true },
];

/** Who owes; the wallet that is to repay it goes with the points. */
const debts: Thing = { of: 'debts.member_id', kind: 'debts', key: 'id' };

/** What came to them because nobody decided it in time. */
const escalations: Thing = {
  of: 'escalations.member_id',
  kind: null,
  key: null,
  falls: ({ stays }) =>
    sql`exists (select from escalations x where x.nomination_id = r.nomination_id and x.member_id = ${stays})`,
};

/** All others, in the order in which they move. */
export const things: readonly Thing[] = [
  ...ofAwards,
  ...ofShop,
  ...ofPeople,
  debts,
  escalations,
  ...ofGroupCards,
  ...ofWords,
];

/** What may come in at the very moment of a merger, by who was asked before it: it follows afterwards. */
export const latecomers: readonly Thing[] = things.filter(({ of }) =>
  ['award_lines.to_id', 'recognitions.to_id', 'messages.member_id', 'notices.member_id', 'words.about_id'].includes(of),
);
