import { mentionTokens } from '@laurel/contract/calls/comments/mention-tokens';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Mentioned,
  type MentionText,
  mentionPlaces,
  mentionsRead,
  mentionsToSend,
  mentionsWith,
  mentionsWithout,
  partsOf,
} from './mentions.ts';

const ann = { memberId: '1.1', memberName: 'Ann Lee' };
const smith = { memberId: '1.2', memberName: 'Ann Lee-Smith' };
const other = { memberId: '1.3', memberName: 'Ann Lee' };
const ben = { memberId: '1.4', memberName: 'Ben Ode' };

describe('what is sent', () => {
  test.each([
    ['nobody', 'Well done!', [], 'Well done!', []],
    [
      'each at their number, in the order of the text',
      '@Ben Ode and @Ann Lee!',
      [ann, ben],
      '@{1} and @{2}!',
      [ben, ann],
    ],
    ['the same person once', '@Ann Lee, @Ben Ode, @Ann Lee', [ann, ben], '@{1}, @{2}, @{1}', [ann, ben]],
    ['whoever still stands there', '@Ann Le and @Ben Ode', [ann, ben], '@Ann Le and @{1}', [ben]],
    ['the longest name first', '@Ann Lee-Smith, @Ann Lee', [ann, smith], '@{1}, @{2}', [smith, ann]],
    ['two of one name in their order', '@Ann Lee, @Ann Lee', [other, ann], '@{1}, @{2}', [other, ann]],
    ['of one name, once more the last', '@Ann Lee @Ann Lee @Ann Lee', [ann, other], '@{1} @{2} @{2}', [ann, other]],
    ['a name that goes on', '@Ann Lees Rad', [ann], '@{1}s Rad', [ann]],
    ['nobody whom nobody chose', '@Ann Lee', [ben], '@Ann Lee', []],
    ['a token that somebody typed as it is', '@{3} @Ann Lee', [ann], '@{3} @{1}', [ann]],
    ['a name like a token', '@{2}', [{ ...ann, memberName: '{2}' }], '@{1}', [ann]],
    ['nobody without a name', '@ @', [{ ...ann, memberName: '' }], '@ @', []],
  ])('%s', (_what, text, mentions: readonly Mentioned[], sent, people: readonly Mentioned[]) => {
    expect(mentionsToSend({ text, mentions })).toEqual({
      text: sent,
      mentions: people.map(({ memberId }) => memberId),
    });
  });
});

describe('who is meant', () => {
  const twice: MentionText = { text: '@Ann Lee, @Ann Lee', mentions: [ann, other] };

  test('who is chosen before one of the same name stands before them', () => {
    const chosen = mentionsWith({ text: '@an and @Ann Lee', mentions: [ann] }, other, 0);
    expect(mentionsToSend({ text: '@Ann Lee and @Ann Lee', mentions: chosen }).mentions).toEqual(['1.3', '1.1']);
  });

  test('who was taken out is not taken for somebody of the same name', () => {
    expect(mentionsWith({ text: '@Ann', mentions: [ann] }, other, 0)).toEqual([other]);
  });

  test('of two of one name the one is left whose name was left; taking it back brings the other back', () => {
    const mentions = mentionsWithout(twice, ann);
    expect(mentionsToSend({ text: ', @Ann Lee', mentions }).mentions).toEqual(['1.3']);
    expect(mentionsToSend({ ...twice, mentions }).mentions.sort()).toEqual(['1.1', '1.3']);
  });
});

describe('what is read', () => {
  test('names stand between words; a token of nobody is words', () => {
    expect(partsOf('@{2}: thanks to @{1}, @{3} @{0}', [ann, ben])).toEqual([ben, ': thanks to ', ann, ', @{3} @{0}']);
    expect(partsOf('', [ann])).toEqual([]);
  });

  test('to be changed, a name stands in its place; who has left is not named again', () => {
    const left = { memberId: '', memberName: 'Cy Roe' };
    const read = mentionsRead('@{2} and @{1}, @{3}', [ann, ben, left]);
    expect(read).toEqual({ text: '@Ben Ode and @Ann Lee, @Cy Roe', mentions: [ben, ann] });
    expect(mentionsToSend(read)).toEqual({ text: '@{1} and @{2}, @Cy Roe', mentions: ['1.4', '1.1'] });
  });

  test('two of one name stay who they are', () => {
    const read = mentionsRead('@{2} @{2} @{1}', [ann, other]);
    expect(mentionsToSend(read)).toEqual({ text: '@{1} @{1} @{2}', mentions: ['1.3', '1.1'] });
  });
});

describe('whatever people are called and write', () => {
  const odd = fc.constantFrom(
    ...['Ann', ' ', 'Lee', '@', '{', '1', '}', '(', ')', '[', '"', '’', "'", '$&', '\\', '.', '*', '\n', '-Smith'],
    ...['é', 'e\u0301', '👩‍👩‍👧', '🏽', 'ليلى', '\u200f', '李雷', 'ß', '@{1}', '@{2}', '@Ann Lee', '\ud83d'],
  );
  const oddText = fc.array(odd, { maxLength: 12 }).map((parts) => parts.join(''));
  const people = fc.uniqueArray(
    fc.record({ memberId: fc.integer({ min: 1, max: 99 }).map((n) => `1.${n}`), memberName: oddText }),
    { maxLength: 5, selector: ({ memberId }) => memberId },
  );
  const shown = (text: string, named: readonly Mentioned[]) =>
    partsOf(text, named)
      .map((part) => (typeof part === 'string' ? part : `@${part.memberName}`))
      .join('');
  const peopleOf = (ids: readonly string[], all: readonly Mentioned[]) =>
    ids.flatMap((id) => all.find(({ memberId }) => memberId === id) ?? []);
  const written = fc.tuple(people, fc.array(fc.oneof(oddText, fc.nat(4)), { maxLength: 8 })).map(([all, parts]) => ({
    all,
    text: parts.map((part) => (typeof part === 'string' ? part : `@${all[part]?.memberName ?? ''}`)).join(''),
  }));

  test('what is shown of a comment is what stood in the field', () => {
    fc.assert(
      fc.property(written, ({ all, text }) => {
        const sent = mentionsToSend({ text, mentions: all });
        const typed = text.match(mentionTokens) ?? [];
        fc.pre(typed.length === 0);
        expect(shown(sent.text, peopleOf(sent.mentions, all))).toBe(text);
      }),
    );
  });

  test('a comment that is opened and sent as it is shows the same, and names nobody else', () => {
    fc.assert(
      fc.property(people, oddText, (all, text) => {
        const read = mentionsRead(text, all);
        expect(read.text).toBe(shown(text, all));
        const again = mentionsToSend(read);
        const named = partsOf(text, all).flatMap((part) => (typeof part === 'string' ? [] : part.memberId));
        expect(named).toEqual(expect.arrayContaining(again.mentions));
        fc.pre(!read.text.match(mentionTokens));
        expect(shown(again.text, peopleOf(again.mentions, all))).toBe(read.text);
      }),
    );
  });

  test('where no name is the beginning of what follows it, the same people are named at the same places', () => {
    const plain = fc.constantFrom(' ', 'well', 'é', '👍🏽', 'ليلى', '{', '1}', '\n');
    const tokens = fc.array(fc.oneof(plain, fc.constantFrom('@{1}', '@{2}', '@{3}')), { maxLength: 10 });
    fc.assert(
      fc.property(tokens, (parts) => {
        const text = parts.join('');
        const all = [ann, other, ben];
        const again = mentionsToSend(mentionsRead(text, all));
        expect(partsOf(again.text, peopleOf(again.mentions, all))).toEqual(partsOf(text, all));
      }),
    );
  });

  test('places are apart and in order', () => {
    fc.assert(
      fc.property(written, ({ all, text }) => {
        const ends = mentionPlaces({ text, mentions: all }).flatMap(({ from, to }) => [from, to]);
        expect(ends).toEqual(ends.toSorted((one, next) => one - next));
      }),
    );
  });
});
