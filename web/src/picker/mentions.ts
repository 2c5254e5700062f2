import { mentionToken, mentionTokens } from '@laurel/contract/calls/comments/mention-tokens';

export interface Mentioned {
  memberId: string;
  memberName: string;
}

/** What somebody writes: whoever they name stands in it as `@Name`. */
export interface MentionText {
  text: string;
  /** One for each choice, in the order of the text: of two who are called the same, the first stands first. */
  mentions: readonly Mentioned[];
}

export const nothingWritten: MentionText = { text: '', mentions: [] };

interface MentionPlace {
  from: number;
  to: number;
  person: Mentioned;
}

/** Where those who were chosen still stand. */
export function mentionPlaces({ text, mentions }: MentionText): MentionPlace[] {
  const called = Map.groupBy(mentions, ({ memberName }) => memberName);
  called.delete('');
  // '@Ann Lee-Smith' is not Ann Lee.
  const names = [...called.keys()].sort((one, other) => other.length - one.length);
  const places: MentionPlace[] = [];
  for (let from = text.indexOf('@'); from !== -1; from = text.indexOf('@', from + 1)) {
    const name = names.find((one) => text.startsWith(one, from + 1));
    const [person, ...others] = called.get(name ?? '') ?? [];
    if (name === undefined || !person) continue;
    if (others.length > 0) called.set(name, others);
    places.push({ from, to: from + 1 + name.length, person });
    from += name.length;
  }
  return places;
}

/** With somebody more, whose name will stand at `from`. Who no longer stands in the text is not meant. */
export function mentionsWith(written: MentionText, person: Mentioned, from: number): Mentioned[] {
  const places = mentionPlaces(written);
  const before = places.filter((place) => place.from < from).length;
  return places.map((place) => place.person).toSpliced(before, 0, person);
}

/** Without the one whose name is about to go: last, so that taking it back brings them back. */
export function mentionsWithout({ mentions }: MentionText, person: Mentioned): Mentioned[] {
  const at = mentions.indexOf(person);
  return [...mentions.toSpliced(at, 1), person];
}

/**
 * As a comment is sent. What was typed like a token stays: where nobody is its number it is shown as it is, and else it names
 * somebody who is named anyway.
 */
export function mentionsToSend(written: MentionText): { text: string; mentions: string[] } {
  const mentions: string[] = [];
  let text = '';
  let done = 0;
  for (const { from, to, person } of mentionPlaces(written)) {
    if (!mentions.includes(person.memberId)) mentions.push(person.memberId);
    text += written.text.slice(done, from) + mentionToken(mentions.indexOf(person.memberId) + 1);
    done = to;
  }
  return { text: text + written.text.slice(done), mentions };
}

/** A comment as it is changed. Who has left stays in its words, and is not named again. */
export function mentionsRead(text: string, people: readonly Mentioned[]): MentionText {
  const parts = partsOf(text, people);
  return {
    text: parts.map((part) => (typeof part === 'string' ? part : `@${part.memberName}`)).join(''),
    mentions: parts
      .filter((part) => typeof part !== 'string')
      .filter(({ memberId }) => memberId !== '')
      .map(({ memberId, memberName }) => ({ memberId, memberName })),
  };
}

/** A comment as it is shown: its words, and whoever is named between them. A token of nobody is words. */
export function partsOf<Person extends Mentioned>(text: string, people: readonly Person[]): (string | Person)[] {
  const parts: (string | Person)[] = [];
  let done = 0;
  for (const { 0: token, 1: n, index } of text.matchAll(mentionTokens)) {
    const person = people[Number(n) - 1];
    if (!person) continue;
    parts.push(text.slice(done, index), person);
    done = index + token.length;
  }
  return [...parts, text.slice(done)].filter((part) => part !== '');
}
