import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '#audit/seal';
import { append } from '#events/append';
import { settle } from '#events/settle';
import { brokenInvariants } from '#ledger/verify';
import { type EmptyDatabase, emptyDatabase } from '../../test/database.ts';
import { openConnection } from './connection.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { createDb } from './pool.ts';
import { transaction } from './transaction.ts';

/** The last migration of the former release, whose database is made here. */
const former = '0012_erasure.sql';

let base: EmptyDatabase;
let client: pg.Client;

beforeAll(async () => {
  base = await emptyDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'laurel-former-'));
  for (const file of readdirSync(migrationsFolder).filter((name) => name <= former))
    cpSync(join(migrationsFolder, file), join(folder, file));
  await migrate(base.settings, { folder });
  rmSync(folder, { recursive: true });
  client = await openConnection(base.settings, 'laurel test');
  await client.query(entryOfFirstRelease);
  await client.query(formerCompany);
  await migrate(base.settings);
});
afterAll(async () => {
  await client.end();
  await base.close();
});

const numbers: [typed: string | null, division: string, e164: string | null][] = [
  ['+27 82 555 0100', 'ZA', '+27825550100'],
  ['082 555 0101', 'ZA', '+27825550101'],
  ['0027 82 555 0102', 'ZA', '+27825550102'],
  ['+27 (0) 82 555 0103', 'ZA', '+27825550103'],
  ['0176/04069001', 'DE', '+4917604069001'],
  ['320 555 0100', 'IT', '+393205550100'],
  ['(11) 95550-0101', 'BR', '+5511955500101'],
  ['12', 'ZA', null],
  [null, 'ZA', null],
];

/** As the trigger of the first release hashed it: over the values themselves. */
const entryOfFirstRelease = `
  alter table audit_entries disable trigger audit_entries_chained;
  insert into audit_entries (at, act, subject, before, after, previous_hash, hash)
    select at, act, subject, before, after, '', sha256(convert_to(concat_ws('|', extract(epoch from at), null, act, subject, before, after), 'UTF8'))
    from (select timestamptz '2026-01-02T03:04:05Z' as at, 'rights changed' as act, 'member:1' as subject, '{"roleCa": false}'::jsonb as before, '{"roleCa": true}'::jsonb as after) first;
  alter table audit_entries enable trigger audit_entries_chained;`;

/** People, a changed address, a leaver with an open nomination, and a sign-on under way. */
const formerCompany = `
  insert into divisions (code, name, country_code, cluster_code) values ('ZA', 'A', 'ZA', 'X'), ('DE', 'B', 'DE', 'X'), ('IT', 'C', 'IT', 'X'), ('BR', 'D', 'BR', 'X');
  insert into members (member_number, public_id, firstname, surname, email, cell_num, division_code, search_text, registered_at) values
  ${numbers.map(([typed, division], i) => `('N${i}', '10000${i}', 'F', 'S', 'n${i}@test.example', ${typed === null ? 'null' : `'${typed}'`}, '${division}', '', now())`).join(',\n')};
  insert into members (member_number, public_id, firstname, surname, email, division_code, search_text, deactivated_at) values ('GONE', '900001', 'Zed', 'S', 'n0@test.example', 'ZA', '', now());
  update members set is_manager = true, is_admin_reports = true, role_ca = true where member_number = 'N2';
  update members set role_cc = true, role_idea = true, role_inv = true where member_number in ('N3', 'GONE');
  update members set email = 'own@private.example', cell_num = '+27825559999' where member_number = 'N1';
  insert into audit_entries (at, actor_id, act, subject, before, after, previous_hash, hash)
    select now(), id, 'addresses changed', 'member:' || id, '{"email": "n1@test.example", "cellNum": "082 555 0101"}', '{"email": "own@private.example"}', '', ''
    from members where member_number = 'N1';
  insert into nominations (by_id, nominee_id, kind, categories, reason, created_at, state)
    select b.id, n.id, 'behaviour', '{Act of Courage}', 'Kind', now(), 'open' from members b, members n where b.member_number = 'N0' and n.member_number in ('GONE', 'N2');
  insert into sign_ons (state_hash, cookie_hash, nonce, code_verifier, return_to, created_at, expires_at) values ('a', 'b', 'n', 'v', '/', now(), now());
`;

describe('a database of the former release', () => {
  test('has its telephone numbers as E.164, and keeps what it could not read in the audit', async () => {
    const { rows } = await client.query(
      'select cell_num from people where member_number like $1 order by member_number',
      ['N%'],
    );
    const expected = numbers.map(([, , e164], i) => (i === 1 ? '+27825559999' : e164));
    expect(rows.map((row) => row.cell_num)).toEqual(expected);
    const audit = await client.query(`select subject, before from audit_acts where act = 'mobile number unreadable'`);
    const { rows: owner } = await client.query(`select id from members where member_number = 'N7'`);
    expect(audit.rows).toEqual([{ subject: `member:${owner[0].id}`, before: { cellNum: '12' } }]);
  });

  test('tells the roster’s addresses from those that members chose', async () => {
    const { rows } = await client.query(
      `select member_number, email, roster_email, roster_cell_num is not null as has_number from people where member_number in ('N0', 'N1', 'N7') order by 1`,
    );
    expect(rows).toEqual([
      { member_number: 'N0', email: 'n0@test.example', roster_email: 'n0@test.example', has_number: true },
      { member_number: 'N1', email: 'own@private.example', roster_email: null, has_number: true },
      { member_number: 'N7', email: 'n7@test.example', roster_email: 'n7@test.example', has_number: false },
    ]);
  });

  test('closes the open nominations of leavers, and no others', async () => {
    const { rows } = await client.query(
      `select m.member_number, n.state, n.closed_why from nominations n join members m on m.id = n.nominee_id order by 1`,
    );
    expect(rows).toEqual([
      { member_number: 'GONE', state: 'closed', closed_why: 'nominee left' },
      { member_number: 'N2', state: 'open', closed_why: null },
    ]);
  });

  test('gives what the flags gave, over whom they meant, also to leavers, who may come back', async () => {
    const { rows } = await client.query(
      `select m.member_number, r.capability, r.scope_kind, r.scope_code, r.source, r.from_at = m.created_at and r.until_at is null as is_open
       from role_assignments r join members m on m.id = r.member_id order by 1, 2`,
    );
    const role = (member_number: string, capability: string, scope_kind: string, scope_code = '') => ({
      ...{ member_number, capability, scope_kind, scope_code, source: 'roster', is_open: true },
    });
    const committee = (number: string) => [
      role(number, 'committee', 'cluster', 'X'),
      role(number, 'ideaReviewer', 'everything'),
      role(number, 'inv', 'everything'),
    ];
    expect(rows).toEqual([
      ...committee('GONE'),
      role('N2', 'administrator', 'everything'),
      role('N2', 'clusterAdmin', 'cluster', 'X'),
      role('N2', 'manager', 'ownReports'),
      ...committee('N3'),
    ]);
  });

  test('keeps its audit a chain, of entries hashed over values, over digests and over events', async () => {
    const db = createDb(base.settings, { max: 2 });
    await transaction(db, (tx) =>
      append(tx, { type: 'member.erased', at: new Date(), actorId: null, subject: 'member:1', facts: { values: 0 } }),
    );
    await settle(db, [audit], { warn() {}, error() {} });
    const chain = async () => (await brokenInvariants(db)).filter(({ id }) => id === 'audit');
    expect(await chain()).toEqual([]);
    const { rows } = await client.query(
      'select format, count(*)::int as entries from audit_entries group by 1 order by 1',
    );
    expect(rows).toEqual([
      { format: 1, entries: 1 },
      { format: 2, entries: 2 },
      { format: 3, entries: 1 },
    ]);
    for (const format of [1, 2]) {
      await client.query('begin');
      await client.query(
        `update audit_values set before = '{"email": "x"}' where entry_id in (select id from audit_entries where format = ${format})`,
      );
      await client.query('commit');
      expect(await chain()).toHaveLength(1);
      await client.query(
        `delete from audit_values where entry_id in (select id from audit_entries where format = ${format})`,
      );
      expect(await chain()).toEqual([]);
    }
    await db.destroy();
  });

  test('knows whose values its audit holds', async () => {
    const { rows } = await client.query(
      `select m.member_number from audit_acts a join members m on 'member:' || m.id = a.subject where a.act = 'addresses changed'`,
    );
    expect(rows).toEqual([{ member_number: 'N1' }]);
  });
});
