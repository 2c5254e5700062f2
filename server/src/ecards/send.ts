import type { Audience } from '@laurel/contract/programme/audience';
import { isOn } from '@laurel/contract/programme/features';
import { isPrize } from '@laurel/contract/programme/value-words';
import type { CardKind } from '@laurel/contract/rules/cases';
import { sql } from 'kysely';
import { gathered } from '#db/together';
import { type Tx, withCommit } from '#db/transaction';
import { narrowerOf } from '#directory/card-scope';
import type { FoundPerson } from '#directory/people';
import { append, appendAll } from '#events/append';
import { admitSms, type Gate } from '#outbox/gate';
import { rules } from '#programme/rules';

export interface Cards {
  kind: CardKind;
  from: { id: number };
  to: readonly FoundPerson[];
  /** What for: the behaviours, value or occasion. */
  value: string;
  /** To each. */
  points: number;
  sendBy: 'email' | { sms: Gate };
  /** Nobody else sees them than these, whatever their receivers choose; undefined for whatever they choose. */
  audience?: Audience | undefined;
  /** What their points are added to, as the feed numbers it: then they are seen by nobody else, as cards. */
  boosts?: string | undefined;
  /** What the cards stand for. */
  source: { nominationId: number } | { awardId: number };
}

export interface SentCards {
  /** Whom no message can reach. */
  unreachable: FoundPerson[];
  /** People whose message goes by e-mail although an SMS was wished. */
  byEmailInstead: number;
}

/** From nobody in person where the company gives them. */
type Given = Omit<Cards, 'from' | 'sendBy'> & { from: { id: number } | null };

type Way = 'email' | 'sms' | null;

interface Stored {
  cards: Given;
  ways: readonly Way[];
  isPrized: boolean;
  now: Date;
}

/**
 * Gives each person an e-card: it stands in My Recognition at once, and goes out by e-mail or SMS after commit. By which way is
 * decided here, where the answer tells whom none leads to. Whoever has a mobile that no SMS may go to, or is of
 * a site without SMS, gets an e-mail.
 */
export async function sendCards(tx: Tx, now: Date, cards: Cards): Promise<SentCards> {
  const ways = await waysOf(tx, cards, now);
  const isPrized = cards.kind === 'reward' && isPrize(cards.value);
  withCommit(tx, () => storeCards(tx, { cards, ways, isPrized, now }));
  withCommit(tx, () => append(tx, givenEvent(cards, now)));
  return {
    unreachable: cards.to.filter((_, n) => ways[n] === null),
    byEmailInstead: cards.sendBy === 'email' ? 0 : ways.filter((way) => way === 'email').length,
  };
}

async function waysOf(tx: Tx, { sendBy, from, to }: Cards, now: Date): Promise<Way[]> {
  if (sendBy === 'email') return to.map(({ email }) => (email === null ? null : 'email'));
  const admitted = await admitSms(tx, sendBy.sms, { fromId: from.id, to: to.filter((one) => isOn('sms', one)), now });
  return to.map(({ id, email, mobile }) => {
    if (admitted.has(id)) return 'sms';
    return mobile === null || email === null ? null : 'email';
  });
}

/** What the company gives by itself, to each something of their own: by e-mail, as they want to hear of cards. */
export type CompanyCards = Omit<Cards, 'from' | 'sendBy'>;

/** Gives all of these at once: they stand in My Recognition, and each is told of after commit. */
export async function sendCompanyCards(tx: Tx, now: Date, sent: readonly CompanyCards[]): Promise<void> {
  const each = sent.map((cards) => ({
    ...{ cards: { ...cards, from: null }, isPrized: false, now },
    ways: cards.to.map(({ email }) => (email === null ? null : ('email' as const))),
  }));
  await storeAll(tx, each);
  const events = each
    .map(({ cards }) => givenEvent(cards, now))
    .map(({ subject, concerns, facts }) => ({ subject, concerns, facts }));
  await appendAll(
    tx,
    { type: 'recognition.given', at: now, actorId: null },
    sql`select e.*, '{}'::bigint[] as about, null::jsonb as particulars
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (subject text, concerns bigint[], facts jsonb)`,
  );
}

const storeCards = gathered((tx, sent: readonly Stored[]) => storeAll(tx, sent));

/** Each is seen by those whom its receiver has chosen, or the company where they have not, and by nobody whom its giver leaves out. */
async function storeAll(tx: Tx, sent: readonly Stored[]): Promise<void> {
  const rows = sent.flatMap(({ cards: { to, ...cards }, ways, isPrized, now }) =>
    to.map((one, n) => ({
      kind: cards.kind,
      from_id: cards.from?.id ?? null,
      to_id: one.id,
      value: cards.value,
      is_prize: isPrized,
      points: cards.points,
      nomination_id: 'nominationId' in cards.source ? cards.source.nominationId : null,
      award_id: 'awardId' in cards.source ? cards.source.awardId : null,
      created_at: now,
      sent_by: ways[n] ?? null,
      audience_most: cards.audience ?? null,
      boosts_item: cards.boosts ?? null,
      has_feed: isOn('feed', one),
    })),
  );
  const listed = rows.map((row, n) => ({ n, ...row }));
  const { audience } = rules().seen;
  const chosen = sql`coalesce(v.audience, ${audience})`;
  await sql`
    insert into recognitions (kind, from_id, to_id, value, is_prize, points, nomination_id, award_id, created_at, sent_by, audience, audience_most, shows_points,
      division_code, country_code, team_id, boosts_item)
    select r.kind, r.from_id, r.to_id, r.value, r.is_prize, r.points, r.nomination_id, r.award_id, r.created_at, r.sent_by,
      case when r.has_feed and r.boosts_item is null and coalesce((select may_be_seen from nominations where id = r.nomination_id), true)
        then ${narrowerOf(chosen, sql`coalesce(r.audience_most, 'everybody')`)} end, r.audience_most, coalesce(v.shows_points, false),
      m.division_code, m.country_code, m.manager_id, r.boosts_item
    from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as r (n bigint, kind text, from_id bigint, to_id bigint, value text, is_prize boolean, points int,
      nomination_id bigint, award_id bigint, created_at timestamptz, sent_by text, audience_most text, boosts_item bigint, has_feed boolean)
    -- Each is looked up by itself: a join would read everybody.
    cross join lateral (
      select division_code, manager_id, (select country_code from divisions where code = division_code) as country_code from members where id = r.to_id offset 0) m
    left join lateral (select * from visibility_choices where member_id = r.to_id offset 0) v on true
    order by r.n`.execute(tx);
}

function givenEvent({ kind, from, to, points, source }: Given, at: Date) {
  return {
    type: 'recognition.given' as const,
    at,
    actorId: from?.id ?? null,
    subject:
      'awardId' in source ? (`award:${source.awardId}` as const) : (`nomination:${source.nominationId}` as const),
    concerns: to.map(({ id }) => id),
    facts: { kind, people: to.length, pointsEach: points, points: points * to.length },
  };
}
