import { expect, test } from 'vitest';
import { namingAt } from './naming.ts';

const ann = { memberId: '1.1', memberName: 'Ann Lee' };
const at = (typed: string) => {
  const caret = typed.indexOf('|');
  return namingAt({ text: typed.replace('|', ''), mentions: [ann] }, caret);
};

test.each([
  ['@|', 0, ''],
  ['@an|', 0, 'an'],
  ['Thanks @ann|', 7, 'ann'],
  ['Thanks\n@ann|', 7, 'ann'],
  ['(@ann|', 1, 'ann'],
  ['„@ann|', 1, 'ann'],
  ['@ann |', 0, 'ann'],
  ['@ann le|', 0, 'ann le'],
  ['@ana maria |', 0, 'ana maria'],
  ['@ana maria si|', 0, 'ana maria si'],
  ["@o'brien-łoś|", 0, "o'brien-łoś"],
  ['@لیلا|', 0, 'لیلا'],
  ['@ann| and others', 0, 'ann'],
  ['@Ann Lee and @be|', 13, 'be'],
])('a name is typed: %j', (typed, from, search) => {
  expect(at(typed)).toEqual({ from, search });
});

test.each([
  'ann|',
  'ann@laurel|',
  'ann.lee@laurel.example|',
  '@ |',
  '@@ann|',
  '@ann, |',
  '@ana maria silva |',
  '@ann\n|',
  '@ann  |',
  '|@ann',
  '@Ann Lee|',
  '@Ann| Lee',
  `@${'a'.repeat(61)}|`,
])('no name is typed: %j', (typed) => {
  expect(at(typed)).toBeUndefined();
});
