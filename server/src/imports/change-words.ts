import type { UploadChange } from '@laurel/contract/calls/uploads';
import { dateWords } from '@laurel/contract/formats';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import type { Confirmation } from '@laurel/contract/upload-kinds';
import * as texts from './texts.ts';

/** What a change is about; it decides which words tell it. */
export type Topic =
  | 'rights'
  | 'division'
  | 'leaver'
  | 'merged'
  | 'member'
  | 'newcomer'
  | 'back'
  | 'grant'
  | 'takenBack'
  | 'codes'
  | 'withdrawn'
  | 'product'
  | 'country'
  | 'promo'
  | 'translation';

type Value = string | number | boolean | null;

/** A change as it is kept: facts, without words. */
export interface StoredChange {
  line: number;
  key: string;
  what: UploadChange['what'];
  asks: Confirmation | null;
  topic: Topic;
  name: string;
  before: Record<string, Value>;
  after: Record<string, Value>;
}

export function changeOf(stored: StoredChange): UploadChange {
  const { line, key, what, asks } = stored;
  const fields = fieldsOf(stored).map(({ field, before, after }) => ({
    ...{ field, before: shortened(before), after: shortened(after) },
  }));
  return { line, key, what, asks, text: textOf(stored), name: nameOf(stored), fields };
}

/** Of a change each field that differs; what comes or goes is told as a whole. */
export function fieldsOf({ topic, what, before, after }: StoredChange) {
  if (what !== 'changed' || topic === 'merged') return [];
  return Object.keys(after).map((field) => ({
    field,
    before: shownValue(before[field]),
    after: shownValue(after[field]),
  }));
}

export function textOf(stored: StoredChange): string {
  const { after, what } = stored;
  const name = nameOf(stored);
  if (stored.topic === 'merged')
    return say(texts.standsFor, { name, number: String(after.number), day: String(after.since) });
  if (what === 'changed')
    return name === '' ? differences(stored) : say(texts.changed, { name, changes: differences(stored) });
  switch (stored.topic) {
    case 'leaver':
      return leaverWords(name, after);
    case 'newcomer':
      return say(texts.joins, { name, division: String(after.divisionCode) });
    case 'back':
      return say(texts.returns, { name, division: String(after.divisionCode) });
    case 'grant':
      return grantWords({ name, points: Number(after.points), period: String(after.period) }, after.lastDay);
    case 'takenBack':
      return say(texts.takenBack, { name, points: Number(after.points), period: String(after.period) });
    case 'withdrawn':
      return say(texts.notOffered, { name });
    case 'codes':
      return say(texts.codes, { count: Number(after.codes) });
    case 'promo':
      return say(after.kind === 'percent' ? texts.percentOff : texts.amountOff, { value: String(after.value) });
    case 'translation':
      return listed(
        Object.entries(after).flatMap(([column, value]) =>
          value === '' ? [] : say(texts.columnValue, { column, value: shortened(String(value)) }),
        ),
      );
    default:
      return name;
  }
}

function nameOf({ topic, name }: StoredChange): string {
  return topic === 'division' ? say(texts.division, { name }) : name;
}

/** With the points that they lose. */
function leaverWords(name: string, after: StoredChange['after']): string {
  const [wallet, pot, day] = [Number(after.wallet), Number(after.pot), String(after.on)];
  if (wallet > 0 && pot > 0) return say(texts.leavesBoth, { name, day, wallet, pot });
  if (wallet > 0) return say(texts.leavesWallet, { name, day, wallet });
  return pot > 0 ? say(texts.leavesPot, { name, day, pot }) : say(texts.leaves, { name });
}

function differences(stored: StoredChange): string {
  return fieldsOf(stored)
    .map(({ field, before, after }) =>
      say(texts.columnChange, { column: field, before: shortened(before), after: shortened(after) }),
    )
    .join('; ');
}

function shownValue(value: Value | undefined): string {
  if (value === true) return say(texts.yes);
  if (value === false) return say(texts.no);
  return value === null || value === undefined || value === '' ? say(texts.none) : String(value);
}

const shownLength = 120;

/** Descriptions are long, and what differs is told by their beginning. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= shownLength ? text : `${characters.slice(0, shownLength - 1).join('')}…`;
}

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

function grantWords(granted: { name: string; points: number; period: string }, lastDay: unknown): string {
  if (!lastDay) return say(texts.grant, granted);
  return say(texts.grantUntil, { ...granted, day: dateWords(new Date(String(lastDay)), day) });
}
