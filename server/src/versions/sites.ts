import type { Example } from '@laurel/contract/calls/versions';
import { isOn } from '@laurel/contract/programme/features';
import { type Feature, features, type ProgrammeDocument } from '@laurel/contract/programme/items';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Span } from './rules.ts';

export interface Site {
  site: string;
  people: number;
}

/** Where members are. */
export async function sitesOf(on: Tx): Promise<Site[]> {
  const { rows } = await sql<Site>`
    select site_template as site, count(*) as people from members where deactivated_at is null and site_template <> ''
    group by site_template order by site_template`.execute(on);
  return rows;
}

interface SiteFacts extends Site {
  ideas: number;
  openIdeas: number;
  competition: number;
  payItForward: number;
  shop: number;
  getToKnow: number;
  sms: number;
  celebrations: number;
  feed: number;
  reactions: number;
  comments: number;
  boosts: number;
  year: number;
  colleaguePages: number;
  wallOfFame: number;
  anniversaries: number;
  groupCards: number;
}

/**
 * Of each site what its people have in what may go: ideas that wait, those that are shared, a competition that runs, gifts and SMS of a span of time, points to
 * spend, who tells about themselves, who celebrates, cards and comments of a span of time, points that they added to others, who gave any or
 * reacted to any in it, everybody, who has a page, who was chosen or won in it, and group cards that are open.
 */
async function siteFacts(on: Tx, { from, to }: Span, now: Date): Promise<SiteFacts[]> {
  const { rows } = await sql<SiteFacts>`
    select m.site_template as site, count(*) as people,
      coalesce(sum(i.ideas), 0)::bigint as ideas,
      coalesce(sum(i.shared), 0)::bigint as "openIdeas",
      (select count(*) from competitions c where c.is_enabled and c.start_date <= ${now}::date and c.end_date >= ${now}::date
        and (c.sites is null or lower(m.site_template) = any(c.sites))) as competition,
      coalesce(sum(g.gifts), 0)::bigint as "payItForward",
      coalesce(sum(w.balance), 0)::bigint as shop,
      count(*) filter (where p.get_to_know) as "getToKnow",
      coalesce(sum(g.sms), 0)::bigint as sms,
      count(*) filter (where p.dob_month is not null or p.hire_date is not null) as celebrations,
      coalesce(sum(g.cards), 0)::bigint as feed,
      count(g.from_id) as year,
      count(x.member_id) as reactions,
      coalesce(sum(c.comments), 0)::bigint as comments,
      coalesce(sum(g.boosts), 0)::bigint as boosts,
      count(*) as "colleaguePages",
      count(h.id) as "wallOfFame",
      count(p.hire_date) as anniversaries,
      coalesce(sum(q.cards), 0)::bigint as "groupCards"
    from members m left join profiles p on p.member_id = m.id
    left join ledger_accounts w on w.member_id = m.id and w.kind = 'wallet' and w.closed_at is null
    left join (select by_id, count(*) filter (where state = 'awaiting') as ideas, count(*) filter (where shared_site is not null and hidden_at is null) as shared
      from ideas where state = 'awaiting' or shared_site is not null group by by_id) i on i.by_id = m.id
    left join (
      select from_id, count(*) as cards, count(*) filter (where kind = 'payitforward') as gifts, count(*) filter (where sent_by = 'sms') as sms,
        count(distinct award_id) filter (where boosts_item is not null) as boosts
      from recognitions where created_at >= ${from} and created_at < ${to} group by from_id
    ) g on g.from_id = m.id
    left join (
      select to_id as id from recognitions where is_prize and created_at >= ${from} and created_at < ${to}
      union select n.nominee_id from reviews v join nominations n on n.id = v.nomination_id where v.is_include_in_quarterly and v.created_at >= ${from} and v.created_at < ${to}
    ) h on h.id = m.id
    left join (select by_id, count(*) as comments from comments where created_at >= ${from} and created_at < ${to} group by by_id) c on c.by_id = m.id
    left join (select member_id, count(*) as cards from group_cards where delivered_at is null and ended_at is null group by member_id) q on q.member_id = m.id
    left join (select member_id from reactions where at >= ${from} and at < ${to} group by member_id) x on x.member_id = m.id
    where m.deactivated_at is null and m.site_template <> '' group by m.site_template order by m.site_template`.execute(
    on,
  );
  return rows;
}

interface Change {
  before: ProgrammeDocument;
  after: ProgrammeDocument;
  now: Date;
}

/** Of each feature that is otherwise somewhere: whom that concerns. */
export async function featureExamples(on: Tx, { before, after, now }: Change, span: Span): Promise<Example[]> {
  const changed = features.filter((feature) => isOtherwise(before, after, feature));
  if (changed.length === 0) return [];
  const sites = await siteFacts(on, span, now);
  return changed.map((feature) => {
    const [was, is] = [before, after].map((document) => (site: Site) => isOn(feature, at(site), document)) as [
      Has,
      Has,
    ];
    const lose = sites.filter((site) => was(site) && !is(site));
    const things = lose.map((site) => site[feature]);
    return {
      ...{ what: 'feature', at: `features.${feature}`, feature },
      lose: {
        people: sum(lose.map(({ people }) => people)),
        // A competition is the same at every site where it is.
        things: feature === 'competition' ? Math.max(0, ...things) : sum(things),
      },
      gain: sum(sites.filter((site) => !was(site) && is(site)).map(({ people }) => people)),
    };
  });
}

type Has = (site: Site) => boolean;

function at({ site }: Site) {
  return { siteTemplate: site };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function isOtherwise(before: ProgrammeDocument, after: ProgrammeDocument, feature: Feature): boolean {
  return JSON.stringify(before.features[feature]) !== JSON.stringify(after.features[feature]);
}
