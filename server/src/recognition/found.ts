import type { FoundCard } from '@laurel/contract/calls/search/find';
import { isOn } from '@laurel/contract/programme/features';
import { namesOf } from '@laurel/contract/programme/items';
import { programme } from '@laurel/contract/programme/programme';
import { valueWords } from '@laurel/contract/programme/value-words';
import { folded, foldedWords } from '@laurel/contract/rules/folded';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { onlookerOf } from '#directory/card-scope';
import { givenItems } from './feed-queries.ts';
import { type CardSearch, placesFound } from './found-queries.ts';

/** Cards of the feed that the reader sees, by their words, by what they are for and by the people on them; nothing where there is no feed. */
export async function cardsFound(
  tx: Tx,
  actor: Actor,
  { search, people, most }: Pick<CardSearch, 'search' | 'people'> & { most: number },
): Promise<{ list: FoundCard[]; isMore: boolean }> {
  if (!isOn('feed', actor)) return { list: [], isMore: false };
  const onlooker = await onlookerOf(tx, actor);
  const places = await placesFound(tx, onlooker, { search, people, values: valuesCalled(search), limit: most + 1 });
  const given = await givenItems(tx, onlooker, places.slice(0, most));
  return { list: given.map(cardOf), isMore: places.length > most };
}

function cardOf(given: Awaited<ReturnType<typeof givenItems>>[number]): FoundCard {
  const { place, type, value, date, from, people, others, isMore, message, messageLanguage } = given;
  return { place, type, value, date, from, people, others, isMore, message, messageLanguage };
}

/** Names that the programme has, today's and those of before, of what the reader calls so. */
function valuesCalled(search: string): string[] {
  const typed = foldedWords(search);
  if (typed.length === 0) return [];
  return [...namesOf(programme()).choices.keys()].filter((name) => {
    const words = ` ${folded(`${valueWords(name)} ${name}`)}`;
    return typed.every((word) => words.includes(` ${word}`));
  });
}
