import { readConfig } from '../server/src/config.ts';
import { openConnection } from '../server/src/db/connection.ts';
import { openDatabase } from '../server/src/db/embedded.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { createDb } from '../server/src/db/pool.ts';
import { actorById } from '../server/src/directory/actor.ts';
import { membersFound } from '../server/src/members/queries.ts';
import { nominationsFor } from '../server/src/nominations/queries.ts';
import { statementOf } from '../server/src/statements/queries.ts';

/** `DATA_DIR=/tmp/bench node bench/search-at-scale.ts 1000000`: how long the lists and searches take with that many members. */
const count = Number(process.argv[2] ?? 1_000_000);
const config = readConfig({ ...process.env, LAUREL_DEMO: 'off' });
const database = await openDatabase(config, { as: 'command' });
await migrate(database.settings);
const owner = await openConnection(database.settings, 'bench');
const { rows } = await owner.query<{ n: number }>('select count(*) as n from members');
if ((rows[0]?.n ?? 0) < count) await fill();
const db = createDb(database.settings, { limits: 'none' });
const now = new Date();
const actor = await actorById(db, 1, now);
if (!actor) throw new Error('nobody there');
const searches = ['', 'a', 'an', 'anna', 'anna 77', '123456', 'zzzz', '%'];
const everywhere = { actor, search: '', countryCode: '', divisionCode: '', includeSelf: false, now };
for (const search of searches) await timed(`directory '${search}'`, () => membersFound(db, { ...everywhere, search }));
await timed('directory of a division', () => membersFound(db, { ...everywhere, divisionCode: 'D7' }));
await timed('directory of a country', () => membersFound(db, { ...everywhere, countryCode: 'ZA' }));
await timed('nominations of a manager', () => nominationsFor(db, actor, { limit: 50 }));
await timed('nominations of all, page 1', () =>
  nominationsFor(db, { ...actor, capabilities: ['administrator'] }, { limit: 50 }),
);
await timed('statement', () => statementOf(db, actor.id, 'wallet'));
await db.destroy();
await owner.end();
await database.close();

async function timed(what: string, run: () => Promise<unknown>): Promise<void> {
  await run();
  const start = performance.now();
  await run();
  process.stdout.write(`${what}: ${(performance.now() - start).toFixed(0)} ms\n`);
}

async function fill(): Promise<void> {
  await owner.query(
    `insert into divisions select 'D' || i, 'Division ' || i, 'ZA', 'C' || i % 20 from generate_series(1, 500) i on conflict do nothing`,
  );
  await owner.query(
    `insert into members (member_number, public_id, division_code, site_template, manager_id, registered_at)
     select 'N' || i, (100000000000 + i)::text, 'D' || 1 + i % 500, 'laurel', case when i > 1000 then 1 + i % 1000 end, now()
     from generate_series(1, ${count}) i`,
  );
  await owner.query(
    `insert into role_assignments (member_id, capability, scope_kind, from_at, source, given_at)
     select i, 'manager', 'ownReports', '2020-01-01', 'roster', '2020-01-01' from generate_series(1, 1000) i`,
  );
  await owner.query(
    `insert into profiles (member_id, is_active, division_code, firstname, surname, email, cell_num, dob_day, dob_month, hire_date, search_text)
     select i, true, 'D' || 1 + i % 500, f, s, 'p' || i || '@x.example', '+27820000000', 1 + i % 28, 1 + i % 12, date '2000-01-01' + i % 9000, lower(f || ' ' || s || ' n' || i)
     from generate_series(1, ${count}) i,
       lateral (select (array['Anna','Bongani','Carla','Dieter','Elena','Fikile','Giulia','Hans','Ines','João'])[1 + i % 10] as f,
         (array['Mokoena','Müller','Rossi','Silva','Botha','Weber','Conti','Souza','Nkosi','Fischer','Dlamini'])[1 + i % 11] || i % 977 as s) names`,
  );
  await owner.query(
    `insert into nominations (kind, by_id, nominee_id, categories, created_at, state, rating_count)
     select 'behaviour', 1 + (i * 7) % ${count}, 1 + (i * 13 + 5) % ${count}, '{Act of Courage}', now() - i * interval '10 seconds',
       case when i % 20 = 0 then 'open' else 'rated' end, case when i % 20 = 0 then 0 else 1 end
     from generate_series(1, ${Math.min(count, 500_000)}) i where (i * 7) % ${count} <> (i * 13 + 5) % ${count}`,
  );
  await owner.query('vacuum analyze');
}
