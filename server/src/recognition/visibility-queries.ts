import type { Audience } from '@laurel/contract/programme/audience';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { narrowerOf } from '#directory/card-scope';
import { rules } from '#programme/rules';

interface Shown {
  audience: Audience;
  showsPoints: boolean;
}

/** A card of which a member may say who sees it: they received it, it still stands, and others may see it at all. */
export async function lockOwnCard(
  tx: Tx,
  cardId: string,
  memberId: number,
): Promise<{ fromId: number | null; most: Audience; showsPoints: boolean } | undefined> {
  const { rows } = await sql<{ fromId: number | null; most: Audience; showsPoints: boolean }>`
    select from_id as "fromId", coalesce(audience_most, 'everybody') as most, shows_points as "showsPoints" from recognitions
    where id = ${cardId}::bigint and to_id = ${memberId} and audience is not null and withdrawn_at is null and hidden_at is null
    for no key update`.execute(tx);
  return rows[0];
}

export async function showCard(tx: Tx, cardId: string, { audience, showsPoints }: Shown): Promise<void> {
  await sql`
    update recognitions set audience = ${audience}, shows_points = ${showsPoints} where id = ${cardId}::bigint`.execute(
    tx,
  );
}

/** What a member has chosen; without a choice as the company has it. */
export async function chosenBy(
  on: Db | Tx,
  memberId: number,
): Promise<{ audience: Audience | null; showsPoints: boolean }> {
  const { rows } = await sql<{ audience: Audience | null; showsPoints: boolean }>`
    select audience, shows_points as "showsPoints" from visibility_choices where member_id = ${memberId}`.execute(on);
  return rows[0] ?? { audience: null, showsPoints: false };
}

export async function saveChoice(
  tx: Tx,
  memberId: number,
  { audience, showsPoints, now }: { audience: Audience | null; showsPoints: boolean; now: Date },
): Promise<void> {
  await sql`
    insert into visibility_choices (member_id, audience, shows_points, changed_at) values (${memberId}, ${audience}::text, ${showsPoints}, ${now})
    on conflict (member_id) do update set audience = excluded.audience, shows_points = excluded.shows_points, changed_at = excluded.changed_at`.execute(
    tx,
  );
}

/** The same for all that a member has got, as far as their givers allow it. Answers of how many cards. */
export async function showEarlier(tx: Tx, memberId: number, { audience, showsPoints }: Shown): Promise<number> {
  const allowed = narrowerOf(sql`${audience}::text`, sql`coalesce(audience_most, 'everybody')`);
  const { numAffectedRows = 0n } = await sql`
    update recognitions set audience = ${allowed}, shows_points = ${showsPoints}
    where to_id = ${memberId} and audience is not null and (audience, shows_points) is distinct from (${allowed}, ${showsPoints})`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

/** As what cards to these would be seen: how many people of each. */
export async function audiencesOf(
  on: Db | Tx,
  ids: readonly number[],
  most: Audience,
): Promise<{ audience: Audience; people: number }[]> {
  const { rows } = await sql<{ audience: Audience; people: number }>`
    select ${narrowerOf(sql`coalesce(v.audience, ${rules().seen.audience})`, sql`${most}::text`)} as audience, count(*) as people
    from unnest(${[...ids]}::bigint[]) wanted (id) left join visibility_choices v on v.member_id = wanted.id
    group by 1`.execute(on);
  return rows;
}
