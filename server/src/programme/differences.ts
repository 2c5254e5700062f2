import type { Item, Named, ProgrammeDocument } from '@laurel/contract/programme/items';
import type { Difference } from '@laurel/contract/shapes/difference';

/** What one programme says otherwise than another, as a file names it: lists by the keys of what they offer. */
export function differences(before: ProgrammeDocument, after: ProgrammeDocument): Difference[] {
  const [one, other] = [flat(before), flat(after)];
  return [...new Set([...other.keys(), ...one.keys()])]
    .map((at) => ({ at, name: nameAt(at, after) ?? nameAt(at, before) ?? '', ...sides(at, one, other) }))
    .filter((difference) => difference.before !== difference.after);
}

function sides(at: string, one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) {
  return { before: one.get(at) ?? '', after: other.get(at) ?? '' };
}

/** The same for people: lists by the names of what they offer. */
export function namedDifferences(before: ProgrammeDocument, after: ProgrammeDocument): Difference[] {
  return differences(before, after).map((difference) => {
    if (!isList(difference.at)) return difference;
    return { ...difference, before: offeredIn(before, difference.at), after: offeredIn(after, difference.at) };
  });
}

const lists = ['behaviours', 'prizes', 'categories', 'values', 'ideaCategories'] as const;
export type ListName = (typeof lists)[number];

function isList(at: string): at is ListName {
  return lists.some((list) => list === at);
}

/** Of 'behaviours.act-of-courage.name': the list, and the key. */
function itemAt(at: string): { list: ListName; key: string } | undefined {
  const [list = '', key] = at.split('.');
  return isList(list) && key !== undefined ? { list, key } : undefined;
}

function nameAt(at: string, document: ProgrammeDocument): string | undefined {
  const item = itemAt(at);
  return item && document[item.list].find(({ key }) => key === item.key)?.name;
}

function offeredIn(document: ProgrammeDocument, list: ListName): string {
  return document[list].flatMap(({ name, retired }) => (retired ? [] : [name])).join(', ');
}

/** Each value by where it stands. What was called otherwise before is no difference of its own. */
function flat(document: ProgrammeDocument): Map<string, string> {
  return new Map(Object.entries(document).flatMap(([name, value]) => valuesAt(name, value)));
}

function valuesAt(at: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return isAmounts(value) ? [[at, value.join(', ')]] : listAt(at, value as Item[]);
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[at, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => (name === 'former' ? [] : valuesAt(`${at}.${name}`, part)));
}

function isAmounts(list: unknown[]): list is number[] {
  return list.every((one) => typeof one === 'number');
}

function listAt(at: string, items: readonly (Item & Named)[]): [string, string][] {
  const offered = items.filter(({ retired }) => !retired).map(({ key }) => key);
  return [[at, offered.join(', ')], ...items.flatMap(({ key, retired: _, ...item }) => valuesAt(`${at}.${key}`, item))];
}
