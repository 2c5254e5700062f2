import { begingroupcard } from '@laurel/contract/calls/groupcards/begingroupcard';
import { sql } from 'kysely';
import { beginCard } from '#groupcards/begin';
import { deliverBatch } from '#groupcards/round';
import { signCard } from '#groupcards/sign';
import { isoDay } from '#home/celebrations';
import { type DemoEvent, type Directory, lastAnniversary, timeOf } from './event.ts';
import { daysBefore, type Loading } from './loading.ts';

/** Johan Botha, and two of his team: Thandi Mokoena has a card, Ruan Swanepoel leaves. */
const boss = '100002';
const celebrated = '100001';
const leaves = '100080';

interface Signing {
  by: string;
  text: string;
  script?: string;
  /** How it is drawn: so many strokes up and down. */
  drawn?: number;
}

const forThandi: readonly Signing[] = [
  { by: boss, text: 'Every release of these years has something of yours in it. Thank you, Thandi.', drawn: 5 },
  { by: '100034', text: 'You answered my first hundred questions. I still have some.', script: 'Yusuf' },
  { by: '100049', text: 'To many more!', drawn: 7 },
  { by: '100129', text: 'Nobody reviews as kindly as you do, and nobody finds more.', drawn: 4 },
  { by: '100182', text: 'Siyabonga, Thandi.', script: 'Sizwe' },
  { by: '100200', text: 'The night before the launch, you and the pizza: I have not forgotten.' },
  { by: '100213', text: '', drawn: 6 },
  { by: '100214', text: 'You make this a place to stay.', script: 'Refilwe' },
];
const forRuan: readonly Signing[] = [
  { by: '100034', text: 'The tests will miss you, and so will I.', drawn: 4 },
  { by: '100371', text: 'Sterkte with the new job, Ruan. Come and visit.', script: 'Annelise' },
];

/** One card that its person has, and one that is being signed. */
export function groupCardEvents(loading: Loading, directory: Directory): DemoEvent[] {
  return [given(loading, directory), open(loading, directory)];
}

/** For the last anniversary of a first day at work; it was signed on the days before. */
function given(loading: Loading, directory: Directory): DemoEvent {
  const { tx } = loading;
  const { hireDate } = directory.person(celebrated);
  const at = lastAnniversary(loading, hireDate as string, 0);
  const happen = async () => {
    const person = await directory.actor(celebrated);
    const day = isoDay({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() });
    const years = at.getUTCFullYear() - Number(hireDate?.slice(0, 4));
    const { rows } = await sql<{ id: string }>`
      with card as (
        insert into group_cards (member_id, occasion, years, day, begun_at) values (${person.id}, 'anniversary', ${years}, ${day}::date, ${daysBefore(at, 5)})
        returning id
      ), asked as (
        insert into group_card_people (card_id, member_id, asked_at)
        select card.id, m.id, ${daysBefore(at, 5)} from card join members m on m.member_number = any(${forThandi.map(({ by }) => by)}::text[])
      )
      select id::text from card`.execute(tx);
    await signEach(loading, directory, { cardId: rows[0]?.id as string, at: daysBefore(at, 2), signings: forThandi });
    await deliverBatch(tx, at, 100);
    return [];
  };
  return { at, happen };
}

function open(loading: Loading, directory: Directory): DemoEvent {
  const at = timeOf(loading, 1, 5);
  const happen = async () => {
    const actor = await directory.actor(boss);
    const leaving = daysBefore(loading.now, -6).toISOString().slice(0, 10);
    const memberId = `1.${directory.person(leaves).publicId}`;
    const wish = begingroupcard.input.parse({ memberId, occasion: 'farewell', day: leaving });
    const { cardId } = await beginCard(loading.tx, { actor, now: at }, wish);
    await signEach(loading, directory, { cardId, at, signings: forRuan });
    return [];
  };
  return { at, happen };
}

async function signEach(
  { tx }: Loading,
  directory: Directory,
  { cardId, at, signings }: { cardId: string; at: Date; signings: readonly Signing[] },
): Promise<void> {
  // loop: a few who sign, in their order
  for (const { by, text, script = '', drawn } of signings) {
    const strokes = drawn === undefined ? [] : drawing(drawn, Number(by));
    const wish = { cardId, text, script, strokes, keepsPicture: false };
    await signCard(tx, { actor: await directory.actor(by), now: at }, wish);
  }
}

/** As somebody writes quickly: a wave that gets flatter, and a line below it. */
function drawing(waves: number, seed: number): number[][] {
  const points = waves * 12;
  const wave = Array.from({ length: points }, (_, n) => {
    const part = n / (points - 1);
    const height = (1 - part * 0.7) * (90 + (seed % 50));
    const x = 80 + part * 760 + 34 * Math.sin(part * waves * 6.28 + seed);
    return [x, 190 - height * Math.sin(part * waves * 6.28)];
  });
  const line = [
    [140, 320],
    [480, 300 - (seed % 20)],
    [880, 326],
  ];
  return [wave, line].map((each) => each.flat().map(Math.round));
}
