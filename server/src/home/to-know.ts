import { createHash } from 'node:crypto';
import type { GetToKnowPerson } from '@laurel/contract/calls/members/home';
import type { CelebrationRow } from '@laurel/contract/calls/recognition/celebration-row';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { isOnFor } from '#directory/features';
import { publicIdOf } from '#directory/member-id';
import type { CalendarDay } from './celebrations.ts';

const othersShown = 12;

/** Whoever takes part and has told something, at a site that does so: members `m` with their profiles `p`, in the words of the index `profiles_to_know`. */
export const takesPart =
  () => sql`p.get_to_know and p.is_active and (p.hobbies <> '' or p.dreams <> '') and m.registered_at is not null
  and ${isOnFor('getToKnow', sql`m.id`)}`;
export const people = sql`profiles p join members m on m.id = p.member_id`;

export const person = sql`
  '1.' || m.public_id as "memberId", p.display_name as "memberName",
  coalesce(p.picture_id, '') as "picId", p.called as "firstName", p.surname,
  d.name as division, p.hobbies as "interestOtherDesc", p.dreams as "otherInfo"`;

/** What Home shows of a day, the same to everybody. */
export interface DayAtHome {
  celebrating: readonly CelebrationRow[];
  introduced: readonly Introduced[];
}

interface Introduced extends GetToKnowPerson {
  /** 0 for who celebrates; the others' place in the day's order. */
  place: number;
}

/**
 * The celebrants shown who take part, and a dozen others, who change each day, so that Home is not always the same: those who
 * come next from the day's place in the order of random keys, and from its beginning when it ends.
 */
export async function peopleToKnow(
  on: Db | Tx,
  { today, celebrating }: { today: CalendarDay; celebrating: readonly CelebrationRow[] },
): Promise<Introduced[]> {
  const place = placeOf(today);
  const from = (side: RawBuilder<unknown>) =>
    sql`(select m.id, p.shuffle_key from ${people} where ${takesPart()} and ${side}
      -- limit: a dozen a day and one, in whose place it may be oneself; each day others
      order by p.shuffle_key limit ${othersShown + 1})`;
  const celebrants = celebrating
    .filter(({ interest1 }) => interest1 === 'Y')
    .map(({ memberId }) => publicIdOf(memberId));
  const { rows } = await sql<Introduced>`
    with others as (
      select id, row_number() over (order by turn, shuffle_key)::int as place from (
        select id, shuffle_key, 1 as turn from ${from(sql`p.shuffle_key >= ${place}`)} a
        union all select id, shuffle_key, 2 from ${from(sql`p.shuffle_key < ${place}`)} b) o
      -- limit: a dozen a day and one, in whose place it may be oneself; each day others
      order by place limit ${othersShown + 1}
    ), chosen as (
      select m.id, 0 as place from ${people} where m.public_id = any(${celebrants}::text[]) and ${takesPart()}
      union all select id, place from others
    )
    select ${person}, c.place
    from chosen c join members m on m.id = c.id join profiles p on p.member_id = m.id join divisions d on d.code = m.division_code
    order by c.place, m.id`.execute(on);
  return rows;
}

/** Those of the day whom a member is shown: not themselves, and nobody twice. */
export function introducedTo(actor: Actor, { introduced }: DayAtHome): GetToKnowPerson[] {
  const colleagues = introduced.filter(({ memberId }) => publicIdOf(memberId) !== actor.publicId);
  const celebrants = colleagues.filter(({ place }) => place === 0);
  const met = new Set(celebrants.map(({ memberId }) => memberId));
  const others = colleagues.filter(({ place }) => place > 0).slice(0, othersShown);
  return [...celebrants, ...others.filter(({ memberId }) => !met.has(memberId))];
}

/** One person who takes part; undefined for all others. */
export async function personToKnow(on: Db | Tx, memberId: string): Promise<GetToKnowPerson | undefined> {
  const { rows } = await sql<GetToKnowPerson>`
    select ${person} from ${people} join divisions d on d.code = m.division_code
    where m.public_id = ${publicIdOf(memberId)} and ${takesPart()}`.execute(on);
  return rows[0];
}

/** From 0 to 1: the same for everybody on one day, and elsewhere the next. */
function placeOf({ year, month, day }: CalendarDay): number {
  return createHash('sha256').update(`${year}-${month}-${day}`).digest().readUInt32BE() / 2 ** 32;
}
