import type { Input, Output } from '@laurel/contract/call';
import type { Colleague } from '@laurel/contract/calls/recognition/colleague';
import type { colleaguecards } from '@laurel/contract/calls/recognition/colleaguecards';
import { feedCelebrationDays, feedPageMax } from '@laurel/contract/limits';
import { isOn } from '@laurel/contract/programme/features';
import { programme } from '@laurel/contract/programme/programme';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { onlookerOf } from '#directory/card-scope';
import { mustBeOn } from '#directory/features';
import { notFound } from '#errors/refuse';
import { dayIn, lastDays } from '#home/celebrations';
import { personToKnow } from '#home/to-know';
import { colleagueBy, type FoundColleague, thankedRows } from './colleague-queries.ts';
import { newest, saidTo } from './feed.ts';
import { givenItems, placesThen } from './feed-queries.ts';
import { celebratedOn, thankedFor } from './rules.ts';

/** A colleague as the reader sees them; nobody who has left. */
export async function colleagueSeen(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  asked: string,
): Promise<Colleague> {
  const found = (await colleagueBy(tx, actor, asked)) ?? notFound();
  const { id, memberId, memberName, picId, division, mayThank } = found;
  const { birth, hired } = isOn('celebrations', actor) ? found : { birth: null, hired: null };
  const told = isOn('getToKnow', actor) ? await personToKnow(tx, memberId) : undefined;
  const isOwn = id === actor.id;
  return {
    person: { memberId, memberName, picId, division },
    isOwn,
    mayThank: mayThank && !isOwn,
    told: told ? { interestOtherDesc: told.interestOtherDesc, otherInfo: told.otherInfo } : null,
    birthday: birth,
    anniversary: hired && { month: hired.month, day: hired.day },
    celebrated: celebratedOn(lastDays(dayIn(actor.timeZone, now), feedCelebrationDays), { birth, hired }),
    thanked: isOn('feed', actor) ? await thankedAs(tx, actor, found) : null,
  };
}

async function thankedAs(tx: Tx, actor: Actor, { id }: FoundColleague): Promise<Colleague['thanked']> {
  const rows = await thankedRows(tx, await onlookerOf(tx, actor), id);
  return {
    cards: rows.reduce((sum, { count }) => sum + count, 0),
    isMore: rows.some(({ isMore }) => isMore),
    values: thankedFor(rows, programme()),
  };
}

/** A page of what a colleague received or gave, as the reader sees it in the feed; their own as their division and team do. */
export async function cardsOfColleague(
  tx: Tx,
  actor: Actor,
  { memberId, side, limit = feedPageMax, after = newest }: Input<typeof colleaguecards>,
): Promise<Output<typeof colleaguecards>> {
  mustBeOn('feed', actor);
  const { id } = (await colleagueBy(tx, actor, memberId)) ?? notFound();
  const onlooker = await onlookerOf(tx, actor);
  const places = await placesThen(tx, { onlooker, scope: { colleagueId: id, side }, after, limit: limit + 1 });
  const given = await givenItems(
    tx,
    onlooker,
    places.slice(0, limit),
    side === 'received' ? [actor.id, id] : [actor.id],
  );
  const said = await saidTo(
    tx,
    { actor, onlooker },
    given.map(({ place }) => place),
  );
  const last = places.length > limit ? places[limit - 1] : undefined;
  return {
    items: given.map((item) => ({ ...item, ...said(item.place) })),
    next: last ? `${last.time}.${last.item}` : null,
  };
}
