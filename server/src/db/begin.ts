import { say } from '@laurel/contract/say';
import { theCompany } from '@laurel/contract/texts';
import { speakingTo } from '#languages/speaking';
import * as texts from './texts.ts';

/** Milliseconds after which PostgreSQL itself gives up; 0 where it does not. */
export interface Limits {
  /** One statement. */
  statementMs: number;
  /** The wait for one lock. */
  lockMs: number;
  /** Silence between two statements of a transaction. */
  idleMs: number;
}

/** Requests give up early, by so much later where the machine is slow. */
export function requestLimits(patience: number): Limits {
  return { statementMs: 4_000 * patience, lockMs: 2_000 * patience, idleMs: 10_000 * patience };
}

export const noLimits: Limits = { statementMs: 0, lockMs: 0, idleMs: 0 };

/** After so much silence nobody hopes for an answer any more: PostgreSQL would have given up before, were it there. */
export function silenceMsOf({ statementMs }: Limits): number {
  return statementMs === 0 ? longestMs : statementMs * 1.125;
}

const longestMs = 2 * 3_600_000;

/**
 * `writes`: READ COMMITTED, with our own row locks deciding. `reads`: one snapshot, in which PostgreSQL refuses to write. `holds`: nothing
 * but its locks; between its statements it keeps no snapshot.
 */
export type Mode = 'writes' | 'reads' | 'holds';

/**
 * What a transaction begins with. Its rights, its time zone, its limits and how it is planned are said to it and not to the session,
 * which behind a pooler is another's in the next moment.
 */
export function beginning(mode: Mode, { role, limits, more = {} }: Beginning): string {
  const own: Record<string, string> = role === undefined ? {} : { role };
  return `${modes[mode]}; ${setting({ ...own, ...always, ...calledByReader(), ...named(limits), ...more })}`;
}

interface Beginning {
  /** Whose rights it has; those of who connected when left out. */
  role: string | undefined;
  limits: Limits;
  more?: Readonly<Record<string, string>>;
}

/** What is called in SQL who has no name there, where who reads it is told something else than that says by itself: somebody who was erased, and the company. */
function calledByReader(): Record<string, string> {
  if (!speakingTo.getStore()) return {};
  const called = Object.entries(nameless).map(([name, message]) => [name, message.text, say(message)] as const);
  return called.every(([, english, said]) => said === english)
    ? {}
    : Object.fromEntries(called.map(([name, , said]) => [name, said]));
}

const nameless = {
  'laurel.former': texts.former,
  'laurel.colleague': texts.colleague,
  'laurel.former_colleague': texts.formerColleague,
  'laurel.the_company': theCompany,
};

/** For a transaction that has begun. */
export function limiting(limits: Partial<Limits>): string {
  return setting(named(limits));
}

function setting(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `set local ${name} to '${value.replaceAll("'", "''")}'`)
    .join('; ');
}

const limitNames: Readonly<Record<keyof Limits, string>> = {
  statementMs: 'statement_timeout',
  lockMs: 'lock_timeout',
  idleMs: 'idle_in_transaction_session_timeout',
};

function named(limits: Partial<Limits>): Record<string, string> {
  const given = Object.entries(limits) as [keyof Limits, number][];
  return Object.fromEntries(given.map(([name, ms]) => [limitNames[name], `${ms}ms`]));
}

const modes: Record<Mode, string> = {
  writes: 'begin isolation level read committed',
  reads: 'begin isolation level repeatable read read only',
  holds: 'begin isolation level read committed read only',
};

// Pages lie in memory or on disks without a moving head: a few rows of a big table are looked up, not read past.
const always = { timezone: 'UTC', random_page_cost: '1.1', jit: 'off' };

/** Whoever changes tables or rights waits for whoever does so at this moment, until that transaction ends. */
export const migrationLock = 'select pg_advisory_xact_lock(7205, 3)';
