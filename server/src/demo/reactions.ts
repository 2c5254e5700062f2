import { reactionKinds } from '@laurel/contract/programme/reaction-kinds';
import { sql } from 'kysely';
import { placeOfCard } from '#items/sight';
import { reactTo } from '#recognition/reactions';
import { type DemoEvent, type Directory, laterThan } from './event.ts';
import { daysBefore, type Loading } from './loading.ts';

/** Days back for which people have reacted: as far as anybody reads. */
const readDays = 45;

interface Newest {
  cardId: string;
  receiver: string;
  colleagues: string[];
}

/** To what was given last: some colleagues of who received it react in the hours after it, and every third thanks its giver. */
export async function reactionsToNewest(
  loading: Loading,
  directory: Directory,
  { at, n }: { at: Date; n: number },
): Promise<DemoEvent[]> {
  const { tx, now } = loading;
  if (at < daysBefore(now, readDays)) return [];
  const { rows } = await sql<Newest>`
    select r.id::text as "cardId", t.member_number as receiver, array(
      select m.member_number from members m
      where m.division_code = t.division_code and m.id not in (r.from_id, r.to_id) and m.deactivated_at is null and m.registered_at is not null
      -- limit: none to five of them, others each time
      order by (m.id * 7919 + r.id * 104729) % 997, m.id limit ${(n * 5) % 6}) as colleagues
    from recognitions r join members t on t.id = r.to_id where r.created_at = ${at} and r.audience = 'everybody'
    -- limit: the newest
    order by r.id desc limit 1`.execute(tx);
  const [newest] = rows;
  const place = newest && (await placeOfCard(tx, newest.cardId));
  if (!newest || !place) return [];
  const reacting = newest.colleagues.map((number, m) => ({ number, reaction: reactionKinds[(n + m * 2) % 5] }));
  if (n % 3 === 0) reacting.push({ number: newest.receiver, reaction: 'grateful' });
  return reacting.map(({ number, reaction = 'applause' }, m) => {
    const reactedAt = laterThan(loading, at, 0, n + m + 1);
    const happen = async () => {
      await reactTo(tx, { actor: await directory.actor(number), now: reactedAt }, { place, reaction });
      return [];
    };
    return { at: reactedAt, happen };
  });
}
