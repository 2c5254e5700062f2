import type { Input, Output } from '@laurel/contract/call';
import type { cardaudience } from '@laurel/contract/calls/recognition/cardaudience';
import type { cardvisibility } from '@laurel/contract/calls/recognition/cardvisibility';
import type { choosevisibility } from '@laurel/contract/calls/recognition/choosevisibility';
import type { myvisibility } from '@laurel/contract/calls/recognition/myvisibility';
import { audiences, notWider } from '@laurel/contract/programme/audience';
import { isOn } from '@laurel/contract/programme/features';
import { say } from '@laurel/contract/say';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import type { FoundPerson } from '#directory/people';
import { named } from '#directory/recipients';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { rules } from '#programme/rules';
import * as texts from './texts.ts';
import { audiencesOf, chosenBy, lockOwnCard, saveChoice, showCard, showEarlier } from './visibility-queries.ts';

interface Doing {
  actor: Actor;
  now: Date;
}

/** Who received a card says who else sees it: nobody whom its giver leaves out. */
export async function showTo(
  tx: Tx,
  { actor, now }: Doing,
  { cardId, audience, showsPoints }: Input<typeof cardaudience>,
): Promise<Output<typeof cardaudience>> {
  const card = (await lockOwnCard(tx, cardId, actor.id)) ?? notFound();
  if (!notWider(card.most).includes(audience)) {
    const words = say(texts.giverAllows, { audience: card.most });
    refuse('ruleBroken', words, { audience: words });
  }
  if (showsPoints && !card.showsPoints) mustAllowPoints();
  await inOrder(
    tx,
    () => showCard(tx, cardId, { audience, showsPoints }),
    () =>
      append(tx, {
        ...{ type: 'card.audience.changed', at: now, actorId: actor.id, subject: `card:${cardId}` },
        ...{ concerns: [actor.id, card.fromId], facts: { audience, showsPoints } },
      }),
  );
  return { message: say(texts.shown, { audience }) };
}

function mustAllowPoints(): void {
  const words = say(texts.noPointsShown);
  if (!rules().seen.points) refuse('ruleBroken', words, { showsPoints: words });
}

/** Who sees the cards that a member will get, and where they say so those that they have got. */
export async function chooseVisibility(
  tx: Tx,
  { actor, now }: Doing,
  { audience, showsPoints, earlier }: Input<typeof choosevisibility>,
): Promise<Output<typeof choosevisibility>> {
  const before = await chosenBy(tx, actor.id);
  if (showsPoints && !before.showsPoints) mustAllowPoints();
  await saveChoice(tx, actor.id, { audience, showsPoints, now });
  const shown = { audience: audience ?? rules().seen.audience, showsPoints };
  const cards = earlier ? await showEarlier(tx, actor.id, shown) : 0;
  await append(tx, {
    ...{ type: 'visibility.chosen', at: now, actorId: actor.id, subject: `member:${actor.id}` },
    ...{ concerns: [actor.id], facts: { audience, showsPoints, cards } },
  });
  return { message: say(texts.chosen, { cards, earlier: String(earlier) }) };
}

export async function myVisibility(tx: Tx, { id }: Actor): Promise<Output<typeof myvisibility>> {
  const { audience, points } = rules().seen;
  return { ...(await chosenBy(tx, id)), company: audience, mayShowPoints: points };
}

/** Who will see what is about to be given, without its giver: as many people as each audience is of. */
export async function visibilityFor(
  tx: Tx,
  { id }: Actor,
  { recipients, audience = 'everybody' }: Input<typeof cardvisibility>,
): Promise<Output<typeof cardvisibility>> {
  const { people, divisions } = await named(tx, recipients);
  const meant = new Map<number, FoundPerson>();
  for (const one of [...people.values(), ...[...divisions.values()].flat()]) if (one.id !== id) meant.set(one.id, one);
  const shown = [...meant.values()].filter((one) => isOn('feed', one));
  const counts = new Map([['us', meant.size - shown.length]]);
  const found = await audiencesOf(
    tx,
    shown.map((one) => one.id),
    audience,
  );
  for (const { audience: of, people: count } of found) counts.set(of, (counts.get(of) ?? 0) + count);
  return {
    seenBy: audiences.map((of) => ({ audience: of, people: counts.get(of) ?? 0 })).filter(({ people: n }) => n > 0),
  };
}
