import type { Input, Output } from '@laurel/contract/call';
import type { find } from '@laurel/contract/calls/search/find';
import { foundAtOnce } from '@laurel/contract/limits';
import { foldedWords } from '@laurel/contract/rules/folded';
import { rewardsFound } from '#catalogue/found';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { ideasFound } from '#ideas/found';
import type { Kept } from '#kept/keeper';
import { membersFound } from '#members/search';
import { cardsFound } from '#recognition/found';
import { type Found, peopleShown } from './queries.ts';

interface Reading {
  actor: Actor;
  now: Date;
  kept: Kept;
}

/** People whose cards are looked for, and words of which each may be somebody's name alone. */
const namedMost = 3;
const wordsAlone = 4;

/** What the reader may see of people, cards, rewards and ideas, and calls so. */
export async function found(
  tx: Tx,
  reading: Reading,
  { search, limit: most = foundAtOnce }: Input<typeof find>,
): Promise<Output<typeof find>> {
  const { actor, kept } = reading;
  const people = await peopleFound(tx, reading, { search, most });
  const named = await namedIn(tx, reading, { search, people: people.list });
  const cards = await cardsFound(tx, actor, { search, people: named, most });
  const rewards = await rewardsFound(tx, { actor, kept, search, most });
  const ideas = await ideasFound(tx, actor, { search, most });
  return { people: { ...people, list: people.list.map(({ id: _, ...person }) => person) }, cards, rewards, ideas };
}

/** As the directory finds them, the reader among them; who can neither be looked at nor written to is nobody's find. */
async function peopleFound(tx: Tx, { actor, now }: Reading, { search, most }: { search: string; most: number }) {
  const anywhere = { countryCode: '', divisionCode: '', includeSelf: true };
  const { memberList, isMore } = await membersFound(tx, { actor, search, now, most, ...anywhere });
  const shown = await peopleShown(
    tx,
    actor,
    memberList.map(({ memberId }) => memberId),
  );
  return { list: shown.filter(({ id, hasPage, mayThank }) => hasPage || mayThank || id === actor.id), isMore };
}

/** Whom the words name, with the words beside their name: all of the words somebody, or else some of them. */
async function namedIn(tx: Tx, reading: Reading, { search, people }: { search: string; people: readonly Found[] }) {
  const words = foldedWords(search);
  const whole = people.map((one) => besideName(one, words)).filter(({ rest }) => rest === '');
  if (whole.length > 0 || words.length < 2) return whole.slice(0, namedMost);
  const each: Found[] = [];
  // loop: words of a search, a few at most
  for (const word of words.slice(0, wordsAlone)) {
    each.push(...(await peopleFound(tx, reading, { search: word, most: namedMost })).list);
  }
  const named = each.map((one) => besideName(one, words)).filter(({ isNamed }) => isNamed);
  const once = named.filter(({ id }, n) => named.findIndex((one) => one.id === id) === n);
  // Of whom the most words are the name.
  return once.toSorted((a, b) => a.rest.split(' ').length - b.rest.split(' ').length).slice(0, namedMost);
}

function besideName({ id, memberName }: Found, words: readonly string[]) {
  const names = foldedWords(memberName);
  const rest = words.filter((word) => !names.some((name) => name.startsWith(word)));
  return { id, rest: rest.join(' '), isNamed: rest.length < words.length };
}
