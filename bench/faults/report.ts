import { setTimeout as sleep } from 'node:timers/promises';
import { brokenInvariants } from '#server/ledger/verify';
import type { Look } from './drill.ts';
import { kinds } from './kinds.ts';
import type { Workload } from './load.ts';
import type { MailSink } from './mail-sink.ts';
import { foundSince } from './written.ts';

/** What must be true after any fault; prints the figures and answers whether all of it is. */
export async function report(title: string, { db, owner }: Look, load: Workload, sink?: MailSink): Promise<boolean> {
  const findings: string[] = [];
  await followed(owner, findings);
  const told = await confirmedAndThere(owner, load, findings);
  findings.push(...load.counts.faults.slice(0, 5), ...load.refused.slice(0, 5));
  const repeated = sink ? await mails(owner, sink, findings) : '';
  // Last, because a message that waits for its turn is a finding too.
  for (const { id, words, rows } of await brokenInvariants(db)) findings.push(`${id}: ${words} (${rows} rows)`);
  process.stdout.write(
    `${title}: ${told} confirmed and there; ${load.counts.lost} requests without an answer, ${load.counts.later} told to wait, sent again under their keys${repeated}; ${findings.length === 0 ? 'the books hold' : findings.join('; ')}\n`,
  );
  return findings.length === 0;
}

/** Each act that was confirmed is there once and whole, and nothing else is. */
async function confirmedAndThere(owner: Look['owner'], load: Workload, findings: string[]): Promise<string> {
  const there = await foundSince(owner, load.before);
  const told: string[] = [];
  for (const kind of kinds) {
    const [confirmed, found] = [load.confirmed[kind], there[kind]];
    const [asked, marks] = [new Set(confirmed), new Set(found.map(({ mark }) => mark))];
    const wrong = {
      'were confirmed and are not there': confirmed.filter((mark) => !marks.has(mark)).length,
      'were confirmed under one number': confirmed.length - asked.size,
      'are there and were not confirmed': found.filter(({ mark }) => !asked.has(mark)).length,
      'are there twice': found.length - marks.size,
      'are not whole': found.filter(({ isWhole }) => !isWhole).length,
    };
    for (const [words, count] of Object.entries(wrong)) if (count > 0) findings.push(`${count} ${kind} ${words}`);
    if (confirmed.length > 0) told.push(`${confirmed.length} ${kind}`);
  }
  return told.join(', ');
}

/** Everything that happened is told and sealed; until then an order may lack its message. */
async function followed(owner: Look['owner'], findings: string[]): Promise<void> {
  for (let tries = 0; tries < 1500; tries += 1) {
    const { rows } = await owner.query<{ behind: boolean }>(
      `select bool_or(position < pg_sequence_last_value('event_ids')) or exists (select from events_set_aside) as behind from subscribers`,
    );
    if (rows[0]?.behind === false) return;
    await sleep(200);
  }
  findings.push('a subscriber is behind, or has set events aside');
}

/**
 * Every promised message arrives, those that a killed instance had in hand after the queue's two minutes; what comes twice
 * comes under one Message-ID.
 */
async function mails(owner: Look['owner'], sink: MailSink, findings: string[]): Promise<string> {
  await nobodyWaits(owner);
  const { rows } = await owner.query<{ randomId: string; state: string }>(`
    select random_id as "randomId", state from messages where channel = 'email'`);
  const missing = rows.filter(({ randomId, state }) => state !== 'sent' || !sink.times.has(`<${randomId}@localhost>`));
  if (missing.length > 0) {
    const states = [...new Set(missing.map(({ state }) => state))].join(', ');
    findings.push(`${missing.length} messages did not arrive (${states})`);
  }
  for (const [subject, ids] of sink.idsBySubject) {
    if (subject.startsWith('Your order') && ids.size > 1)
      findings.push(`'${subject}' came under ${ids.size} Message-IDs`);
  }
  const again = [...sink.times.values()].filter((times) => times > 1).length;
  return `; ${sink.times.size} e-mails arrived, ${again} of them twice under the same Message-ID`;
}

/** As long as fewer wait than before: what a killed instance had in hand comes after the queue's two minutes. */
async function nobodyWaits(owner: Look['owner']): Promise<void> {
  let fewest = { left: Number.POSITIVE_INFINITY, since: Date.now() };
  while (Date.now() - fewest.since < patienceMs) {
    const { rows } = await owner.query<{ left: number }>(
      `select count(*) as left from messages where state = 'promised' and channel = 'email'`,
    );
    const left = rows[0]?.left ?? 0;
    if (left === 0) return;
    if (left < fewest.left) fewest = { left, since: Date.now() };
    await sleep(200);
  }
}

const patienceMs = 300_000;
