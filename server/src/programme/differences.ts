import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import type { AnniversaryAward, Item, Named, ProgrammeDocument } from '@laurel/contract/programme/items';
import type { Difference } from '@laurel/contract/shapes/difference';

/**
 * What one programme says otherwise than another, as a file names it: lists by the keys of what they offer, each rule of approval by its
 * key, and the rules by their keys where they run in another order.
 */
export function differences(before: ProgrammeDocument, after: ProgrammeDocument): Difference[] {
  const [one, other] = [flat(before), flat(after)];
  return [...new Set([...other.keys(), ...one.keys()])]
    .map((at) => ({ at, name: nameAt(at, after) ?? nameAt(at, before) ?? '', ...sides(at, one, other) }))
    .filter((difference) => difference.before !== difference.after)
    .filter(({ at }) => at !== rulesPlace || isOtherOrder(before.approvals.rules, after.approvals.rules));
}

function sides(at: string, one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) {
  return { before: one.get(at) ?? '', after: other.get(at) ?? '' };
}

/** The same for people: lists by the names of what they offer, and rules, which have none, whole in their order. */
export function namedDifferences(before: ProgrammeDocument, after: ProgrammeDocument): Difference[] {
  return differences(before, after).map((difference) => {
    if (difference.at === rulesPlace) return { ...difference, before: rulesIn(before), after: rulesIn(after) };
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
  if (at === rulesPlace) return rulesAt(value as ApprovalRule[]);
  if (at === anniversariesPlace) return anniversariesAt(value as AnniversaryAward[]);
  if (Array.isArray(value) && isWords(value)) return [[at, JSON.stringify(value)]];
  if (Array.isArray(value)) return isAmounts(value) ? [[at, value.join(', ')]] : listAt(at, value as Item[]);
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[at, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => (name === 'former' ? [] : valuesAt(`${at}.${name}`, part)));
}

function isAmounts(list: unknown[]): list is number[] {
  return list.every((one) => typeof one === 'number');
}

function isWords(list: unknown[]): list is string[] {
  return list.length > 0 && list.every((one) => typeof one === 'string');
}

function listAt(at: string, items: readonly (Item & Named)[]): [string, string][] {
  const offered = items.filter(({ retired }) => !retired).map(({ key }) => key);
  return [[at, offered.join(', ')], ...items.flatMap(({ key, retired: _, ...item }) => valuesAt(`${at}.${key}`, item))];
}

const anniversariesPlace = 'anniversaries.awards';

/** Each by its years, in whatever order they stand. */
function anniversariesAt(awards: readonly AnniversaryAward[]): [string, string][] {
  return awards.flatMap(({ years, points, words = '' }): [string, string][] => [
    [`${anniversariesPlace}.${years}.points`, String(points)],
    ...(words === '' ? [] : [[`${anniversariesPlace}.${years}.words`, words] as [string, string]]),
  ]);
}

const rulesPlace = 'approvals.rules';

function rulesAt(rules: readonly ApprovalRule[]): [string, string][] {
  const each = rules.map((rule): [string, string] => [`${rulesPlace}.${rule.key}`, JSON.stringify(written(rule))]);
  return [[rulesPlace, keysOf(rules).join(', ')], ...each];
}

/** The first that fits goes: it is otherwise where those that stay turn, and where a new one does not stand behind them. */
function isOtherOrder(before: readonly ApprovalRule[], after: readonly ApprovalRule[]): boolean {
  const [was, is] = [keysOf(before), keysOf(after)];
  const usual = [...was.filter((key) => is.includes(key)), ...is.filter((key) => !was.includes(key))];
  return usual.join() !== is.join();
}

function keysOf(rules: readonly ApprovalRule[]): string[] {
  return rules.map(({ key }) => key);
}

function rulesIn({ approvals }: ProgrammeDocument): string {
  return JSON.stringify(approvals.rules.map(written));
}

/** With its fields in one order, whatever order they came in. */
function written({ key, what, when, and = [], above, scopeKind, scopeCode, steps }: ApprovalRule): ApprovalRule {
  const each = steps.map(({ by, all, fourEyes }) => ({ by, all, fourEyes }));
  return { key, what, when, ...(and.length > 0 && { and }), above, scopeKind, scopeCode, steps: each };
}
