import { openConnection, urlOf } from '#server/db/connection';
import { asAdmin, copyOf, monthToReport, openCluster, templateOf } from './company.ts';
import { type FlowName, flows } from './flows.ts';
import { load, startPortal } from './processes.ts';

/**
 * Prints what an act adds to the write-ahead log, table by table and index by index, with the letters, audit and the like that follow it:
 *
 *   node bench/load/log-by-table.ts send [100000]
 *
 * Pages that are written whole at their first change after a checkpoint are left out: they are fewer the longer it goes on.
 */
const [, , flow = 'send', size = '100000'] = process.argv;
if (!(flow in flows)) throw new Error(`There is no flow ${flow}.`);
const people = Number(size);
const port = 4159;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const cluster = await openCluster(process.env.LAUREL_BENCH_DIR);
try {
  const settings = await copyOf(cluster, await templateOf(cluster, people, say), people);
  const owner = await openConnection(settings, 'laurel load');
  await owner.query('create extension if not exists pg_walinspect');
  const portal = await startPortal(port, urlOf(settings));
  const { month } = await monthToReport(settings);
  const place = async () => (await owner.query('select pg_current_wal_lsn() as at')).rows[0].at as string;
  const began = await place();
  const told = await load({
    port,
    bearer: 'token',
    flow: flow as FlowName,
    connections: 4,
    seconds: 6,
    people,
    month,
    seed: 7,
  });
  // Stopped, it has done what follows from the acts.
  await portal.stop();
  const { rows } = await owner.query<{ name: string; of: string; records: number; bytes: number }>(
    `select c.relname as name, coalesce(t.relname, c.relname) as of, count(*)::float8 as records, sum(w.block_data_length)::float8 as bytes
     from pg_get_wal_block_info($1, $2) w join pg_class c on pg_relation_filenode(c.oid) = w.relfilenode
       left join pg_index i on i.indexrelid = c.oid left join pg_class t on t.oid = i.indrelid
     where w.reldatabase = (select oid from pg_database where datname = current_database())
     group by 1, 2 order by 4 desc`,
    [began, await place()],
  );
  const acts = told.done.count;
  say(`${acts} times ${flow}\n`);
  say('| table or index | of | changes of a page | bytes |');
  say('| --- | --- | --- | --- |');
  for (const { name, of, records, bytes } of rows.filter((row) => row.records / acts >= 0.05))
    say(`| ${name} | ${of === name ? '' : of} | ${(records / acts).toFixed(1)} | ${Math.round(bytes / acts)} |`);
  await owner.end();
  await asAdmin(cluster, `drop database ${settings.database} with (force)`);
} finally {
  await cluster.close();
}
