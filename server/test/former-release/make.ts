import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { acts } from './acts.ts';
import { openFormer } from './former.ts';
import { backupFile, booksQuery, keep } from './kept.ts';
import { lastActs } from './last-acts.ts';
import { askEverything } from './questions.ts';
import { liveThrough, randomFrom } from './year.ts';

/** A year of the former release, and what it answers after it. README.md tells how this is called. */
const tree = process.argv[2];
if (!tree || !existsSync(join(tree, 'server/src'))) throw new Error('Please give the tree of the former release.');

const [first, last] = [new Date('2025-11-20T10:00:00Z'), new Date('2026-11-20T10:00:00Z')];
const yearEnds = new Date('2026-11-17T10:00:00Z');
const actsAtOnce = 5;
const hoursBetween = 9;

const former = await openFormer(tree, first);
try {
  former.begin('the demonstration is loaded', first);
  await former.loadDemonstration();
  const done = await live();
  for (const { name, at, happen } of lastActs) {
    former.begin(name, at);
    await happen(former);
  }
  refuseUnused();
  await refuseUnpromised();
  former.begin('the portal is stopped', last);
  rmSync(backupFile, { force: true });
  await former.backup(backupFile);
  const books = await former.query(booksQuery);
  const promised = await former.promised();
  const calls = Object.fromEntries(former.calls);
  const used = structuredClone(former.acts);
  const answers = await askEverything(former);
  keep({ calls, acts: used, books, promised, answers });
  process.stdout.write(`${done} acts of the year, ${answers.length} answers\n`);
} finally {
  await former.close();
}

/** The year, a few acts at a time, with the acts of their days and the first night of each month. */
async function live(): Promise<number> {
  const random = randomFrom(20_261_120);
  const waiting = [...acts];
  let done = 0;
  let month = first.getUTCMonth();
  for (let at = first; at < yearEnds; at = new Date(at.getTime() + hoursBetween * 3_600_000)) {
    for (let next = waiting[0]; next && new Date(next.at) <= at; next = waiting[0]) {
      former.begin(next.name, next.at);
      await next.happen(former);
      waiting.shift();
    }
    if (at.getUTCMonth() !== month) {
      month = at.getUTCMonth();
      former.begin('the first night of a month', at);
      await former.deliverPromised();
      await former.night();
    }
    former.begin('a year of many acts', at);
    done += await liveThrough(former, random, actsAtOnce);
  }
  return done;
}

function refuseUnused(): void {
  const used = new Set(Object.values(former.acts).flatMap((counted) => Object.keys(counted)));
  const unused = [...former.calls].filter(([name, { writes }]) => writes && !used.has(name)).map(([name]) => name);
  if (unused.length > 0) throw new Error(`These calls write and were never used: ${unused.join(', ')}.`);
}

async function refuseUnpromised(): Promise<void> {
  const rows = await former.query(
    `select split_part(event, ':', 1) as kind from messages group by 1 having count(*) filter (where state = 'promised') = 0`,
  );
  if (rows.length > 0) throw new Error(`Of these nothing waits: ${rows.map(({ kind }) => kind).join(', ')}.`);
}
