import { wholeSeed } from '@laurel/contract/programme/seed-rules';
import { expect, test } from 'vitest';
import { programmeFile, readProgramme } from './file.ts';

test('words of comments are read as they were written, whatever they are to a file', () => {
  const refused = ['lummox', 'idiot*', '*x', 'foo, bar', '- no', '#1', 'yes', '007', "it's", '"so"', 'a: b', '笨蛋'];
  expect(readProgramme(programmeFile({ ...wholeSeed, comments: { refused } })).comments).toEqual({ refused });
});

test('a file of a release that knew less is read: what it does not know is as a company begins with it', () => {
  const { comments: _, ...features } = wholeSeed.features;
  const { comments: __, ...sends } = wholeSeed.sends;
  const { comments: ___, ...others } = wholeSeed;
  expect(readProgramme(programmeFile({ ...others, features, sends } as typeof wholeSeed))).toEqual(others);
});
