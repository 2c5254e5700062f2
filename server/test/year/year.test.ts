import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { makeMonths } from '#events/months';
import { issueToken } from '#session/tokens';
import { type TestApp, testApp } from '../app.ts';
import { clockworkOf } from '../clockwork.ts';
import { goBy } from '../programmes/apply.ts';
import { apart, checksOf, type Found } from './checks.ts';
import { dayMs, hourMs, isSetNear } from './clock.ts';
import { makeCompany, type Person } from './company.ts';
import { planOf } from './days.ts';
import { approvalRules, deedsOf } from './deeds.ts';
import { deliveryOf } from './delivery.ts';
import { waitingIn } from './owners.ts';
import { peopleIn } from './people.ts';
import { chanceOf } from './random.ts';
import { deciding, roundsOf } from './rounds.ts';
import { tellings } from './told.ts';

/** Another seed is another year; a part of one is `LAUREL_YEAR_DAYS` long. */
const seed = Number(process.env.LAUREL_YEAR_SEED ?? 2027);
const days = Number(process.env.LAUREL_YEAR_DAYS ?? 22);
const begin = Date.parse(process.env.LAUREL_YEAR_FROM ?? '2027-03-18T00:00:00Z');

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp({ LAUREL_DEMO: 'off', PAIR_POINTS_PER_MONTH: '150', AWARD_CEILING: '1000000' });
});
afterAll(() => portal.close());

/** Everything by which a year goes on, hour by hour. */
async function yearOf() {
  const { db } = portal;
  const chance = chanceOf(seed);
  portal.now = new Date(begin);
  await makeMonths(db, portal.now);
  const company = await makeCompany(portal);
  for (const { id, roles } of company.holders)
    if (roles.some(({ capability }) => capability === 'manager')) await portal.make.fund(id, 'pot', 4000);
  await goBy(portal, { deciding: { ...deciding }, approvals: structuredClone(approvalRules) as never });
  const told = tellings(company);
  const tokens = new Map<number, { token: string; at: number }>();

  /** With a session of now: nobody is signed off for having been away. */
  async function call(by: Person, path: string, body: object, statuses: readonly number[] = [200]) {
    const at = portal.now.getTime();
    const known = tokens.get(by.id);
    const token =
      known && at - known.at < hourMs
        ? known.token
        : await transaction(db, (tx) => issueToken(tx, by.id, randomBytes(32), portal.now));
    if (token !== known?.token) tokens.set(by.id, { token, at });
    const answer = await portal.post(path, body, { token });
    if (!statuses.includes(answer.status))
      throw new Error(
        `${path} by ${by.id} at ${portal.now.toISOString()} was answered ${answer.status}: ${JSON.stringify([body, answer.body])}`,
      );
    return answer;
  }

  const doing = { portal, company, told, chance, call };
  const deeds = deedsOf(doing);
  const people = peopleIn(doing);
  const years = [new Date(begin).getUTCFullYear() - 1, new Date(begin + days * dayMs).getUTCFullYear() + 1] as const;
  const rounds = roundsOf(company, told, years);
  const delivery = deliveryOf(portal);
  const plan = planOf(doing, deeds, people);
  const checks = checksOf({ portal, company, told, delivery, deeds, call });
  return { db, chance, company, told, rounds, delivery, plan, checks, clockwork: clockworkOf(portal) };
}

type Year = Awaited<ReturnType<typeof yearOf>>;

/** The last event that everybody was told of. */
let toldUntil = 0;

/** What happened is told, and leaves. */
async function goOut({ db, delivery }: Year): Promise<void> {
  const { rows } = await sql<{ id: number }>`select coalesce(pg_sequence_last_value('event_ids'), 0) as id`.execute(db);
  const [{ id: last } = { id: 0 }] = rows;
  if (last !== toldUntil) await portal.settle();
  toldUntil = last;
  await delivery.run();
}

/** Just after eight in the morning of each country, whatever its clock, and in between; each hour where clocks are set. The portal looks each hour. */
function isRound({ company }: Year, hour: number): boolean {
  return (
    [0, 5, 6, 7, 9, 11, 12, 16, 20].includes(new Date(hour).getUTCHours()) ||
    isSetNear([...company.zones.values()], hour)
  );
}

/** An hour: what is due by the clock, then what people do. Where clocks are set, quarters count. */
async function passHour(year: Year, hour: number): Promise<void> {
  const { company, told, plan } = year;
  const at = (minutes: number) => {
    portal.now = new Date(hour + minutes * 60_000);
    return portal.now.getTime();
  };
  told.digestsDue(at(0));
  await year.clockwork.run('make-digests');
  at(5);
  if (isRound(year, hour)) await lookAtWork(year);
  if (new Date(hour).getUTCHours() === 2) await passNight(year);
  await goOut(year);
  let second = 0;
  let isStaff = false;
  for (const one of plan.take(hour)) {
    portal.now = new Date(at(10) + 3_000 * ++second);
    // What was done before is told to those who were there.
    if (one.isStaff || isStaff) await goOut(year);
    isStaff = one.isStaff ?? false;
    await one.run();
  }
  await goOut(year);
  if (!isSetNear([...company.zones.values()], hour)) return;
  for (const quarter of [15, 30, 45]) {
    told.digestsDue(at(quarter));
    await year.clockwork.run('make-digests');
    await goOut(year);
  }
}

async function lookAtWork(year: Year): Promise<void> {
  const { clockwork, rounds } = year;
  await clockwork.run('look-after-work');
  rounds.lookAtApprovals(portal.now.getTime());
  found('What waits comes to each stage once, on its day', await stagesApart(year, rounds.look(portal.now.getTime())));
}

/** What comes by night comes at one hour; what the care of pots tells is taken as it is. */
async function passNight({ told, db, clockwork }: Year): Promise<void> {
  const hourly = ['make-digests', 'look-after-work'];
  for (const name of clockwork.names) if (!hourly.includes(name)) await clockwork.run(name);
  await portal.settle();
  const { rows } = await sql<{ id: number; at: Date }>`
    select member_id as id, at from notices where letter like 'budget %' and for_digest and at = ${portal.now}`.execute(
    db,
  );
  for (const { id, at } of rows) told.collect(id, at.getTime());
}

async function stagesApart(
  { db }: Year,
  should: readonly { kind: string; id: number; stage: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select g.kind || ' ' || g.item_id || ' ' || g.stage as place from work_stages g join work_rounds r on r.id = g.round_id where r.at = ${portal.now}`.execute(
    db,
  );
  const is = new Set(rows.map(({ place }) => place));
  return apart(new Set(should.map(({ kind, id, stage }) => `${kind} ${id} ${stage}`)), is);
}

function found(...[name, wrong]: Found): void {
  const few = wrong.slice(0, 8).join('\n  ');
  const many = wrong.length > 8 ? `\n  and ${wrong.length - 8} more` : '';
  if (wrong.length > 0) throw new Error(`${name}. Seed ${seed}, until ${portal.now.toISOString()}:\n  ${few}${many}`);
}

/** All that must be so when a day is over. */
async function lookBack(year: Year, day: number): Promise<void> {
  const { checks, told, chance, company } = year;
  portal.now = new Date(day + dayMs - 60_000);
  await lookAtWork(year);
  await goOut(year);
  for (const one of await checks.owned()) found(...one);
  for (const one of await checks.toldOnce()) found(...one);
  found(...(await checks.digests()));
  for (const one of await checks.delivered()) found(...one);
  found(...(await checks.lent()));
  const isSunday = new Date(day).getUTCDay() === 0;
  if (isSunday) for (const one of await checks.books()) found(...one);
  const delegates = company.delegations.slice(-6).flatMap(({ awayId, delegateId }) => [awayId, delegateId]);
  const some = [...new Set([...delegates, ...company.holders.map(({ id }) => id)])].flatMap(
    (id) => company.people.get(id) ?? [],
  );
  const here = some.filter((one) => one.isHere && one !== company.keeper);
  found(...(await checks.inToDo(Array.from({ length: 6 }, () => chance.oneOf(here)))));
  told.forget();
}

/** First one decides, then several by each rule in turn: from which share of the year on. */
const rules = [
  { from: 0.4, by: 'mean', people: 2 },
  { from: 0.65, by: 'chair', people: 2 },
  { from: 0.85, by: 'majority', people: 2 },
] as const;

test('a year of 2,000 people: nothing waits without an owner, and everything is told once', {
  tags: ['sweep'],
}, async () => {
  const year = await yearOf();
  year.plan.watch(begin);
  for (let n = 0; n < days; n += 1) {
    const day = begin + n * dayMs;
    const rule = rules.find(({ from }) => Math.round(from * days) === n);
    if (rule) {
      Object.assign(deciding, { by: rule.by, people: rule.people });
      portal.now = new Date(day);
      await goBy(portal, { deciding: { ...deciding }, approvals: structuredClone(approvalRules) as never });
    }
    year.plan.draw(day);
    for (let hour = day; hour < day + dayMs; hour += hourMs) await passHour(year, hour);
    await lookBack(year, day);
    if (process.env.LAUREL_YEAR_REPORT && n % 7 === 0)
      process.stdout.write(
        `${new Date(day).toISOString().slice(0, 10)} ${year.company.nominations.size} nominations, ${waitingIn(year.company).length} wait, ${year.delivery.mails.size} e-mails\n`,
      );
  }
  for (const one of await year.checks.books('whole')) found(...one);
  expect(year.company.nominations.size).toBeGreaterThan(days);
});
