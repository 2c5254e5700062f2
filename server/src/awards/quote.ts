import { doreward } from '@laurel/contract/calls/awards/doreward';
import type { Message } from '@laurel/contract/message';
import { ofKind } from '@laurel/contract/programme/giving';
import { say } from '@laurel/contract/say';
import { type NamedPeople, peopleNamed, type Quote } from '@laurel/contract/shapes/quote';
import { sql } from 'kysely';
import { stepsQuoted } from '#asking/steps';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { awayRules } from '#directory/acts';
import { mustNotBeOwn } from '#directory/decides';
import { publicIdOf } from '#directory/member-id';
import { orderOfNames } from '#directory/order-of-names';
import type { FoundPerson } from '#directory/people';
import { chosen, type Named, named } from '#directory/recipients';
import { unreachableBy } from '#ecards/reach';
import { refusalWith, refuse } from '#errors/refuse';
import { balancesOf } from '#ledger/accounts';
import type { Gate } from '#outbox/gate';
import { limitsOf, rules } from '#programme/rules';
import { type Lender, lenderOf } from './lender.ts';
import { type Award, mustBeBelowCeiling, mustBeTheirs } from './rules.ts';
import * as texts from './texts.ts';
import { waitsFor } from './waits.ts';

export interface Giving {
  now: Date;
  gate: Gate;
}

export interface Wish extends Pick<Award, 'what' | 'points' | 'recipients'> {
  sendBy?: Award['sendBy'] | undefined;
  delegationId?: string | undefined;
}

export interface Counted {
  everyone: FoundPerson[];
  /** Codes of the whole divisions among the recipients. */
  codes: string[];
  pointsTotal: number;
}

/**
 * Whom of those named an award means and what it costs in all; refuses what may not be given. Where a delegate gives it, it reaches
 * whom the one who is away may give it to, and neither of the two.
 */
export function countOf(found: Named, by: Actor, wish: Wish, away?: Actor): Counted {
  if (away) mustNotBeTo(wish.recipients, { by, away, found });
  else mustBeTheirs(by, wish.what);
  const limits = limitsOf(away ?? by);
  const { people, divisions } = chosen(
    {
      ...{ refs: wish.recipients, by: away ?? by, field: 'recipients', reach: rules().giving[ofKind[wish.what]] },
      divisions: { ownMax: limits.ownDivision },
    },
    found,
  );
  const everyone = [...people, ...divisions.flatMap((division) => division.people)].filter(({ id }) => id !== by.id);
  if (everyone.length === 0) refuseTo(awayRules.concernsThem);
  const pointsTotal = wish.points * everyone.length;
  if (wish.what === 'reward') mustBeBelowCeiling(pointsTotal, limits.award);
  return { everyone, codes: divisions.map(({ code }) => code), pointsTotal };
}

/** What an award would cost and whom it would reach, by the rules that the award itself goes by. */
export async function quoteOf(on: Tx, by: Actor, wish: Wish, giving: Giving): Promise<Quote> {
  const lender = await lenderOf(on, by, wish, { now: giving.now, isGiving: false });
  const counted = countOf(await named(on, wish.recipients), by, wish, lender?.away);
  const { confirm } = limitsOf(by);
  const { everyone, codes, pointsTotal } = counted;
  const available = await payersPoints(on, by, wish.what, lender);
  const { now } = giving;
  const concerns = everyone.map(({ id }) => id);
  const waits = await waitsFor(on, lender?.away ?? by, { ...wish, ...counted }, { now, isGiving: false });
  return {
    recipients: everyone.length,
    pointsEach: wish.points,
    pointsTotal,
    available,
    left: available === null ? null : available - pointsTotal,
    notRegistered: namesOf(await notRegisteredIn(on, codes)),
    leavesOutSelf: codes.includes(by.divisionCode),
    unreachable: namesOf(await unreachableOf(on, counted, wish, giving)),
    steps: waits
      ? await stepsQuoted(on, waits.steps, { askerId: by.id, askedForId: lender?.away.id ?? null, concerns, now })
      : [],
    missing: waits?.missing ?? 0,
    mustConfirm: pointsTotal > confirm.points || everyone.length > confirm.people,
  };
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

/** Neither the delegate nor who is away gets anything of it. */
function mustNotBeTo(refs: readonly string[], { by, away, found }: { by: Actor; away: Actor; found: Named }): void {
  const ids = refs.map((ref) => found.people.get(publicIdOf(ref))?.id);
  mustNotBeOwn(
    'award',
    by.id,
    ids.map((id) => id ?? null),
    'recipients',
  );
  if (ids.includes(away.id)) refuseTo(awayRules.concernsThem);
}

function refuseTo(rule: Message): never {
  refuse('badInput', say(rule), { recipients: say(rule) });
}

async function payersPoints(
  on: Db | Tx,
  by: Actor,
  what: Award['what'],
  lender: Lender | undefined,
): Promise<number | null> {
  if (what === 'reward' || what === 'thankyou') return null;
  const { wallet, pot } = await balancesOf(on, lender?.away.id ?? by.id);
  if (lender) return Math.min(pot, lender.budget.left);
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
