import { type RawBuilder, sql } from 'kysely';
import { searchTextOf } from '#directory/search-text';
import { appendAll } from '#events/append';
import type { Importing } from '#imports/importer';
import { openAccounts } from '#ledger/accounts';
import { forfeit } from './leavers.ts';
import { applyRosterRoles } from './roster-roles.ts';

/** Leavers go first, so that their e-mail addresses are free; points move last, so that members are locked before accounts. */
export async function applyRoster(importing: Importing): Promise<void> {
  await writeDivisions(importing);
  await deactivate(importing);
  await changeMembers(importing);
  await addMembers(importing);
  await changeManagers(importing);
  await applyRosterRoles(importing);
  await refreshSearchTexts(importing);
  await reopen(importing);
  await appendChanges(importing);
}

/** Who came, left, came back, was changed, lost an address, or has other rights now: an event for each. */
async function appendChanges({ tx, now, actorId, isByHand, isUndo }: Importing): Promise<void> {
  const head = { at: now, actorId };
  const none = sql`'{}'::jsonb`;
  const nothing = sql`'{}'::bigint[] as about, null::jsonb as particulars`;
  const of = (ids: RawBuilder<unknown>, facts: RawBuilder<unknown>) =>
    sql`select 'member:' || p.id as subject, array[p.id] as concerns, ${facts} as facts, ${nothing} from ${ids} order by p.id`;
  const planned = (where: RawBuilder<unknown>) => sql`roster_plan p where p.is_active and ${where}`;
  await appendAll(tx, { type: 'member.left', ...head }, of(sql`roster_leavers p`, none));
  await appendAll(tx, { type: 'member.joined', ...head }, of(planned(sql`p.standing = 'new'`), none));
  await appendAll(
    tx,
    { type: 'member.returned', ...head },
    of(planned(sql`p.standing = 'back'`), sql`jsonb_build_object('isLate', p.is_late)`),
  );
  await appendAll(
    tx,
    { type: 'member.changed', ...head },
    of(
      planned(sql`p.is_changed`),
      sql`jsonb_build_object('by', ${isUndo ? 'undo' : isByHand ? 'hand' : 'roster'}::text)`,
    ),
  );
  await appendAll(tx, { type: 'email.lost', ...head }, of(planned(sql`p.has_lost_email`), none));
  const nominations = (where: RawBuilder<unknown>) => sql`
    select 'nomination:' || n.id as subject, array[n.by_id, n.nominee_id] as concerns, ${none} as facts, ${nothing}
    from nominations n join ${where} order by n.id`;
  await appendAll(
    tx,
    { type: 'nomination.closed', ...head },
    nominations(sql`roster_leavers p on p.id = n.nominee_id where n.closed_at = ${now}`),
  );
  await appendAll(
    tx,
    { type: 'nomination.reopened', ...head },
    nominations(
      sql`roster_plan p on p.id = n.nominee_id where p.is_active and p.standing = 'back' and n.state in ('open', 'waiting')`,
    ),
  );
  await appendAll(
    tx,
    { type: 'roles.changed', ...head },
    sql`select 'member:' || p.id as subject, array[p.id] as concerns,
        jsonb_build_object('memberNumber', u.key, 'before', u.before - 'email', 'after', u.after - 'email') as facts, array[p.id] as about,
        case when u.after ? 'email' then jsonb_build_object('before', u.before -> 'email', 'after', u.after -> 'email') end as particulars
      from upload_changes u join roster_plan p on p.member_number = u.key and p.is_active where u.topic = 'rights' order by u.n`,
  );
}

/** Who comes back in time has the wallet and the pot of before; who comes late forfeits those now, and begins with a new wallet. */
async function reopen(importing: Importing): Promise<void> {
  const { tx, now } = importing;
  const { rows: back } = await sql<{ id: number; isLate: boolean }>`
    select id, is_late as "isLate" from roster_plan where standing = 'back' and is_active and is_registered`.execute(
    tx,
  );
  const late = back.filter(({ isLate }) => isLate);
  await forfeit(
    importing,
    late.map(({ id }) => id),
  );
  await openAccounts(
    tx,
    'wallet',
    back.map(({ id }) => id),
    now,
  );
}

async function writeDivisions({ tx }: Importing): Promise<void> {
  await sql`
    insert into divisions (code, name, country_code, cluster_code)
    select distinct on (r.division_code) r.division_code, r.division, r.country_code, coalesce(r.cluster_code, d.cluster_code, r.country_code)
    from upload_rows r left join divisions d on d.code = r.division_code where r.is_active order by r.division_code, r.line
    on conflict (code) do update set name = excluded.name, country_code = excluded.country_code, cluster_code = excluded.cluster_code
      where (divisions.name, divisions.country_code, divisions.cluster_code) is distinct from (excluded.name, excluded.country_code, excluded.cluster_code)`.execute(
    tx,
  );
}

/** Leavers cannot sign on any more, and their tokens die at once. */
async function deactivate({ tx, now }: Importing): Promise<void> {
  await sql`
    update members m set deactivated_at = ${now}, updated_at = ${now} from roster_leavers l where l.id = m.id`.execute(
    tx,
  );
  await sql`update tokens t set revoked_at = ${now} from roster_leavers l where l.id = t.member_id and t.revoked_at is null`.execute(
    tx,
  );
}

/** The members first, as everybody locks them who changes a profile. */
async function changeMembers({ tx, now }: Importing): Promise<void> {
  await sql`
    select count(*) from (
      select from members m join roster_plan p on p.id = m.id where ${written} order by m.id for no key update of m) locked`.execute(
    tx,
  );
  // Two people may have changed addresses with each other, and who comes back may find theirs taken: for a moment nobody has them.
  await sql`
    update profiles o set roster_email = null, email_confirmed_at = null from roster_plan p
    where p.id = o.member_id and ${written} and (p.standing = 'back' or (o.roster_email, o.email) is distinct from (p.roster_email, p.email))`.execute(
    tx,
  );
  await sql`
    update members m set division_code = p.division_code, site_template = p.site_template,
      cost_centre = p.cost_centre, deactivated_at = null, updated_at = ${now}
    from roster_plan p where p.id = m.id and ${written}`.execute(tx);
  await sql`
    update profiles o set firstname = p.firstname, surname = p.surname, family_first = p.family_first, email = p.email,
      email_confirmed_at = p.email_confirmed_at, roster_email = p.roster_email, cell_num = p.cell_num, roster_cell_num = p.roster_cell_num,
      hire_date = p.hire_date, dob_day = p.dob_day, dob_month = p.dob_month, roster_language = p.roster_language, search_text = p.search_text
    from roster_plan p where p.id = o.member_id and ${written}`.execute(tx);
}

/** When everybody is there: somebody's new manager may have joined by the same file. */
async function changeManagers({ tx }: Importing): Promise<void> {
  await sql`
    update members m set manager_id = p.manager_id from roster_plan p
    where p.id = m.id and ${written} and m.manager_id is distinct from p.manager_id`.execute(tx);
}

/** Of members that were there before. */
const written = sql`(p.is_changed or (p.standing = 'back' and p.is_active))`;

async function addMembers({ tx, now }: Importing): Promise<void> {
  await sql`alter table roster_plan add column public_id text`.execute(tx);
  await sql`update roster_plan set public_id = ${randomPublicId} where standing = 'new' and is_active`.execute(tx);
  // Among hundreds of thousands two may be drawn alike.
  for (let redrawn = 1; redrawn > 0; ) {
    const { numAffectedRows } = await sql`
      update roster_plan set public_id = ${randomPublicId} where line in (
        select line from (select line, row_number() over (partition by public_id order by line) as n from roster_plan where public_id is not null) p where n > 1
        union all select p.line from roster_plan p join members m on m.public_id = p.public_id)`.execute(tx);
    redrawn = Number(numAffectedRows ?? 0);
  }
  await sql`
    insert into members (id, member_number, public_id, division_code, site_template,
      manager_id, cost_centre, created_at, updated_at)
    overriding system value
    select id, member_number, public_id, division_code, site_template,
      manager_id, cost_centre, ${now}, ${now}
    from roster_plan where standing = 'new' and is_active`.execute(tx);
  await sql`
    insert into profiles (member_id, is_active, division_code, firstname, surname, family_first, email, roster_email, cell_num, roster_cell_num, hire_date, dob_day, dob_month, roster_language, search_text)
    select id, true, division_code, firstname, surname, family_first, email, roster_email, cell_num, roster_cell_num, hire_date, dob_day, dob_month, roster_language, search_text
    from roster_plan where standing = 'new' and is_active`.execute(tx);
}

/** Twelve random digits: the first 48 bits of a random UUID are all random. */
const randomPublicId = sql`
  (100000000000 + ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 900000000000)::text`;

/** The file does not know how people call themselves, nor always in which order; the search should. */
async function refreshSearchTexts({ tx }: Importing): Promise<void> {
  const { rows } = await sql<{
    id: number;
    firstname: string;
    knownAs: string | null;
    surname: string;
    memberNumber: string;
    familyFirst: boolean;
  }>`
    select m.id, m.firstname, m.known_as as "knownAs", m.surname, m.member_number as "memberNumber", m.family_first as "familyFirst"
    from people m join roster_plan p on p.id = m.id
    where (m.known_as is not null or m.family_first) and (p.is_changed or p.standing = 'back')`.execute(tx);
  await sql`
    update profiles o set search_text = t.search_text
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(searchTextOf)}::text[]) as t (id, search_text) where o.member_id = t.id`.execute(
    tx,
  );
}
