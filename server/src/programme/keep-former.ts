import type { Choice, Item, Named, ProgrammeDocument } from '@laurel/contract/programme/items';

type Listed = 'behaviours' | 'prizes' | 'categories' | 'values' | 'ideaCategories';

/**
 * A programme after another: what is called otherwise keeps the names that it had, and what is left out stays, no longer offered. So
 * history is read as it was, and nothing else takes a name that means something in it.
 */
export function keepFormer(before: ProgrammeDocument, wanted: ProgrammeDocument): ProgrammeDocument {
  const list = (name: Listed) => itemsAfter(before[name], wanted[name]);
  const { celebrate, payItForward } = wanted;
  return {
    ...wanted,
    behaviours: list('behaviours'),
    alone: choiceAfter(before.alone, wanted.alone),
    prizes: list('prizes'),
    categories: list('categories'),
    values: list('values'),
    celebrate: {
      birthday: choiceAfter(before.celebrate.birthday, celebrate.birthday),
      anniversary: choiceAfter(before.celebrate.anniversary, celebrate.anniversary),
      thankYou: choiceAfter(before.celebrate.thankYou, celebrate.thankYou),
    },
    payItForward: {
      birthday: choiceAfter(before.payItForward.birthday, payItForward.birthday),
      anniversary: choiceAfter(before.payItForward.anniversary, payItForward.anniversary),
    },
    ideaCategories: list('ideaCategories'),
  };
}

function itemsAfter(before: readonly Item[], wanted: readonly Item[]): Item[] {
  const known = new Map(before.map((item) => [item.key, item]));
  const keys = new Set(wanted.map(({ key }) => key));
  return [
    ...wanted.map((item) => choiceAfter(known.get(item.key), item)),
    ...before.filter(({ key }) => !keys.has(key)).map((item) => ({ ...item, retired: true })),
  ];
}

function choiceAfter<Wanted extends Choice>(before: Choice | undefined, wanted: Wanted): Wanted {
  const names = [...(wanted.former ?? []), ...(before?.former ?? []), ...(before ? [namedAs(before)] : [])];
  const former = [...new Map(names.map((named) => [named.name, named])).values()].filter(
    ({ name }) => name !== wanted.name,
  );
  return former.length > 0 ? { ...wanted, former } : { ...wanted, former: undefined };
}

function namedAs({ name, words, headline, in: languages }: Choice): Named {
  return { name, words, headline, in: languages };
}
