import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#directory/actor';

export interface DirectorySearch {
  actor: Actor;
  search: string;
  /** Empty for all countries; the divisions of others are then left out. */
  countryCode: string;
  divisionCode: string;
  includeSelf: boolean;
  now: Date;
  /** So many are listed. */
  most: number;
}

/** One more than is listed: it tells that there are more. */
export function wantedOf({ most }: Pick<DirectorySearch, 'most'>): number {
  return most + 1;
}

/** Who may be in the answer at all: rows s with a member and a division. */
export function asked(
  { actor, includeSelf, countryCode }: DirectorySearch,
  s: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const country =
    countryCode === ''
      ? sql`true`
      : sql`${s}.division_code = any(array(select code from divisions where country_code = ${countryCode}))`;
  return sql<SqlBool>`(${includeSelf}::boolean or ${s}.member_id <> ${actor.id}) and ${country}`;
}

/** Of member numbers: one that is typed whole is nobody else's. */
export function hasDigit(word: string): boolean {
  return /\d/.test(word);
}
