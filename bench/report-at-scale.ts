import { monthOf } from '../contract/src/months.ts';
import { readConfig } from '../server/src/config.ts';
import { openConnection } from '../server/src/db/connection.ts';
import { openDatabase } from '../server/src/db/embedded.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { createDb, type Db } from '../server/src/db/pool.ts';
import { actorById } from '../server/src/directory/actor.ts';
import { reportCalls } from '../server/src/reports/calls.ts';
import { statementOf } from '../server/src/statements/queries.ts';

/**
 * `DATA_DIR=/tmp/bench node bench/report-at-scale.ts 1000000`: how long the reports take over that many ledger rows,
 * as many recognitions and a third of that in nominations, spread over three years.
 */
const count = Number(process.argv[2] ?? 1_000_000);
const config = readConfig({ ...process.env, LAUREL_DEMO: 'off' });
const database = await openDatabase(config, { as: 'command' });
await migrate(database.settings);
const owner = await openConnection(database.settings, 'bench');
const { rows } = await owner.query<{ n: number }>('select count(*) as n from recognitions');
if ((rows[0]?.n ?? 0) < count) await fill();
const db: Db = createDb(database.settings, { limits: 'none' });
const now = new Date();
const ago = (months: number) => monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)));
const month = { selMonthFrom: ago(1), selMonthTo: ago(1) };
const quarter = { selMonthFrom: ago(3), selMonthTo: ago(1) };
const years = { selMonthFrom: ago(35), selMonthTo: ago(0) };
const actor = await actorById(db, 1, now);
if (!actor) throw new Error('nobody there');
const [, management, quarterly, competition] = reportCalls();
await report('management report, a month, all divisions', management, { ...month, isAll: true });
await report('management report, a month, one division', management, month);
await report('management report, three months, all divisions', management, { ...quarter, isAll: true });
await report('management report, three years, one division', management, years);
await report('management report, three years, all divisions', management, { ...years, isAll: true });
await report('quarterly report, three months, rewarded', quarterly, { ...quarter, awardStatus: 'W' });
await report('quarterly report, three months, all', quarterly, { ...quarter, awardStatus: '' });
await report('quarterly report, three years, all', quarterly, { ...years, awardStatus: '' });
await report('competition report, three months, rewarded', competition, { ...quarter, awardStatus: 'W' });
await timed('management statement of a busy manager', () => statementOf(db, 1, 'pot'));
await db.destroy();
await owner.end();
await database.close();

/** As the server answers it: asked, checked against the contract, and written. */
function report(what: string, mounted: ReturnType<typeof reportCalls>[number] | undefined, input: object) {
  if (!mounted) throw new Error('no such report');
  return timed(what, async () => {
    const answer = await mounted.run(db, {
      actor: { ...actor, capabilities: ['manager', 'administrator'] },
      input,
      now,
    } as never);
    return (mounted.call.output.parse(answer) as { report: { rows: unknown[] } }).report.rows;
  });
}

async function timed(what: string, run: () => Promise<unknown[]>): Promise<void> {
  const told = async () => {
    try {
      const found = await run();
      return `${found.length} rows, ${(JSON.stringify(found).length / 1e6).toFixed(1)} MB`;
    } catch (error) {
      return (error as Error).message;
    }
  };
  await told();
  const start = performance.now();
  const words = await told();
  process.stdout.write(`${what}: ${(performance.now() - start).toFixed(0)} ms, ${words}\n`);
}

async function fill(): Promise<void> {
  await owner.query(
    `insert into divisions select 'D' || i, 'Division ' || i, 'ZA', 'C' || i % 20 from generate_series(1, 500) i on conflict do nothing`,
  );
  await owner.query(
    `insert into members (member_number, public_id, division_code, site_template, manager_id, registered_at)
     select 'N' || i, (100000000000 + i)::text, 'D' || 1 + i % 500, 'laurel', case when i > 1000 then 1 + i % 1000 end, now()
     from generate_series(1, 50000) i`,
  );
  await owner.query(
    `insert into role_assignments (member_id, capability, scope_kind, from_at, source, given_at)
     select i, 'manager', 'ownReports', '2020-01-01', 'roster', '2020-01-01' from generate_series(1, 1000) i`,
  );
  await owner.query(
    `insert into profiles (member_id, is_active, division_code, firstname, surname, email, cell_num, search_text)
     select i, true, 'D' || 1 + i % 500, 'Given' || i % 977, 'Family' || i, 'p' || i || '@x.example', '+27820000000', 'given family n' || i
     from generate_series(1, 50000) i`,
  );
  // Sums and balances are what `verify-ledger` proves; here only the number of rows counts.
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into awards (what, by_id, reason, points, message_length, send_by, created_at)
     select 'adhoc', 1 + i % 1000, 'Client Focus', 50, 60, 'email',
       now() - i * interval '3 years' / ${count} from generate_series(1, ${count}) i`,
  );
  await owner.query(
    'insert into award_lines (award_id, to_id) select id, 1001 + (id * 13) % 49000 from awards order by id',
  );
  await owner.query(
    `insert into recognitions (kind, from_id, to_id, value, points, award_id, created_at)
     select what, by_id, 1001 + (id * 13) % 49000, reason, points, id, created_at from awards order by created_at`,
  );
  await owner.query(
    `insert into words (of, of_id, by_id, about_id, text)
     select 'award.message', id, by_id, 1001 + (id * 13) % 49000, 'Thank you for number ' || id || ', and for all that came before it.' from awards`,
  );
  await owner.query(
    `insert into ledger_accounts (kind, member_id, balance, version) select 'pot', i, 0, 0 from generate_series(1, 1000) i
     union all select 'wallet', i, 0, 0 from generate_series(1001, 50000) i`,
  );
  await owner.query(
    `insert into ledger_transactions (kind, source_id, actor_id, at)
     select 'adhoc', l.id::text, a.by_id, a.created_at from award_lines l join awards a on a.id = l.award_id order by l.id limit ${count / 2}`,
  );
  await owner.query(
    `insert into ledger_legs (transaction_id, account_id, amount, after, version, at)
     select t.id, c.id, leg.amount, 0, row_number() over (partition by c.id order by t.id), t.at
     from ledger_transactions t join award_lines l on l.id = t.source_id::bigint
       cross join lateral (values ('pot', t.actor_id, -50), ('wallet', l.to_id, 50)) leg (kind, member_id, amount)
       join ledger_accounts c on c.kind = leg.kind and c.member_id = leg.member_id`,
  );
  await owner.query(
    `insert into nominations (kind, by_id, nominee_id, categories, created_at, state, rating_count)
     select case when i % 10 = 0 then 'competition' else 'behaviour' end, 1 + (i * 7) % 50000, 1 + (i * 13 + 5) % 50000, '{Act of Courage,Client Obsession}',
       now() - i * interval '3 years' / (${count} / 3),
       case when i % 20 = 0 then 'open' else 'rated' end, case when i % 20 = 0 then 0 else 1 end
     from generate_series(1, ${count} / 3) i where (i * 7) % 50000 <> (i * 13 + 5) % 50000`,
  );
  await owner.query(
    `insert into reviews (nomination_id, reviewer_id, kind, rating, is_include_in_quarterly, created_at)
     select id, 1 + id % 1000, 'rating', 1 + id % 7, id % 3 = 0, created_at + interval '1 day' from nominations where state = 'rated'`,
  );
  await owner.query(
    `insert into words (of, of_id, by_id, about_id, text)
     select 'nomination.reason', id, by_id, nominee_id, 'Stayed with the customer until everything ran again, and told us how: number ' || id from nominations
     union all
     select 'review.motivation', r.id, r.reviewer_id, n.nominee_id, 'For the quarter' from reviews r join nominations n on n.id = r.nomination_id`,
  );
  await owner.query(
    'insert into payouts (nomination_id, review_id, points_each, people, created_at) select nomination_id, id, 150, 1, created_at from reviews where rating > 2',
  );
  await owner.query('set session_replication_role = default');
  await owner.query('vacuum analyze');
}
