import type { Input, Output } from '@laurel/contract/call';
import type { CelebratedItem, FeedItem, FeedPerson, GivenItem } from '@laurel/contract/calls/recognition/feed-item';
import { feedPlaceOf } from '@laurel/contract/calls/recognition/feed-place';
import type { recognitionfeed } from '@laurel/contract/calls/recognition/recognitionfeed';
import type { recognitionfeeditem } from '@laurel/contract/calls/recognition/recognitionfeeditem';
import type { recognitionfeednew } from '@laurel/contract/calls/recognition/recognitionfeednew';
import type { recognitionfeedpeople } from '@laurel/contract/calls/recognition/recognitionfeedpeople';
import { feedCelebrationDays, feedFaces, feedPageMax, feedPeoplePageMax } from '@laurel/contract/limits';
import type { FeedScope } from '@laurel/contract/programme/audience';
import { isOn } from '@laurel/contract/programme/features';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { type Onlooker, onlookerOf } from '#directory/card-scope';
import { standingOf } from '#directory/features';
import { notFound } from '#errors/refuse';
import { celebrationsOn, dayIn, isoDay, lastDays } from '#home/celebrations';
import { boostsAt } from '#items/boosts';
import { commentsAt } from '#items/said';
import { isThereFor, placeOfCard } from '#items/sight';
import type { Kept } from '#kept/keeper';
import { versionOf } from '#kept/versions';
import { beginningOf, feedPeople, givenItems, placesSince, placesThen } from './feed-queries.ts';
import { reactionsAt } from './reaction-queries.ts';

export interface Reading {
  actor: Actor;
  now: Date;
  kept: Kept;
}

/** Later than everything that has happened, and written as a time in microseconds. */
export const newest = '9000000000000000.0';

/** A page of what was given and celebrated: each item at its place, the newest first, and nothing that the reader may not see. */
export async function feedPage(
  tx: Tx,
  reading: Reading,
  { scope, limit = feedPageMax, after = newest }: Input<typeof recognitionfeed>,
): Promise<Output<typeof recognitionfeed>> {
  const onlooker = await onlookerOf(tx, reading.actor);
  const places = await placesThen(tx, { onlooker, scope, after, limit: limit + 1 });
  const given = await givenItems(tx, onlooker, places.slice(0, limit));
  const said = await saidTo(
    tx,
    { actor: reading.actor, onlooker },
    given.map(({ place }) => place),
  );
  const items = given.map((item) => ({ ...item, ...said(item.place) }));
  const last = places.length > limit ? places[limit - 1] : undefined;
  const until = last ? `${last.time}.${last.item}` : '0.0';
  const celebrated = await celebratedBetween(tx, reading, scope, { after, until });
  const all: FeedItem[] = [...items, ...celebrated].toSorted((a, b) => byPlace(b.place, a.place));
  const shown = all.slice(0, limit);
  if (all.length > limit) return { items: shown, next: shown.at(-1)?.place ?? null };
  return { items: shown, next: last ? until : null };
}

/** One item, wherever in the feed it stands. */
export async function feedItemAt(
  tx: Tx,
  { actor }: Pick<Reading, 'actor'>,
  { place }: Input<typeof recognitionfeeditem>,
): Promise<Output<typeof recognitionfeeditem>> {
  const onlooker = await onlookerOf(tx, actor);
  const isThere = await isThereFor(tx, onlooker, place);
  const [given] = isThere ? await givenItems(tx, onlooker, [feedPlaceOf(place)]) : [];
  if (!given) return notFound();
  const said = await saidTo(tx, { actor, onlooker }, [place]);
  return { item: { ...given, ...said(place) } };
}

/** What people said to what stands at these places, and added to it: where the reader's site has that. */
export async function saidTo(
  tx: Tx,
  { actor, onlooker }: { actor: Actor; onlooker: Onlooker },
  places: readonly string[],
): Promise<(place: string) => Said> {
  const [reacted, commented, added] = await inOrder(
    tx,
    async () => (isOn('reactions', actor) ? reactionsAt(tx, onlooker, places) : undefined),
    async () => (isOn('comments', actor) ? commentsAt(tx, onlooker, places) : undefined),
    async () => (isOn('boosts', actor) ? boostsAt(tx, { actor, onlooker }, places) : undefined),
  );
  return (place) => ({
    reactions: reacted?.get(place) ?? null,
    comments: commented?.get(place) ?? null,
    boosts: added?.get(place) ?? null,
  });
}

type Said = Pick<GivenItem, 'reactions' | 'comments' | 'boosts'>;

const nothing: Said = { reactions: null, comments: null, boosts: null };

/** The same of what a card of the reader's own is of. */
export async function saidToCard(
  tx: Tx,
  actor: Actor,
  { cardId, isSeen }: { cardId: string; isSeen: boolean },
): Promise<Said> {
  const place = isSeen ? await placeOfCard(tx, cardId) : undefined;
  if (place === undefined) return nothing;
  return (await saidTo(tx, { actor, onlooker: await onlookerOf(tx, actor) }, [place]))(place);
}

/** How much has come that is not shown yet. */
export async function newInFeed(
  tx: Tx,
  { actor }: Pick<Reading, 'actor'>,
  { scope, since }: Input<typeof recognitionfeednew>,
): Promise<Output<typeof recognitionfeednew>> {
  const onlooker = await onlookerOf(tx, actor);
  const found = await placesSince(tx, { onlooker, scope, since, limit: feedPageMax + 1 });
  return { count: Math.min(found, feedPageMax), isMore: found > feedPageMax };
}

export async function peopleOfItem(
  tx: Tx,
  { actor }: Pick<Reading, 'actor'>,
  { place, limit = feedPeoplePageMax, after = '0' }: Input<typeof recognitionfeedpeople>,
): Promise<Output<typeof recognitionfeedpeople>> {
  const onlooker = await onlookerOf(tx, actor);
  const found = await feedPeople(tx, onlooker, { item: feedPlaceOf(place).item, after, limit: limit + 1 });
  const people: FeedPerson[] = found.slice(0, limit).map(({ cardId: _, ...person }) => person);
  return { people, next: found.length > limit ? (found[limit - 1]?.cardId ?? null) : null };
}

/** The days of the last week that began between two places, with who celebrated on them: for everybody, as Celebrate With Us has them. */
async function celebratedBetween(
  tx: Tx,
  { actor, now, kept }: Reading,
  scope: FeedScope,
  { after, until }: { after: string; until: string },
): Promise<CelebratedItem[]> {
  if (scope !== 'everybody' || !isOn('celebrations', actor)) return [];
  const days = lastDays(dayIn(actor.timeZone, now), feedCelebrationDays);
  const begun = await beginningOf(tx, days.map(isoDay), actor.timeZone);
  const items: CelebratedItem[] = [];
  // loop: a week at most, each day's kept for all
  for (const [n, day] of days.entries()) {
    const place = `${begun[n]}.0`;
    if (byPlace(place, after) >= 0 || byPlace(place, until) < 0) continue;
    const people = await kept.part(
      tx,
      {
        name: `celebrated ${JSON.stringify([day, standingOf('celebrations', 'getToKnow')])}`,
        of: [versionOf.celebrations(day), versionOf.divisions],
      },
      () => celebrationsOn(tx, day, celebratingMost),
    );
    if (people.length === 0) continue;
    items.push({
      kind: 'celebrated',
      place,
      day: isoDay(day),
      people: people.slice(0, feedFaces).map(({ memberId, memberName, picId, division, what, years }) => ({
        memberId,
        memberName,
        picId,
        division,
        what,
        years,
      })),
      others: Math.max(0, people.length - feedFaces),
    });
  }
  return items;
}

const celebratingMost = 500;

/** Below 0 where the first is older. */
function byPlace(one: string, other: string): number {
  const [a, b] = [feedPlaceOf(one), feedPlaceOf(other)];
  return Number(BigInt(a.time) - BigInt(b.time)) || Number(BigInt(a.item) - BigInt(b.item));
}
