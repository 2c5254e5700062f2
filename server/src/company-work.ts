import path from 'node:path';
import { payAnniversaries } from './anniversaries/pay.ts';
import { gateOf, lettersOf, subscribersOf } from './app.ts';
import { lookAfterApprovals } from './approvals/round.ts';
import { lookAfterBallots } from './ballots/close.ts';
import { lookAfterPots } from './budgets/ends.ts';
import { runPlans } from './budgets/plan-run.ts';
import { noticeLowStock } from './catalogue/low-stock.ts';
import type { Company } from './company.ts';
import type { Stops } from './config/stopping.ts';
import { createDb } from './db/pool.ts';
import { followEvents } from './events/follow.ts';
import { makeMonths } from './events/months.ts';
import { forgetFed } from './feeds/forget.ts';
import { tellMissed } from './feeds/missed.ts';
import { lookAfterGroupCards } from './groupcards/round.ts';
import type { Metrics } from './http/metrics.ts';
import { type Schedule, startJobs } from './jobs/jobs.ts';
import { speakTo } from './languages/reader.ts';
import { proveAndSeal } from './ledger/proofs.ts';
import { followMergers } from './mergers/follow.ts';
import { makeDigests } from './notices/digest.ts';
import { forgetOldNotices } from './notices/forget.ts';
import { forgetOldMessages } from './outbox/forget.ts';
import { byName } from './outbox/letter.ts';
import { transports } from './outbox/transports.ts';
import { tellTries } from './outbox/tried.ts';
import { drawingsOf } from './pictures/drawing.ts';
import { pushWayOf } from './push/way.ts';
import { summariseEndedQuarters } from './quarters/summarise.ts';
import { forfeitLeavers } from './roster/leavers.ts';
import { forgetExpired } from './session/forget.ts';
import { forgetFormer } from './undo/forget.ts';
import { fillCalendars, keepCalendars } from './work/calendar.ts';
import { lookAfterWork } from './work/round.ts';
import { countFirst, countYears } from './year/count.ts';

/** Starts what a company does without being asked: its messages leave, its events are followed, its nights are kept. */
export async function startWork(
  company: Company,
  { webDist, metrics: { registry, watchPool } }: { webDist: string; metrics: Pick<Metrics, 'registry' | 'watchPool'> },
  stops: Stops,
): Promise<void> {
  const { db, ways, settings, direct, config, clock, log } = company;
  const letters = lettersOf(company);
  const jobs = {
    ...{ db, ways, publicUrl: config.publicUrl },
    letters: byName(letters),
    direct,
    transports: transports(config),
    push: pushWayOf(company),
    gate: gateOf(config),
    domain: new URL(config.publicUrl).hostname,
    clock,
    drawing: drawingsOf(path.join(webDist, 'cards')),
    told: tellTries({ registry, log }),
    log,
    schedules: schedulesOf(company),
    watchPool,
  };
  await fillCalendars(db, clock());
  // Without it people wait for the night, and for nothing else.
  await asCompany(company, () => countFirst(db, clock())).catch((error: unknown) =>
    log.error({ err: error }, 'the years of the company could not be counted'),
  );
  stops.push(await startJobs(jobs));
  stops.push(await followEvents({ db, settings, direct, subscribers: subscribersOf(letters), log, watchPool }));
}

/** What is done by the clock, by one instance. */
export function schedulesOf(company: Company): Schedule[] {
  const { db, direct, clock, log } = company;
  const schedules: Schedule[] = [
    { name: 'forget-expired', cron: '10 2 * * *', run: () => forgetExpired(db, clock()) },
    { name: 'forget-fed-files', cron: '25 2 * * *', run: () => forgetFed(db, clock()) },
    { name: 'forget-former-states', cron: '35 2 * * *', run: () => forgetFormer(db, clock()) },
    { name: 'tell-missed-files', cron: '*/10 * * * *', run: async () => void (await tellMissed(db, clock())) },
    { name: 'forget-old-messages', cron: '20 2 * * *', run: () => forgetOldMessages(db, clock()) },
    { name: 'forget-old-notices', cron: '45 2 * * *', run: () => forgetOldNotices(db, clock()) },
    // Hours begin at each of these quarters somewhere.
    { name: 'make-digests', cron: '*/15 * * * *', run: async () => void (await makeDigests(db, clock())) },
    {
      name: 'summarise-quarters',
      cron: '5 0 * * *',
      run: async () => void (await summariseEndedQuarters(db, clock())),
    },
    { name: 'look-after-ballots', cron: '*/5 * * * *', run: async () => void (await lookAfterBallots(db, clock())) },
    {
      name: 'notice-low-stock',
      cron: '*/10 * * * *',
      run: async () => void (await noticeLowStock(db, clock())),
    },
    {
      name: 'forfeit-leavers',
      cron: '15 2 * * *',
      run: async () => void (await forfeitLeavers(db, clock())),
    },
    { name: 'look-after-pots', cron: '25 * * * *', run: () => lookAfterPots(db, clock()) },
    // Each hour, so that a first of the month on which nothing ran is made up for.
    { name: 'run-budget-plans', cron: '40 * * * *', run: async () => void (await runPlans(db, clock())) },
    { name: 'follow-mergers', cron: '50 * * * *', run: async () => void (await followMergers(db, clock())) },
    { name: 'keep-calendars', cron: '5 1 * * *', run: () => keepCalendars(db, clock()) },
    { name: 'look-after-work', cron: '5 * * * *', run: () => lookAfter(db, clock()) },
    { name: 'count-years', cron: '40 2 * * *', run: () => countYears(db, clock()) },
    // Nine o'clock begins at each of these quarters somewhere.
    { name: 'pay-anniversaries', cron: '*/15 * * * *', run: async () => void (await payAnniversaries(db, clock())) },
    {
      name: 'look-after-group-cards',
      cron: '*/15 * * * *',
      run: () => lookAfterGroupCards(db, clock()),
    },
    { name: 'make-months', cron: '0 3 * * *', run: () => makeMonths(db, clock()) },
    { name: 'verify-ledger', cron: '30 2 * * *', run: () => verifyNightly({ direct, clock, log }) },
  ];
  return schedules.map(({ run, ...schedule }) => ({ ...schedule, run: () => asCompany(company, run) }));
}

/** By the company's programme of now, and in its language. */
async function asCompany({ ways }: Company, run: () => Promise<void>): Promise<void> {
  const company = await ways.known();
  await speakTo({ ...company, locale: company.language }, run);
}

/** A country that a file brought has its calendar first. */
async function lookAfter(db: Company['db'], now: Date): Promise<void> {
  await fillCalendars(db, now);
  await lookAfterApprovals(db, now);
  await lookAfterWork(db, now);
}

/** What came since the last seal, on a connection of its own: nobody waits for a proof, and none runs into the day. */
async function verifyNightly({ direct, clock, log }: Pick<Company, 'direct' | 'clock' | 'log'>): Promise<void> {
  const db = createDb(direct, { max: 1, applicationName: 'laurel nightly proof', limits: 'none' });
  try {
    const { findings } = await proveAndSeal(db, { of: 'sinceSeal', limitMs: 10 * 60_000, now: clock() });
    for (const finding of findings) log.error({ finding }, 'the ledger breaks an invariant');
  } finally {
    await db.destroy();
  }
}
