import { textLength } from '@laurel/contract/rules/text-length';
import { type MentionText, mentionPlaces } from './mentions.ts';

/** A name that is being typed. */
export interface Naming {
  /** Where its `@` stands. */
  from: number;
  /** What stands between the `@` and the caret. */
  search: string;
}

const namingMax = 60;
/** Not within an address of e-mail: there is a letter before the `@` of one. */
const beginning = /(?:^|[\s\p{Ps}\p{Pi}"])$/u;
/** Three words at most, without what parts sentences. */
const typing = /@((?:[^\s\p{Cc}@,;:!?]+(?: [^\s\p{Cc}@,;:!?]+)?(?: [^\s\p{Cc}@,;:!?]*)?)?)$/u;

/** The name that is being typed before the caret; what was chosen is none. */
export function namingAt(written: MentionText, caret: number): Naming | undefined {
  const before = written.text.slice(0, caret);
  const [found, search = ''] = typing.exec(before) ?? [];
  if (found === undefined || textLength(search) > namingMax) return undefined;
  const from = before.length - found.length;
  if (!mayName(before.slice(0, from))) return undefined;
  const isChosen = mentionPlaces(written).some((place) => place.from === from);
  return isChosen ? undefined : { from, search: search.trim() };
}

/** Whether an `@` behind this begins a name. */
export function mayName(before: string): boolean {
  return beginning.test(before);
}
