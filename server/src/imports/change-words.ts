import type { UploadChange } from '@laurel/contract/calls/uploads';
import type { Confirmation } from '@laurel/contract/upload-kinds';

/** What a change is about; it decides which words tell it. */
export type Topic =
  | 'rights'
  | 'division'
  | 'leaver'
  | 'member'
  | 'newcomer'
  | 'back'
  | 'grant'
  | 'codes'
  | 'product'
  | 'country'
  | 'promo';

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
  const { line, key, what, asks, name } = stored;
  const fields = fieldsOf(stored).map(({ field, before, after }) => ({
    ...{ field, before: shortened(before), after: shortened(after) },
  }));
  return { line, key, what, asks, text: textOf(stored), name, fields };
}

/** Of a change each field that differs; what comes or goes is told as a whole. */
export function fieldsOf({ what, before, after }: StoredChange) {
  if (what !== 'changed') return [];
  return Object.keys(after).map((field) => ({
    field,
    before: shownValue(before[field]),
    after: shownValue(after[field]),
  }));
}

export function textOf(stored: StoredChange): string {
  const { name, after, what } = stored;
  if (what === 'changed') return [name, differences(stored)].filter(Boolean).join(': ');
  switch (stored.topic) {
    case 'leaver':
      return `${name} loses access now${forfeited(after)}`;
    case 'newcomer':
      return `${name}, ${after.divisionCode}`;
    case 'back':
      return `${name}, ${after.divisionCode}: is back`;
    case 'grant':
      return `${name}: ${numeral(after.points)} points to award, ${after.period}`;
    case 'codes':
      return after.codes === 1 ? '1 code' : `${numeral(after.codes)} codes`;
    case 'promo':
      return `${after.value}${after.kind === 'percent' ? ' %' : ' off'}`;
    default:
      return name;
  }
}

function forfeited({ wallet, pot, on }: StoredChange['after']): string {
  const points = [Number(wallet) > 0 && `${numeral(wallet)} to redeem`, Number(pot) > 0 && `${numeral(pot)} to award`];
  const told = points.filter(Boolean).join(', ');
  return told === '' ? '' : `, points on ${on}: ${told}`;
}

function differences(stored: StoredChange): string {
  return fieldsOf(stored)
    .map(({ field, before, after }) => `${field}: ${shortened(before)} → ${shortened(after)}`)
    .join('; ');
}

const numeral = (value: Value | undefined) => Number(value).toLocaleString('en');

function shownValue(value: Value | undefined): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return value === null || value === undefined || value === '' ? '(none)' : String(value);
}

const shownLength = 120;

/** Descriptions are long, and what differs is told by their beginning. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= shownLength ? text : `${characters.slice(0, shownLength - 1).join('')}…`;
}
