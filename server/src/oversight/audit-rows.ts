import type { AuditPerson, AuditRow } from '@laurel/contract/calls/oversight/audit-shown';
import { say } from '@laurel/contract/say';
import { actWords } from './acts.ts';
import { fieldName, fieldPlace, isTold, valueWords } from './field-words.ts';
import * as texts from './texts.ts';

type Values = Record<string, unknown>;

/** An entry as it is read: facts and values, no words yet. */
export interface FoundEntry {
  auditId: string;
  at: Date;
  act: string;
  subject: string;
  actor: AuditPerson | null;
  name: string;
  number: string;
  named: string;
  /** For whom a delegate did it; '' where they did it by their own right. */
  away: string;
  facts: Values | null;
  particulars: Values | null;
  before: Values | null;
  after: Values | null;
}

/** An entry in the reader's words. */
export function auditRowOf({ facts, name, number, named, away, ...found }: FoundEntry): AuditRow {
  const { auditId, at, actor, act, subject } = found;
  const [noun = '', id = ''] = parted(subject);
  const about = { noun, id, name: name || id, number, named };
  const words = actWords(act, facts, about);
  return {
    auditId,
    at: at.toISOString(),
    actor,
    act,
    words: away ? say(texts.actForAway, { act: words, away }) : words,
    subject: { noun, id },
  };
}

/** The noun and the id, which may have colons of its own. */
function parted(subject: string): [string, string] {
  const end = subject.indexOf(':');
  return end < 0 ? [subject, ''] : [subject.slice(0, end), subject.slice(end + 1)];
}

/** What was before and after, field by field: of what an act noted, of what people wrote, and of entries that had values of their own. */
export function changesOf({ facts, particulars, before, after }: FoundEntry, timeZone: string) {
  const pairs = [facts, particulars, { before, after }].map(
    (one) => [one?.before ?? null, one?.after ?? null] as const,
  );
  return pairs.flatMap(([was, is]) =>
    fieldsOf(was, is).map(([field, ...values]) => {
      const [before, after] = values.map((value) => valueWords(field, value, timeZone)) as [
        string | null,
        string | null,
      ];
      return { name: fieldName(field), before, after };
    }),
  );
}

/** The fields in which two values differ; plain values are the state. */
function fieldsOf(was: unknown, is: unknown): [string, unknown, unknown][] {
  if (was === null && is === null) return [];
  if (!isValues(was) && !isValues(is)) return [['state', was, is]];
  const [old, now] = [was, is].map((one) => (isValues(one) ? one : {})) as [Values, Values];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .toSorted((a, b) => Math.sign(fieldPlace(a) - fieldPlace(b)) || 0)
    .map((field): [string, unknown, unknown] => [field, old[field] ?? null, now[field] ?? null])
    .filter(([, one, other]) => JSON.stringify(one) !== JSON.stringify(other));
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What else was noted, and what people wrote. */
export function factsOf({ facts, particulars }: FoundEntry, timeZone: string) {
  const noted = { ...particulars, ...facts };
  const ordered = Object.entries(noted).toSorted(([a], [b]) => Math.sign(fieldPlace(a) - fieldPlace(b)) || 0);
  return ordered.flatMap(([field, value]) => {
    if (!isTold(field)) return [];
    const words = valueWords(field, value, timeZone);
    return words === null ? [] : [{ name: fieldName(field), value: words }];
  });
}
