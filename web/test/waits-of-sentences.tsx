import { page } from 'vitest/browser';
import { SentenceDialog } from '#sentences/SentenceDialog.tsx';
import type { Answers } from './answers.ts';
import { Titled, type Wait } from './waits.tsx';

const sentence = {
  key: 'lib.ideaBox',
  note: 'The screen to send in ideas.',
  english: 'Idea Box',
  released: 'Ideenbox',
  own: null,
  isUnused: false,
};
const answers: Answers = {
  sentenceversions: () => ({ ...sentence, versions: [], total: 0 }),
  trysentence: ({ text }) => ({ examples: [text], faults: [] }),
  savesentence: ({ text }) => ({ message: 'Said.', own: text }),
};
const part = (
  <Titled>
    <SentenceDialog language="de" sentence={sentence} onClose={() => {}} />
  </Titled>
);

export const waitsOfSentences: Wait[] = [
  {
    ...{ part, answers, member: { capabilities: ['content'] } },
    file: 'sentences/SentenceForm.tsx',
    name: 'Say it so',
    call: 'savesentence',
    before: () => page.getByRole('textbox', { name: 'The sentence' }).fill('Ideenschmiede'),
  },
];
