import { holds } from '@laurel/contract/access';
import type { Input, Output } from '@laurel/contract/call';
import type { askgroupcard } from '@laurel/contract/calls/groupcards/askgroupcard';
import type { begingroupcard } from '@laurel/contract/calls/groupcards/begingroupcard';
import { groupCardDaysAhead } from '@laurel/contract/limits';
import { isOn } from '@laurel/contract/programme/features';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { publicIdOf } from '#directory/member-id';
import { type FoundPerson, peopleByMemberId } from '#directory/people';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { nineOf, signedUntil } from './queries.ts';
import { cardInSight, teamOf } from './sight.ts';
import * as texts from './texts.ts';

interface Doing {
  actor: Actor;
  now: Date;
}

/** Begins a card for a colleague and asks their team; of several who begin the same one does. */
export async function beginCard(
  tx: Tx,
  { actor, now }: Doing,
  { memberId, occasion, day }: Input<typeof begingroupcard>,
): Promise<Output<typeof begingroupcard>> {
  const person =
    (await peopleByMemberId(tx, [memberId])).get(publicIdOf(memberId)) ?? no('memberId', say(texts.nobody));
  if (person.id === actor.id) no('memberId', say(texts.notOwn));
  if (!(await isNear(tx, actor, person))) no('memberId', say(texts.notNear, { name: person.displayName }));
  if (!hasCards(person)) no('memberId', say(texts.withoutCards, { name: person.displayName }));
  const nine = await nineOf(tx, person.id, day);
  const ahead = (nine.getTime() - now.getTime()) / 86_400_000;
  if (ahead <= 0 || ahead > groupCardDaysAhead) no('day', say(texts.dayAhead, { max: groupCardDaysAhead }));
  const { rows } = await sql<{ id: number; people: number[] }>`
    with begun as (
      insert into group_cards (member_id, occasion, day, begun_by_id, begun_at) values (${person.id}, ${occasion}, ${day}::date, ${actor.id}, ${now})
      on conflict on constraint group_cards_once do nothing returning id, member_id
    ), asked as (
      insert into group_card_people (card_id, member_id, asked_at)
      select begun.id, near.id, ${now} from begun join members m on m.id = begun.member_id
      cross join lateral (select id from ${teamOf} team union select ${actor.id}::bigint) near order by near.id
      returning member_id
    )
    select begun.id, array(select member_id from asked) as people from begun`.execute(tx);
  const { id, people } = rows[0] ?? refuse('alreadyExists', say(texts.begunBefore));
  await append(tx, {
    ...{ type: 'groupcard.opened', at: now, actorId: actor.id, subject: `groupcard:${id}`, concerns: people },
    facts: { occasion, people: people.length, bySelf: false },
  });
  return { message: say(texts.begun, { name: person.displayName }), cardId: String(id) };
}

function hasCards(person: FoundPerson): boolean {
  return person.siteTemplate !== '' && isOn('groupCards', person) && isOn('celebrations', person);
}

/** Who is of their team, their manager, or an administrator. */
async function isNear(tx: Tx, actor: Actor, person: FoundPerson): Promise<boolean> {
  if (holds(actor, 'administrator') || person.managerId === actor.id) return true;
  const { rows } = await sql<{ isNear: boolean }>`
    select m.manager_id is not null and m.manager_id = ${person.managerId}::bigint as "isNear" from members m where m.id = ${actor.id}`.execute(
    tx,
  );
  return rows[0]?.isNear ?? false;
}

/** Asks others of the actor's site as well; who is asked already stays so. */
export async function askOthers(
  tx: Tx,
  { actor, now }: Doing,
  { cardId, people: wanted }: Input<typeof askgroupcard>,
): Promise<Output<typeof askgroupcard>> {
  const card = (await cardInSight(tx, actor.id, cardId, 'share')) ?? notFound();
  if (card.memberId === actor.id) notFound();
  if (signedUntil(card) <= now) refuse('ruleBroken', say(texts.tooLate));
  const found = await peopleByMemberId(tx, wanted);
  const people = wanted.map((one) => found.get(publicIdOf(one)) ?? no('people', say(texts.nobody)));
  for (const { id, siteTemplate, isRegistered, displayName: name } of people) {
    if (id === card.memberId) no('people', say(texts.isTheirs, { name }));
    if (siteTemplate !== actor.siteTemplate || !isRegistered) no('people', say(texts.elsewhere, { name }));
  }
  const { rows } = await sql<{ id: number }>`
    insert into group_card_people (card_id, member_id, asked_by_id, asked_at)
    select ${card.id}, id, ${actor.id}, ${now} from each_of(${people.map(({ id }) => id)}::bigint[]) as id order by id
    on conflict do nothing returning member_id as id`.execute(tx);
  const asked = rows.map(({ id }) => id);
  if (asked.length > 0)
    await append(tx, {
      ...{ type: 'groupcard.asked', at: now, actorId: actor.id, subject: `groupcard:${card.id}` },
      ...{ concerns: [actor.id, ...asked], facts: { people: asked.length } },
    });
  return { message: say(texts.asked, { count: asked.length }), asked: asked.length };
}

function no(field: string, words: string): never {
  return refuse('badInput', words, { [field]: words });
}
