import type { Language } from '@laurel/contract/languages';
import type { Choice, Item, ProgrammeDocument, Wording } from '@laurel/contract/programme/items';

/** What somebody changes and has not saved: whole parts, and the version with which they began. */
export interface Draft {
  basedOn: number;
  parts: Partial<ProgrammeDocument>;
}

export type Part = keyof ProgrammeDocument;
export type ListPart = 'behaviours' | 'prizes' | 'categories' | 'values' | 'ideaCategories';

/** The programme as it would be. */
export function draftedOf(base: ProgrammeDocument, { parts }: Draft): ProgrammeDocument {
  return { ...base, ...parts };
}

/** With a part as it is to be; one that says what was there is none of the draft. */
export function withParts(
  base: ProgrammeDocument,
  { version, draft }: { version: number; draft: Draft },
  changed: Partial<ProgrammeDocument>,
): Draft {
  const isBegun = Object.keys(draft.parts).length > 0;
  return { basedOn: isBegun ? draft.basedOn : version, parts: otherThan(base, { ...draft.parts, ...changed }) };
}

/** Those of these parts that say something else. */
export function otherThan(base: ProgrammeDocument, parts: Partial<ProgrammeDocument>): Partial<ProgrammeDocument> {
  const names = Object.keys(parts) as Part[];
  return Object.fromEntries(
    names.filter((name) => !isSame(parts[name], base[name])).map((name) => [name, parts[name]]),
  );
}

/** Whatever order its fields have; what is undefined is not there. */
function isSame(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** With some of it otherwise; what is empty is not said. */
export function withWording<Of extends Choice>(choice: Of, wording: Wording, language?: Language): Of {
  if (!language) return { ...choice, ...cleared(wording), name: wording.name ?? choice.name };
  const said = cleared({ ...choice.in?.[language], ...wording });
  const isEmpty = Object.values(said).every((text) => text === undefined);
  const others = { ...choice.in, [language]: isEmpty ? undefined : said };
  const isNone = Object.values(others).every((one) => one === undefined);
  return { ...choice, in: isNone ? undefined : others };
}

function cleared(wording: Wording): Wording {
  return Object.fromEntries(Object.entries(wording).map(([field, text]) => [field, text === '' ? undefined : text]));
}

export function withItem(items: readonly Item[], key: string, change: (item: Item) => Item): Item[] {
  return items.map((item) => (item.key === key ? change(item) : item));
}

/** One place up or down among those that are offered. */
export function moved(items: readonly Item[], key: string, step: 1 | -1): Item[] {
  const offered = items.filter(({ retired }) => !retired);
  const at = offered.findIndex((item) => item.key === key);
  const [one, other] = [offered[at], offered[at + step]];
  if (!one || !other) return [...items];
  return items.map((item) => (item === one ? other : item === other ? one : item));
}

export function withOffer(items: readonly Item[], key: string, isOffered: boolean): Item[] {
  const rest = items.filter((item) => item.key !== key);
  const item = items.find((one) => one.key === key);
  if (!item) return [...items];
  // What is offered again stands behind what is offered, what is not any more behind everything.
  const changed = { ...item, retired: isOffered ? undefined : true };
  const offered = rest.filter(({ retired }) => !retired);
  const retired = rest.filter((one) => one.retired);
  return isOffered ? [...offered, changed, ...retired] : [...offered, ...retired, changed];
}

/** A new one behind those that are offered; its key is made of its name, and stays. */
export function withNew(items: readonly Item[], name: string): Item[] {
  const item = {
    key: keyOf(
      name,
      items.map(({ key }) => key),
    ),
    name,
  };
  return withOffer([...items, { ...item, retired: true }], item.key, true);
}

const keyMax = 50;

/** 'Straßen & Wege' → 'strassen-wege'; letters of another script have no place in a key. */
export function keyOf(name: string, taken: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, keyMax)
    .replace(/^-+|-+$/g, '');
  const key = plain || 'item';
  for (let n = 2, next = key; ; next = `${key}-${n++}`) if (!taken.includes(next)) return next;
}

export function offeredOf(items: readonly Item[]): Item[] {
  return items.filter(({ retired }) => !retired);
}

/** Whether an award for what stands at this place of a programme may give just so many points. */
export function mayFixPoints(place: string): boolean {
  return ['values', 'prizes', 'payItForward'].includes(place.split('.')[0] ?? '');
}
