import { randomInt } from 'node:crypto';
import type { Capability, DelegationScope, ScopeKind } from '@laurel/contract/access';
import type { Language } from '@laurel/contract/languages';
import type { Look } from '@laurel/contract/looks/look';
import { type Insertable, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Database } from '#db/tables';
import { transaction } from '#db/transaction';
import { searchTextOf } from '#directory/search-text';
import { openAccounts, openAccountsOf, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { keepWords, type WordsOf } from '#words/keep';

type MemberRow = Insertable<Database['members']>;
type ProfileRow = Omit<Insertable<Database['profiles']>, 'member_id' | 'is_active' | 'division_code'>;

const personal = [
  ...[
    'firstname',
    'known_as',
    'surname',
    'family_first',
    'email',
    'roster_email',
    'email_confirmed_at',
    'cell_num',
    'roster_cell_num',
  ],
  ...[
    'hire_date',
    'dob_day',
    'dob_month',
    'get_to_know',
    'hobbies',
    'dreams',
    'picture_id',
    'search_text',
    'shuffle_key',
    'language',
    'roster_language',
    'browser_language',
  ],
];

/** The columns of the profile, or all others. */
function only(columns: object, ofProfile: boolean): object {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => personal.includes(name) === ofProfile));
}

/** The roster's flags, and what they give over whom. */
const flags = {
  is_manager: 'manager',
  is_admin_reports: 'administrator',
  role_ca: 'clusterAdmin',
  role_cc: 'committee',
  role_idea: 'ideaReviewer',
  role_inv: 'inv',
} as const;
export type Flags = Partial<Record<keyof typeof flags, boolean>>;

/** A role by itself: over everything, from long ago, for good. */
export interface MadeRole {
  capability: Capability;
  scopeKind?: ScopeKind;
  scopeCode?: string;
  from?: Date;
  until?: Date | null;
  source?: 'roster' | 'given';
}

export interface MadeMember {
  id: number;
  memberId: string;
  memberNumber: string;
  publicId: string;
  email: string;
}

const longAgo = new Date('2020-01-01T00:00:00Z');
const farAway = new Date('2040-01-01T00:00:00Z');

export type Make = ReturnType<typeof make>;

/** Makes what a test needs. Whatever is left out is ordinary: an active, registered member of division D1 in South Africa. */
export function make(db: Db) {
  let count = 0;

  async function division(
    code = 'D1',
    more: { name?: string; country?: string; cluster?: string } = {},
  ): Promise<string> {
    const values = {
      code,
      name: more.name ?? `Division ${code}`,
      country_code: more.country ?? 'ZA',
      cluster_code: more.cluster ?? 'AFRICA',
    };
    await db
      .insertInto('divisions')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return code;
  }

  async function member(
    row: Partial<MemberRow & ProfileRow> & Flags & { roles?: MadeRole[]; points?: number; budget?: number } = {},
  ): Promise<MadeMember> {
    const { points = 0, budget = 0, roles = [], ...rest } = row;
    const { is_manager, is_admin_reports, role_ca, role_cc, role_idea, role_inv, ...columns } = rest;
    const n = ++count;
    const division_code = await division(columns.division_code ?? 'D1');
    const profile: ProfileRow = {
      firstname: `First${n}`,
      surname: `Last${n}`,
      email: `person${n}@test.example`,
      cell_num: `+278200${String(n).padStart(5, '0')}`,
      search_text: '',
      ...only(columns, true),
    };
    if (columns.roster_email === undefined) profile.roster_email = profile.email;
    if (columns.roster_cell_num === undefined) profile.roster_cell_num = profile.cell_num;
    const values: MemberRow = {
      member_number: `T${n}`,
      public_id: String(randomInt(10 ** 11, 10 ** 12)),
      site_template: 'laurel',
      registered_at: new Date('2026-01-01T00:00:00Z'),
      ...only(columns, false),
      division_code,
    };
    const { firstname, surname, known_as: knownAs = null, family_first: familyFirst = false } = profile;
    const memberNumber = values.member_number;
    profile.search_text = searchTextOf({ firstname, surname, knownAs, familyFirst, memberNumber });
    const { id } = await db.insertInto('members').values(values).returning('id').executeTakeFirstOrThrow();
    await db
      .insertInto('profiles')
      .values({ ...profile, member_id: id, is_active: !values.deactivated_at, division_code })
      .execute();
    if (values.registered_at) await fund(id, 'wallet', points);
    await setFlags(id, { is_manager, is_admin_reports, role_ca, role_cc, role_idea, role_inv });
    for (const one of roles) await role(id, one);
    if (is_manager) await fund(id, 'pot', budget);
    const registered = values.registered_at ? 1 : 0;
    return {
      id,
      memberId: `${registered}.${values.public_id}`,
      memberNumber: values.member_number,
      publicId: values.public_id,
      email: profile.email ?? '',
    };
  }

  /** Gives or takes what the roster gives: those named, and no others. */
  async function setFlags(memberId: number, given: { [flag in keyof Flags]: boolean | undefined }): Promise<void> {
    const { cluster_code } = await db
      .selectFrom('members')
      .innerJoin('divisions', 'divisions.code', 'members.division_code')
      .select('cluster_code')
      .where('members.id', '=', memberId)
      .executeTakeFirstOrThrow();
    for (const [flag, capability] of Object.entries(flags)) {
      const isHeld = given[flag as keyof Flags];
      if (isHeld === undefined) continue;
      await db
        .deleteFrom('role_assignments')
        .where('member_id', '=', memberId)
        .where('capability', '=', capability)
        .where('source', '=', 'roster')
        .execute();
      if (isHeld)
        await role(memberId, {
          capability,
          source: 'roster',
          ...(capability === 'manager' ? { scopeKind: 'ownReports' } : {}),
          ...(flag === 'role_ca' || flag === 'role_cc' ? { scopeKind: 'cluster', scopeCode: cluster_code } : {}),
        });
    }
  }

  async function role(memberId: number, one: MadeRole): Promise<number> {
    const {
      capability,
      scopeKind = 'everything',
      scopeCode = '',
      from = longAgo,
      until = null,
      source = 'given',
    } = one;
    const { id } = await db
      .insertInto('role_assignments')
      .values({
        member_id: memberId,
        capability,
        scope_kind: scopeKind,
        scope_code: scopeCode,
        from_at: from,
        until_at: until,
        source,
        given_at: from,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Somebody is stood in for, by who named their delegate: from long ago and far into the future, unless it says otherwise. */
  async function delegation(
    away: { id: number },
    delegate: { id: number },
    scopes: DelegationScope[],
    { from = longAgo, until = farAway, points }: { from?: Date; until?: Date; points?: number } = {},
  ): Promise<number> {
    const { id } = await db
      .insertInto('delegations')
      .values({
        ...{ away_id: away.id, delegate_id: delegate.id, scopes, points_most: points ?? null },
        ...{ from_at: from, until_at: until, first_day: '2026-01-01', last_day: '2026-12-31' },
        ...{ named_by_id: away.id, named_at: from },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Opens the account and puts points into it, as a grant to that member. */
  async function fund(memberId: number, kind: 'wallet' | 'pot', points: number): Promise<void> {
    const at = new Date('2026-01-01T00:00:00Z');
    await transaction(db, async (tx) => {
      await openAccounts(tx, kind, [memberId], at);
      if (points === 0) return;
      const to = (await openAccountsOf(tx, kind, [memberId])).get(memberId) as number;
      if (kind === 'pot') {
        const period = `test${++count}`;
        await tx.insertInto('budget_grants').values({ period, member_id: memberId, points, created_at: at }).execute();
        const from = await systemAccount(tx, 'issuance');
        await post(tx, {
          kind: 'budget',
          at,
          actorId: null,
          lines: [{ source: `${period}:${memberId}`, from, to, points }],
        });
      } else {
        const from = await systemAccount(tx, 'programme');
        await post(tx, {
          kind: 'correction',
          at,
          actorId: null,
          lines: [{ source: `test${++count}`, from, to, points }],
        });
      }
    });
  }

  /** Many registered members of one division at once, each with a wallet. */
  async function people(many: number, code: string): Promise<void> {
    await division(code);
    const first = count + 1;
    count += many;
    await sql`
      with made as (
        insert into members (member_number, public_id, site_template, registered_at, division_code)
        select 'T' || n, (200000000000 + n)::text, 'laurel', '2026-01-01T00:00:00Z', ${code}
        from generate_series(${first}::int, ${count}::int) n returning id, substr(member_number, 2) as n
      ), named as (
        insert into profiles (member_id, is_active, division_code, firstname, surname, email, cell_num, search_text)
        select id, true, ${code}, 'First' || n, 'Last' || n, 'person' || n || '@test.example', '+2783' || lpad(n, 7, '0'), 'first' || n || ' last' || n || ' t' || n
        from made
      )
      insert into ledger_accounts (kind, member_id, balance, version, opened_at)
      select 'wallet', id, 0, 0, '2026-01-01T00:00:00Z' from made`.execute(db);
  }

  /** What was written of something that a test puts into a table by itself. */
  async function words(of: WordsOf, ofId: number, byId: number, text: string): Promise<void> {
    await transaction(db, (tx) => keepWords(tx, [{ of, ofId, byId, aboutId: null, text }]));
  }

  /** A content block with its first version. */
  async function content(
    key: string,
    more: {
      html?: string;
      markdown?: string;
      title?: string;
      access?: 'open' | 'member' | 'adminReports';
      language?: Language;
    } = {},
  ): Promise<void> {
    const { html = '<p>x</p>', markdown = 'x', title = 'x', access = 'member', language = 'en' } = more;
    const words = { key, language, title, markdown, html };
    await db
      .insertInto('content_blocks')
      .values({ ...words, access, updated_at: new Date(0) })
      .execute();
    await db
      .insertInto('content_versions')
      .values({ ...words, version: 1, from_at: new Date(0), published_at: new Date(0) })
      .execute();
  }

  /** What a site looks like. */
  async function look({ id, site, ...document }: Look): Promise<void> {
    await db
      .insertInto('look_versions')
      .values({ id, site, document: JSON.stringify(document), saved_at: new Date(0), reason: '' })
      .execute();
  }

  /** Something that is announced, on Home and from now on without an end, in English. */
  async function announcement(
    title: string,
    {
      texts = [],
      ...wish
    }: Partial<Insertable<Database['announcements']>> & { texts?: { language: Language; title: string }[] } = {},
  ): Promise<number> {
    const { id } = await db
      .insertInto('announcements')
      .values({
        ...{ place: 'home', position: 0, language: 'en', picture: '', link: '', revision: 1 },
        ...{ from_at: new Date('2026-11-01'), changed_at: new Date('2026-11-01') },
        ...wish,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const said = [{ language: 'en' as const, title }, ...texts];
    await db
      .insertInto('announcement_texts')
      .values(said.map((text) => ({ ...text, announcement_id: id, words: '', alt: '' })))
      .execute();
    return id;
  }

  return { announcement, delegation, division, member, fund, people, words, role, setFlags, content, look };
}
