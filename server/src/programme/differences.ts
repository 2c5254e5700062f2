import type { Item, Named, ProgrammeDocument } from '@laurel/contract/programme/items';

/** What one programme says otherwise than another: '' where one of them says nothing. */
export interface Difference {
  /** Where in the document, such as 'behaviours.act-of-courage.name'. */
  at: string;
  before: string;
  after: string;
}

export function differences(before: ProgrammeDocument, after: ProgrammeDocument): Difference[] {
  const [one, other] = [flat(before), flat(after)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((at) => ({ at, before: one.get(at) ?? '', after: other.get(at) ?? '' }))
    .filter((difference) => difference.before !== difference.after);
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
