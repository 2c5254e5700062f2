import { flagsOf } from '@laurel/contract/access';
import type { Home, MemberData } from '@laurel/contract/members';
import { monthOf, monthsRange } from '@laurel/contract/months';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { memberId } from '#directory/member-id';
import { balancesOf } from '#ledger/accounts';
import { shownNumber } from '#phone';
import { celebrationsOn, dayIn } from './celebrations.ts';
import { peopleToKnow } from './to-know.ts';

/** The signed-on member and the blocks of Home. */
export async function home(on: Db | Tx, actor: Actor, now: Date): Promise<Home> {
  const today = dayIn(actor.timeZone, now);
  const celebrating = await celebrationsOn(on, today, celebratingShown);
  const competition = await runningCompetition(on, now);
  return {
    memberData: await memberDataOf(on, actor),
    homeGetToKnow: await peopleToKnow(on, actor, { today, celebrating }),
    homeRecentRecognition: await recentRecognition(on),
    homeStats: await statsOf(on, actor, now),
    homeCelebrations: celebrating,
    other: { isCompetition: competition !== null, competition },
  };
}

const celebratingShown = 30;

/** Every Member field of the specification for the member themselves. */
export async function memberDataOf(on: Db | Tx, actor: Actor): Promise<MemberData> {
  const own = await on
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select([
      'picture_id',
      'dob_day',
      'dob_month',
      'get_to_know',
      'hobbies',
      'dreams',
      'registered_at',
      'email',
      'roster_email',
      'email_confirmed_at',
      'cell_num',
      'called',
      'surname',
    ])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const { wallet, pot } = await balancesOf(on, actor.id);
  return {
    firstname: own.called,
    surname: own.surname,
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
    interest1: own.get_to_know ? 'Y' : '',
    interestOtherDesc: own.hobbies,
    otherInfo: own.dreams,
    ...flagsOf(actor),
    capabilities: [...actor.capabilities],
    pointsName: actor.pointsName,
    awardsPointsAvailable: wallet,
    awardsPointsAvailableMng: pot,
  };
}

type RecentRow = Home['homeRecentRecognition'][number];

async function recentRecognition(on: Db | Tx): Promise<Home['homeRecentRecognition']> {
  const { rows } = await sql<Omit<RecentRow, 'date'> & { at: Date }>`
    select coalesce(m.picture_id, '') as "picId", m.display_name as "memberName",
      d.name as division, r.value, r.kind, r.created_at as at
    from (select * from recognitions where kind in ('nomination', 'reward', 'adhoc', 'payitforward')
          -- limit: more than enough to find eight people who are still here
          order by created_at desc, id desc limit 200) r
    join people m on m.id = r.to_id and m.deactivated_at is null
    join divisions d on d.code = m.division_code
    -- limit: the newest, the page of recent recognition shows more
    order by r.created_at desc, r.id desc limit 8`.execute(on);
  return rows.map(({ at, ...row }) => ({ ...row, date: at.toISOString() }));
}

/** What earns points. A refund, a cancelled order and a correction only give back. */
const earning = ['nomination', 'adhoc', 'reward', 'payitforward', 'idea'];

/** Of the member's current month: cards sent and received, points earned, nominations made. */
async function statsOf(on: Db | Tx, actor: Actor, now: Date): Promise<Home['homeStats']> {
  const { from, to } = monthsRange(monthOf(now), monthOf(now));
  const { rows } = await sql<Home['homeStats']>`
    select
      (select count(*) from recognitions where from_id = ${actor.id} and created_at >= ${from} and created_at < ${to}) as sent,
      (select count(*) from recognitions where to_id = ${actor.id} and created_at >= ${from} and created_at < ${to}) as received,
      (select coalesce(sum(l.amount), 0)::bigint from ledger_accounts a join ledger_legs l on l.account_id = a.id
        join ledger_transactions t on t.id = l.transaction_id
        where a.member_id = ${actor.id} and a.kind = 'wallet' and l.amount > 0 and l.at >= ${from} and l.at < ${to}
          and t.kind = any(${earning}::text[])) as "pointsEarned",
      (select count(*) from nominations where by_id = ${actor.id} and created_at >= ${from} and created_at < ${to}) as nominations`.execute(
    on,
  );
  return rows[0] as Home['homeStats'];
}

async function runningCompetition(on: Db | Tx, now: Date): Promise<Home['other']['competition']> {
  const { rows } = await sql<{ title: string; endDate: string }>`
    select title, end_date as "endDate" from competition where is_enabled
      and start_date <= ${now.toISOString().slice(0, 10)}::date and end_date >= ${now.toISOString().slice(0, 10)}::date`.execute(
    on,
  );
  return rows[0] ?? null;
}
