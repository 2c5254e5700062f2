import type { Person, SignOnStanding } from '@laurel/contract/calls/personnel/person';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { publicIdOf } from '#directory/member-id';
import { notFound } from '#errors/refuse';
import type { Titles } from '#outbox/titles';
import { forfeitDay } from '#programme/grace';
import { lacksOf, standing } from './filter.ts';
import { mergedInto, standsForOf } from './merged.ts';
import { lastMessage, messageCounts } from './messages.ts';
import { type ProfileFound, profileOf } from './profile.ts';
import { rolesOf } from './roles.ts';

type Asked = { actorId: number; now: Date; titles: Titles };

/** Somebody whole, whether they are here or not. */
export async function personWhole(tx: Tx, memberId: string, { actorId, now, titles }: Asked): Promise<Person> {
  const found = await personFound(tx, publicIdOf(memberId), now);
  if (!found) notFound();
  const { id, state, leftAt, erasedAt } = found;
  const [roles, accounts, counts, last, standsFor, merged] = await inOrder(
    tx,
    () => rolesOf(tx, id, now),
    () => accountsOf(tx, id),
    () => messageCounts(tx, id),
    () => lastMessage(tx, id, titles),
    () => standsForOf(tx, id),
    () => mergedInto(tx, id),
  );
  const isErased = state === 'erased';
  return {
    memberId: found.memberId,
    memberName: found.memberName,
    memberNumber: found.memberNumber,
    picId: found.picId ?? '',
    state,
    lacks: found.lacks,
    isOwn: id === actorId,
    divisionCode: found.divisionCode,
    division: found.division,
    countryCode: found.countryCode,
    siteTemplate: found.site,
    signOn: signOnOf(found),
    dateRegistered: at(found.registeredAt),
    dateLastSignedOn: at(found.signedOnAt),
    dateLeft: at(leftAt),
    dateForfeited: state === 'grace' && leftAt ? forfeitDay(leftAt) : null,
    dateErased: at(erasedAt),
    profile: isErased ? [] : profileOf(found),
    manager: managerOf(found),
    reports: found.reports,
    roles,
    wallet: accounts.get('wallet') ?? null,
    pot: accounts.get('pot') ?? null,
    standsFor,
    merged,
    messages: { ...counts, last },
  };
}

const at = (date: Date | null) => date?.toISOString() ?? null;

interface PersonFound extends ProfileFound, Pick<Person, 'memberId' | 'memberName' | 'state' | 'lacks' | 'reports'> {
  id: number;
  picId: string | null;
  divisionCode: string;
  registeredAt: Date | null;
  signedOnAt: Date | null;
  leftAt: Date | null;
  erasedAt: Date | null;
  managerId: string | null;
  managerName: string | null;
  managerNumber: string | null;
  managerState: Person['state'];
}

async function personFound(tx: Tx, publicId: string, now: Date): Promise<PersonFound | undefined> {
  const { rows } = await sql<PersonFound>`
    select m.id, (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId",
      coalesce(p.display_name, '') as "memberName", m.member_number as "memberNumber", p.picture_id as "picId",
      ${standing(now)} as state, ${lacksOf(sql`m.deactivated_at is null`)} as lacks,
      m.division_code as "divisionCode", d.name as division, d.cluster_code as cluster, c.code as "countryCode", c.name as country,
      m.site_template as site, m.cost_centre as "costCentre", m.registered_at as "registeredAt", signed.at as "signedOnAt",
      m.deactivated_at as "leftAt", m.erased_at as "erasedAt",
      coalesce(p.firstname, '') as firstname, coalesce(p.surname, '') as surname, coalesce(p.family_first, false) as "familyFirst", p.known_as as "knownAs",
      p.email, p.roster_email as "rosterEmail", p.cell_num as mobile, p.roster_cell_num as "rosterMobile",
      p.hire_date as "hireDate", p.dob_month as "birthMonth", p.dob_day as "birthDay", coalesce(p.get_to_know, false) as "getToKnow",
      p.language, p.roster_language as "rosterLanguage", p.browser_language as "browserLanguage",
      boss."managerId", boss."managerName", boss."managerNumber", coalesce(boss.state, 'gone') as "managerState",
      (select count(*) from members own where own.manager_id = m.id and own.deactivated_at is null) as reports
    from members m left join profiles p on p.member_id = m.id
    join divisions d on d.code = m.division_code join countries c on c.code = d.country_code
    left join last_sign_ons signed on signed.member_id = m.id
    left join lateral (
      select (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "managerId", m.display_name as "managerName",
        m.member_number as "managerNumber", ${standing(now)} as state
      from people m where m.id = (select manager_id from members led where led.public_id = ${publicId} and led.erased_at is null)) boss on true
    where m.public_id = ${publicId}`.execute(tx);
  return rows[0];
}

function managerOf({ managerId, managerName, managerNumber, managerState }: PersonFound): Person['manager'] {
  if (managerId === null) return null;
  const known = { memberId: managerId, memberName: managerName ?? '', memberNumber: managerNumber ?? '' };
  return { ...known, state: managerState };
}

/** Without an address of the roster nothing but their number tells a provider's account from others. */
function signOnOf({ state, site, registeredAt, rosterEmail }: PersonFound): SignOnStanding {
  if (state === 'erased') return 'erased';
  if (state !== 'here') return 'left';
  if (site === '') return 'noSite';
  if (registeredAt) return 'yes';
  return rosterEmail === null ? 'noAddress' : 'notYet';
}

/** Those that are open. */
async function accountsOf(tx: Tx, memberId: number) {
  const { rows } = await sql<{ kind: 'wallet' | 'pot'; points: number; openedAt: Date; movedAt: Date | null }>`
    select a.kind, coalesce(a.balance, 0) as points, a.opened_at as "openedAt",
      -- limit: the last of them alone
      (select l.at from ledger_legs l where l.account_id = a.id order by l.version desc limit 1) as "movedAt"
    from ledger_accounts a where a.member_id = ${memberId} and a.closed_at is null and a.kind in ('wallet', 'pot')`.execute(
    tx,
  );
  return new Map(
    rows.map(({ kind, points, openedAt, movedAt }) => [
      kind,
      { points, dateOpened: openedAt.toISOString(), dateMoved: at(movedAt) },
    ]),
  );
}
