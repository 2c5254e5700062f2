import { doreward } from '@laurel/contract/calls/awards';
import { ofKind } from '@laurel/contract/programme/giving';
import { say } from '@laurel/contract/say';
import { type NamedPeople, peopleNamed, type Quote } from '@laurel/contract/shapes/quote';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { orderOfNames } from '#directory/order-of-names';
import { mostRecognised } from '#directory/pair-month';
import type { FoundPerson } from '#directory/people';
import { chosen, type Named, named } from '#directory/recipients';
import { unreachableBy } from '#ecards/reach';
import { refusalWith } from '#errors/refuse';
import { balancesOf } from '#ledger/accounts';
import type { Gate } from '#outbox/gate';
import { limitsOf, rules } from '#programme/rules';
import { type Award, mustBeBelowCeiling, mustBeTheirs } from './rules.ts';
import * as texts from './texts.ts';

export interface Giving {
  now: Date;
  gate: Gate;
}

export interface Wish extends Pick<Award, 'what' | 'points' | 'recipients'> {
  sendBy?: Award['sendBy'] | undefined;
}

export interface Counted {
  everyone: FoundPerson[];
  /** Codes of the whole divisions among the recipients. */
  codes: string[];
  pointsTotal: number;
}

/** Whom of those named an award means and what it costs in all; refuses what may not be given. */
export function countOf(found: Named, by: Actor, wish: Wish): Counted {
  mustBeTheirs(by, wish.what);
  const limits = limitsOf(by);
  const { people, divisions } = chosen(
    {
      ...{ refs: wish.recipients, by, field: 'recipients', reach: rules().giving[ofKind[wish.what]] },
      divisions: { ownMax: limits.ownDivision },
    },
    found,
  );
  const everyone = [...people, ...divisions.flatMap((division) => division.people)];
  const pointsTotal = wish.points * everyone.length;
  if (wish.what === 'reward') mustBeBelowCeiling(pointsTotal, limits.award);
  return { everyone, codes: divisions.map(({ code }) => code), pointsTotal };
}

/** What an award would cost and whom it would reach, by the rules that the award itself goes by. */
export async function quoteOf(on: Tx, by: Actor, wish: Wish, giving: Giving): Promise<Quote> {
  const counted = countOf(await named(on, wish.recipients), by, wish);
  const { confirm } = limitsOf(by);
  const { everyone, codes, pointsTotal } = counted;
  const available = await payersPoints(on, by, wish.what);
  return {
    recipients: everyone.length,
    pointsEach: wish.points,
    pointsTotal,
    available,
    left: available === null ? null : available - pointsTotal,
    notRegistered: namesOf(await notRegisteredIn(on, codes)),
    leavesOutSelf: codes.includes(by.divisionCode),
    unreachable: namesOf(await unreachableOf(on, counted, wish, giving)),
    needsSecond: wish.what === 'reward' && (await isAboveMonth(on, by, wish, { now: giving.now, everyone })),
    mustConfirm: pointsTotal > confirm.points || everyone.length > confirm.people,
  };
}

async function isAboveMonth(
  on: Db | Tx,
  by: Actor,
  { points }: Wish,
  { now, everyone }: { now: Date; everyone: FoundPerson[] },
): Promise<boolean> {
  const most = limitsOf(by).recogniseInMonth;
  if (most === 'none') return false;
  return points + (await mostRecognised(on, { byId: by.id, toIds: everyone.map(({ id }) => id), now })) > most;
}

/** Refuses, with the new quote, what the giver has seen otherwise: a division has grown, or somebody has left. */
export async function mustBeAsSeen(tx: Tx, by: Actor, award: Award, giving: Giving, counted: Counted): Promise<void> {
  const { quote: seen } = award;
  const { everyone, pointsTotal } = counted;
  if (!seen || (seen.recipients === everyone.length && seen.pointsTotal === pointsTotal)) return;
  const words = say(texts.changed, { people: everyone.length });
  throw refusalWith(doreward, { code: 'quoteChanged', words }, { quote: await quoteOf(tx, by, award, giving) });
}

export function namesOf(names: readonly string[]): NamedPeople {
  return { count: names.length, names: names.slice(0, peopleNamed) };
}

async function payersPoints(on: Db | Tx, by: Actor, what: Award['what']): Promise<number | null> {
  if (what === 'reward' || what === 'thankyou') return null;
  const { wallet, pot } = await balancesOf(on, by.id);
  return what === 'adhoc' ? pot : wallet;
}

async function notRegisteredIn(on: Db | Tx, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select display_name as name from people
    where division_code = any(${[...codes]}::text[]) and deactivated_at is null and registered_at is null
    order by ${orderOfNames()}, id`.execute(on);
  return rows.map(({ name }) => name);
}

async function unreachableOf(
  on: Db | Tx,
  { everyone }: Counted,
  { sendBy }: Wish,
  { gate: { callingCodes } }: Pick<Giving, 'gate'>,
): Promise<string[]> {
  if (sendBy === undefined) return [];
  const ids = everyone.map(({ id }) => id);
  return unreachableBy(on, ids, { sendBy, callingCodes });
}
