import { createHash } from 'node:crypto';

/** Who takes part, by the numbers that `server/test/scale/company` gives out: the same people in every company. */
export const cast = {
  /** Leads a team, and gives from a pot of ten million. */
  hotManager: 101,
  /** Manager and administrator. */
  administrator: 77,
  /** Has many recognitions. */
  member: 120,
} as const;

/**
 * Signed-on people at most: so many that they do not wait for each other, and so few that each calls often, as people do who
 * look around; a token's first use in a minute is written down.
 */
const signedOnMost = 500;
const managersMost = 80;

export const signedOn = (people: number) => Math.min(people, signedOnMost);

/** The signed-on managers; every fiftieth leads a team. */
export function managers(people: number): number[] {
  return Array.from({ length: Math.min(people / 50, managersMost) }, (_, k) => 1 + 50 * k);
}

/** Numbers that end in 00 have never registered. */
export function isRegistered(n: number): boolean {
  return n % 100 !== 0;
}

/** The bearer token of a member for as long as a measurement takes. */
export function secretOf(n: number): string {
  return createHash('sha256').update(`load ${n}`).digest('base64url');
}

export const memberIdOf = (n: number) => `1.${100_000_000_000 + n}`;

/** Numbers that look drawn and are the same in every round: mulberry32. */
export function drawing(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
