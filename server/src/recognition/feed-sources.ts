import type { CardSide } from '@laurel/contract/calls/recognition/colleaguecards';
import type { Audience, FeedScope } from '@laurel/contract/programme/audience';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Onlooker } from '#directory/card-scope';

/** What one person received or gave. */
export interface OfColleague {
  colleagueId: number;
  side: CardSide;
}

/** Where what a reader sees is found: each in an index of its own, in the order of the feed. */
export function sourcesOf(onlooker: Onlooker, shown: FeedScope | OfColleague): RawBuilder<SqlBool>[] {
  return typeof shown === 'string' ? ofScope(onlooker, shown) : ofColleague(onlooker, shown);
}

function ofScope({ id, divisionCode, countryCode, teams }: Onlooker, scope: FeedScope): RawBuilder<SqlBool>[] {
  const among = (audience: Audience) => sql<SqlBool>`r.audience = ${sql.lit(audience)}`;
  const inDivision = (audience: Audience) => sql<SqlBool>`r.division_code = ${divisionCode} and ${among(audience)}`;
  const inTeams = (audience: Audience, more: RawBuilder<SqlBool> = sql`true`) =>
    teams.map((team) => sql<SqlBool>`r.team_id = ${team} and ${among(audience)} and ${more}`);
  const narrow = (more?: RawBuilder<SqlBool>) => [...inTeams('division', more), ...inTeams('team', more)];
  switch (scope) {
    case 'everybody':
      return [among('everybody'), inDivision('division'), ...narrow()];
    case 'mine':
      return [sql`r.to_id = ${id} and r.audience is not null`, sql`r.from_id = ${id} and r.audience is not null`];
    case 'team':
      return [...inTeams('everybody'), ...narrow()];
    case 'division':
      return [inDivision('everybody'), inDivision('division'), ...narrow(sql`r.division_code = ${divisionCode}`)];
    case 'country': {
      const here = sql<SqlBool>`r.country_code = ${countryCode}`;
      return [sql`${here} and ${among('everybody')}`, sql`${inDivision('division')} and ${here}`, ...narrow(here)];
    }
  }
}

/** Never what is between two. One's own are those that one's division and team see. */
function ofColleague({ id, divisionCode, teams }: Onlooker, { colleagueId, side }: OfColleague): RawBuilder<SqlBool>[] {
  const [own, other] = side === 'received' ? ['r.to_id', 'r.from_id'] : ['r.from_id', 'r.to_id'];
  const theirs = sql`${sql.ref(own as string)} = ${colleagueId}`;
  const seenBySome = sql`r.audience in ('division', 'team')`;
  return [
    sql`${theirs} and r.audience = 'everybody'`,
    sql`${theirs} and r.division_code = ${divisionCode} and r.audience = 'division'`,
    ...teams.map((team) => sql<SqlBool>`${theirs} and r.team_id = ${team} and ${seenBySome}`),
    ...(colleagueId === id ? [] : [sql<SqlBool>`${theirs} and ${sql.ref(other as string)} = ${id} and ${seenBySome}`]),
  ];
}
