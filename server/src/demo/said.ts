import { addcomment } from '@laurel/contract/calls/comments/addcomment';
import { reactionKinds } from '@laurel/contract/programme/reaction-kinds';
import { sql } from 'kysely';
import { boostOf } from '#awards/boost';
import { giveAward } from '#awards/give';
import { addComment } from '#comments/comments';
import { writeNow } from '#db/transaction';
import { placeOfCard } from '#items/sight';
import { balancesOf } from '#ledger/accounts';
import { reactTo } from '#recognition/reactions';
import { type DemoEvent, type Directory, laterThan } from './event.ts';
import { rowsIn } from './files.ts';
import { daysBefore, type Loading } from './loading.ts';

/** Days back for which people have said something: as far as anybody reads. */
const readDays = 45;

interface Newest {
  cardId: string;
  receiver: string;
  colleagues: string[];
}

interface Given {
  at: Date;
  /** Which of the files' rows it is. */
  n: number;
}

/** To what was given last: some colleagues of who received it react and write in the hours after it, and every third thanks its giver. */
export async function saidToNewest(loading: Loading, directory: Directory, given: Given): Promise<DemoEvent[]> {
  const { tx, now } = loading;
  const { at, n } = given;
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
  const said = { loading, directory, given, place };
  return [...reactionsTo(said, newest), ...commentsTo(said, newest), ...boostsTo(said, newest)];
}

interface Saying {
  loading: Loading;
  directory: Directory;
  given: Given;
  place: string;
}

function reactionsTo({ loading, directory, given: { at, n }, place }: Saying, newest: Newest): DemoEvent[] {
  const reacting = newest.colleagues.map((number, m) => ({ number, reaction: reactionKinds[(n + m * 2) % 5] }));
  if (n % 3 === 0) reacting.push({ number: newest.receiver, reaction: 'grateful' });
  return reacting.map(({ number, reaction = 'applause' }, m) => {
    const reactedAt = laterThan(loading, at, 0, n + m + 1);
    const happen = async () => {
      await reactTo(loading.tx, { actor: await directory.actor(number), now: reactedAt }, { place, reaction });
      return [];
    };
    return { at: reactedAt, happen };
  });
}

/** To every second, one or two of those who react write as well, or who received it. */
function commentsTo({ loading, directory, given: { at, n }, place }: Saying, newest: Newest): DemoEvent[] {
  const texts = rowsIn<'text' | 'by'>(loading.folder, 'comments.csv');
  return newest.colleagues.slice(0, n % 2 === 0 ? 2 : 0).flatMap((number, m) => {
    const row = texts[(n * 3 + m) % texts.length];
    if (!row) return [];
    const by = row.by === 'receiver' ? newest.receiver : number;
    const mentions = row.text.includes('@{1}') ? [`1.${directory.person(newest.receiver).publicId}`] : [];
    const wish = addcomment.input.parse({ place, text: row.text, mentions });
    const writtenAt = laterThan(loading, at, 0, n + m + 7);
    const happen = async () => {
      await addComment(loading.tx, { actor: await directory.actor(by), now: writtenAt }, wish);
      return [];
    };
    return { at: writtenAt, happen };
  });
}

/** Whoever has so many points gives a few of them. */
const hasPlenty = 150;
const few = [5, 10, 20];

/** To every third, one of those who react adds points, who has plenty. */
function boostsTo({ loading: { tx, now }, directory, given: { at, n }, place }: Saying, newest: Newest): DemoEvent[] {
  const number = newest.colleagues[0];
  const points = few[n % few.length];
  if (n % 3 !== 1 || number === undefined || points === undefined) return [];
  const addedAt = laterThan({ now }, at, 0, n + 11);
  const happen = async () => {
    const by = await directory.actor(number);
    if ((await balancesOf(tx, by.id)).wallet < hasPlenty) return [];
    const gate = { callingCodes: undefined, limited: false };
    await giveAward(tx, { now: addedAt, gate }, { by, award: await boostOf(tx, by, { place, points }) });
    await writeNow(tx);
    return [];
  };
  return [{ at: addedAt, happen }];
}
