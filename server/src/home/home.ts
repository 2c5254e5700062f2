import { flagsOf } from '@laurel/contract/access';
import type { Home } from '@laurel/contract/calls/members/home';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import type { Language } from '@laurel/contract/languages';
import { isOn } from '@laurel/contract/programme/features';
import { valueWords } from '@laurel/contract/programme/value-words';
import { monthOf, monthsRange } from '@laurel/contract/rules/months';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { isKnownToAll, isStanding } from '#directory/card-scope';
import { standingOf } from '#directory/features';
import { memberId, memberIdOf } from '#directory/member-id';
import type { Kept, Thing } from '#kept/keeper';
import { versionOf } from '#kept/versions';
import { recognisedFor } from '#languages/translated';
import { shownNumber } from '#texts/phone';
import { announcedAtHome } from './announcements.ts';
import { cardCounts } from './card-counts.ts';
import { type CalendarDay, celebrationsOn, dayIn } from './celebrations.ts';
import { competitionsAtHome } from './competitions.ts';
import { termsAsked } from './terms-asked.ts';
import { type DayAtHome, introducedTo, peopleToKnow } from './to-know.ts';

export interface AtHome {
  actor: Actor;
  now: Date;
  kept: Kept;
}

/** The signed-on member and the blocks of Home. */
export async function home(tx: Tx, { actor, now, kept }: AtHome): Promise<Home> {
  const today = dayIn(actor.timeZone, now);
  const [day, competitions, memberData, homeRecentRecognition, homeStats, toAccept, announcements] = await inOrder(
    tx,
    () => kept.part(tx, dayThing(today), () => dayAtHome(tx, today)),
    () => competitionsAtHome(tx, { actor, now, kept }),
    () => memberDataOf(tx, actor),
    () => kept.part(tx, recentThing, () => recentNominations(tx)),
    () => statsOf(tx, actor, now),
    // Nobody accepts them for somebody else.
    () => (actor.viewer ? [] : termsAsked(tx, { memberId: actor.id, now, kept })),
    () => announcedAtHome(tx, { actor, now, kept }),
  );
  return {
    memberData,
    homeGetToKnow: isOn('getToKnow', actor) ? introducedTo(actor, day) : [],
    homeRecentRecognition: [...homeRecentRecognition],
    homeStats,
    homeCelebrations: isOn('celebrations', actor) ? [...day.celebrating] : [],
    other: {
      ...competitions,
      ...(toAccept.length > 0 && { toAccept }),
      ...(announcements && { announcements }),
    },
  };
}

function dayThing(today: CalendarDay): Thing {
  return {
    name: `home ${JSON.stringify([today, standingOf('celebrations', 'getToKnow')])}`,
    of: [versionOf.celebrations(today), versionOf.introductions, versionOf.divisions],
  };
}

/** Of the day, and the same for everybody on it. */
async function dayAtHome(tx: Tx, today: CalendarDay): Promise<DayAtHome> {
  const celebrating = await celebrationsOn(tx, today, celebratingShown);
  return { celebrating, introduced: await peopleToKnow(tx, { today, celebrating }) };
}

const celebratingShown = 30;

/** Every Member field of the specification for the member themselves. */
export async function memberDataOf(on: Db | Tx, actor: Actor): Promise<MemberData> {
  const { rows } = await sql<OwnRow>`
    select p.picture_id, p.dob_day, p.dob_month, case when p.hire_date is not null then p.shows_anniversary end as shows_anniversary, p.get_to_know, p.hobbies, p.dreams, m.registered_at, p.email, p.roster_email,
      p.email_confirmed_at, p.cell_num, p.called, p.surname, p.display_name, p.language, p.asks_picture and p.picture_id is null as asks_picture, coalesce(a.wallet, 0)::bigint as wallet, coalesce(a.pot, 0)::bigint as pot
    from members m join profiles p on p.member_id = m.id, lateral (
      select sum(balance) filter (where kind = 'wallet') as wallet, sum(balance) filter (where kind = 'pot') as pot
      from ledger_accounts where member_id = m.id and closed_at is null) a
    where m.id = ${actor.id}`.execute(on);
  const own = rows[0] as OwnRow;
  return {
    firstname: own.called,
    surname: own.surname,
    name: own.display_name,
    memberNumber: actor.memberNumber,
    memberId: memberId({ publicId: actor.publicId, isRegistered: own.registered_at !== null }),
    email: own.email ?? '',
    isEmailConfirmed: own.email_confirmed_at !== null || own.email?.toLowerCase() === own.roster_email?.toLowerCase(),
    cellNum: shownNumber(own.cell_num ?? '', actor.countryCode),
    picId: own.picture_id ?? '',
    division: actor.division,
    divisionCode: actor.divisionCode,
    countryCode: actor.countryCode,
    clusterCode: actor.clusterCode,
    siteTemplate: actor.siteTemplate,
    dOBdd: own.dob_day,
    dOBmm: own.dob_month,
    ...(own.shows_anniversary !== null && { showsAnniversary: own.shows_anniversary }),
    ...(own.asks_picture && !actor.viewer && { asksPicture: true as const }),
    interest1: own.get_to_know ? 'Y' : '',
    interestOtherDesc: own.hobbies,
    otherInfo: own.dreams,
    ...flagsOf(actor),
    capabilities: [...actor.capabilities],
    lent: [...actor.lent],
    pointsName: actor.pointsName,
    language: own.language ?? '',
    locale: actor.locale,
    awardsPointsAvailable: own.wallet,
    awardsPointsAvailableMng: own.pot,
    ...(actor.viewer && { viewing: { role: actor.viewer.role, until: actor.viewer.until.toISOString() } }),
  };
}

interface OwnRow {
  picture_id: string | null;
  dob_day: number | null;
  dob_month: number | null;
  shows_anniversary: boolean | null;
  get_to_know: boolean;
  hobbies: string;
  dreams: string;
  registered_at: Date | null;
  email: string | null;
  roster_email: string | null;
  email_confirmed_at: Date | null;
  cell_num: string | null;
  called: string;
  surname: string;
  display_name: string;
  language: Language | null;
  asks_picture: boolean;
  wallet: number;
  pot: number;
}

type RecentRow = Home['homeRecentRecognition'][number];

const recentThing = {
  name: 'recent nominations',
  of: [versionOf.recognised, versionOf.divisions, versionOf.translations],
};

/** Nominations that were rated well, each by whom it was about; what for is said as it is read. */
async function recentNominations(on: Db | Tx): Promise<Home['homeRecentRecognition']> {
  const { rows } = await sql<Omit<RecentRow, 'date'> & { at: Date }>`
    select coalesce(m.picture_id, '') as "picId", m.display_name as "memberName", ${memberIdOf('m')} as "memberId",
      d.name as division, ${recognisedFor()} as value, r.created_at as at
    from (select r.* from recognitions r where r.kind = 'nomination' and ${isStanding} and ${isKnownToAll}
          -- limit: more than enough to find eight people who are still here
          order by r.created_at desc, r.id desc limit 200) r
    join people m on m.id = r.to_id and m.deactivated_at is null
    join divisions d on d.code = m.division_code
    -- limit: the newest, the page of recent recognition shows more
    order by r.created_at desc, r.id desc limit 8`.execute(on);
  return rows.map(({ at, value, ...row }) => ({ ...row, value: valueWords(value), date: at.toISOString() }));
}

/** What earns points. A refund, a cancelled order and a correction only give back. */
const earning = ['nomination', 'adhoc', 'reward', 'payitforward', 'idea', 'anniversary'];

/**
 * Of the member's current month: e-cards and rewards sent and received, points earned, nominations made. The wallet's chain is walked from
 * its newest entry to the month's first and a day further, because the clocks of instances differ; the years before cost nothing.
 */
async function statsOf(on: Db | Tx, actor: Actor, now: Date): Promise<Home['homeStats']> {
  const month = monthsRange(monthOf(now), monthOf(now));
  const { from, to } = month;
  const { rows } = await sql<Home['homeStats']>`
    with recursive chain as (
      (select l.account_id, l.version, l.at, l.amount, l.transaction_id
        from ledger_accounts a join ledger_legs l on l.account_id = a.id and l.version = a.version
        where a.member_id = ${actor.id} and a.kind = 'wallet')
      union all
      select l.account_id, l.version, l.at, l.amount, l.transaction_id
      from chain c join ledger_legs l on l.account_id = c.account_id and l.version = c.version - 1
      where c.at >= ${from}::timestamptz - interval '1 day'
    )
    select
      cards."msgCountFrom" as sent, cards."rewardCountFrom" as "rewardsSent", cards."msgCountTo" as received, cards."rewardCountTo" as "rewardsReceived",
      (select coalesce(sum(l.amount), 0)::bigint from chain l join ledger_transactions t on t.id = l.transaction_id
        where l.amount > 0 and l.at >= ${from} and l.at < ${to} and t.kind = any(${earning}::text[])) as "pointsEarned",
      (select count(*) from nominations where by_id = ${actor.id} and created_at >= ${from} and created_at < ${to}) as nominations
    from (${cardCounts(actor.id, month)}) cards`.execute(on);
  return rows[0] as Home['homeStats'];
}
