import type { Input, Output } from '@laurel/contract/call';
import type { addcomment } from '@laurel/contract/calls/comments/addcomment';
import type { commentlist } from '@laurel/contract/calls/comments/commentlist';
import type { editcomment } from '@laurel/contract/calls/comments/editcomment';
import { mentionTokens } from '@laurel/contract/calls/comments/mention-tokens';
import type { removecomment } from '@laurel/contract/calls/comments/removecomment';
import { commentEditMinutes, commentPageMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { onlookerOf } from '#directory/card-scope';
import { publicIdOf } from '#directory/member-id';
import { peopleByMemberId } from '#directory/people';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { commentsAt } from '#items/said';
import { hearing, type Item, inSightToWrite, receiversToTell } from '#items/sight';
import { mustHoldNoRefusedWord } from '#programme/refused-words';
import { keepWords } from '#words/keep';
import {
  commentBy,
  commentsOf,
  editableUntil,
  forgetWords,
  lockOwn,
  markEdited,
  markRemoved,
  onlyReceiver,
  saveComment,
  saveMentions,
  writersBefore,
} from './queries.ts';
import * as texts from './texts.ts';

interface Doing {
  actor: Actor;
  now: Date;
}

/** What was written to an item that the reader sees. */
export async function commentList(
  tx: Tx,
  { actor, now }: Doing,
  { place, limit = commentPageMax, after }: Input<typeof commentlist>,
): Promise<Output<typeof commentlist>> {
  const { onlooker } = await inSightToWrite(tx, actor, place);
  const found = await commentsOf(tx, { onlooker, now }, { place, after, limit: limit + 1 });
  const comments = found.slice(0, limit);
  return { comments, next: found.length > limit ? (comments.at(-1)?.commentId ?? null) : null };
}

/** Writes to an item. Its giver is told, its receivers where they are not too many, and who wrote to it before: as far as they may know of it. */
export async function addComment(
  tx: Tx,
  { actor, now }: Doing,
  { place, text, mentions }: Input<typeof addcomment>,
): Promise<Output<typeof addcomment>> {
  const { onlooker, item } = await inSightToWrite(tx, actor, place);
  const commentId = await saveComment(tx, item, { byId: actor.id, now });
  const named = await putWords(tx, { commentId, byId: actor.id, item }, { text, mentions });
  const others = [
    ...(await receiversToTell(tx, onlooker, { item, by: 'comments' })),
    ...(await writersBefore(tx, { item: item.number, byId: actor.id })),
  ];
  const told = await hearing(tx, [...new Set([item.giverId, ...others])], { item, by: 'comments' });
  await append(tx, {
    ...{ type: 'comment.written', at: now, actorId: actor.id, subject: `comment:${commentId}`, facts: {} },
    concerns: [actor.id, ...told.filter((id) => id !== actor.id && !named.includes(id))],
  });
  await tellNamed(tx, { actor, now }, { commentId, named });
  const shown = await commentsAt(tx, onlooker, [place]);
  return {
    message: say(texts.written),
    comment: (await commentBy(tx, { onlooker, now }, commentId)) ?? notFound(),
    comments: shown.get(place) ?? notFound(),
  };
}

/** Says it otherwise while it is new. Who is named for the first time is told. */
export async function editComment(
  tx: Tx,
  { actor, now }: Doing,
  { commentId, text, mentions }: Input<typeof editcomment>,
): Promise<Output<typeof editcomment>> {
  const own = (await lockOwn(tx, actor.id, commentId)) ?? notFound();
  const place = own.place ?? notFound();
  const { onlooker, item } = await inSightToWrite(tx, actor, place);
  if (own.isHidden) refuse('ruleBroken', say(texts.isHidden));
  if (editableUntil(own.at) <= now) refuse('ruleBroken', say(texts.tooLate, { minutes: commentEditMinutes }));
  const named = await putWords(tx, { commentId: own.id, byId: actor.id, item }, { text, mentions });
  await markEdited(tx, own.id, now);
  await append(tx, {
    ...{ type: 'comment.edited', at: now, actorId: actor.id, subject: `comment:${own.id}`, facts: {} },
    concerns: [actor.id],
  });
  await tellNamed(tx, { actor, now }, { commentId: own.id, named: named.filter((id) => !own.mentioned.includes(id)) });
  return { message: say(texts.edited), comment: (await commentBy(tx, { onlooker, now }, own.id)) ?? notFound() };
}

/** Takes back what the actor wrote: its words are gone. */
export async function removeComment(
  tx: Tx,
  { actor, now }: Doing,
  { commentId }: Input<typeof removecomment>,
): Promise<Output<typeof removecomment>> {
  const own = (await lockOwn(tx, actor.id, commentId)) ?? notFound();
  await markRemoved(tx, own.id, now);
  await forgetWords(tx, own.id);
  await saveMentions(tx, own.id, []);
  await append(tx, {
    ...{ type: 'comment.removed', at: now, actorId: actor.id, subject: `comment:${own.id}`, facts: {} },
    concerns: [actor.id],
  });
  const place = own.place ?? notFound();
  const shown = await commentsAt(tx, await onlookerOf(tx, actor), [place]);
  return { message: say(texts.removed), comments: shown.get(place) ?? notFound() };
}

interface Writing {
  commentId: number;
  byId: number;
  item: Item;
}

type Wish = Pick<Input<typeof addcomment>, 'text' | 'mentions'>;

/** What a comment says, in the place of what it said. Answers whom it names. What is written to one person alone is of that person: their erasing takes it too. */
async function putWords(tx: Tx, { commentId, byId, item }: Writing, { text, mentions }: Wish): Promise<number[]> {
  mustHoldNoRefusedWord(text.replace(mentionTokens, ' '));
  const named = await namedIn(tx, item, { text, mentions });
  await forgetWords(tx, commentId);
  const aboutId = await onlyReceiver(tx, item.number);
  await keepWords(tx, [{ of: 'comment', ofId: commentId, byId, aboutId, text: text.trim() }]);
  await saveMentions(tx, commentId, named);
  return named;
}

/** Those whom a comment names, in the order of their tokens. Each stands in its words, and may know of it. */
async function namedIn(tx: Tx, item: Item, { text, mentions }: Wish): Promise<number[]> {
  if (mentions.length === 0) return [];
  const tokens = new Set([...text.matchAll(mentionTokens)].map(([, n]) => Number(n)));
  if (mentions.some((_, n) => !tokens.has(n + 1))) refuseMention(say(texts.notNamed));
  const found = await peopleByMemberId(tx, mentions);
  const people = mentions.map((memberId) => found.get(publicIdOf(memberId)) ?? refuseMention(say(texts.nobodyNamedSo)));
  const ids = people.map(({ id }) => id);
  const hear = new Set(await hearing(tx, ids, { item, by: 'comments' }));
  const deaf = people.find(({ id }) => !hear.has(id));
  if (deaf) refuseMention(say(texts.doesNotSee, { name: deaf.displayName }));
  return ids;
}

function refuseMention(words: string): never {
  refuse('badInput', words, { mentions: words });
}

async function tellNamed(
  tx: Tx,
  { actor, now }: Doing,
  { commentId, named }: { commentId: number; named: readonly number[] },
): Promise<void> {
  const others = named.filter((id) => id !== actor.id);
  if (others.length === 0) return;
  await append(tx, {
    ...{ type: 'comment.mentioned', at: now, actorId: actor.id, subject: `comment:${commentId}`, facts: {} },
    concerns: others,
  });
}
