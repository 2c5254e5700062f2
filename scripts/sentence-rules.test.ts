import { expect, test } from 'vitest';
import { sentenceComplaints, sentencesIn } from './sentence-rules.ts';

const inFile = (path: string, text: string) => ({ path, text });

test('sentences are found in strings, in templates and between tags; labels and code are none', () => {
  const text = `
    import { a } from './some/where/that is long.ts';
    // Please leave this comment alone.
    const words = 'Please tell the reason.';
    const long = \`Please use at most \${max} characters of them here.\`;
    const label = 'Date of birth';
    const sql = 'select a from b where c';
    const page = <p title="Say why you ask this.">This is what
      we did.</p>;`;
  expect(sentencesIn(inFile('web/src/home/Page.tsx', text))).toEqual([
    'Please tell the reason.',
    'Please use at most',
    'Say why you ask this.',
    'This is what we did.',
  ]);
});

test('a sentence that two workspaces say is named with its places', () => {
  const said = "export const words = 'Please tell the reason.';";
  const files = ['server/src/ideas/rules.ts', 'web/src/ideas/form.ts'].map((path) => inFile(path, said));
  expect(sentenceComplaints(files)).toEqual([
    "'Please tell the reason.' stands in server/src/ideas/rules.ts and in web/src/ideas/form.ts. Say it once, in the contract.",
  ]);
});

test('a workspace may repeat itself, and tests may say what they expect', () => {
  const said = "export const words = 'Please tell the reason.';";
  const files = ['web/src/ideas/a.ts', 'web/src/ideas/b.ts', 'server/src/ideas/a.test.ts', 'server/test/b.ts'];
  expect(sentenceComplaints(files.map((path) => inFile(path, said)))).toEqual([]);
});
