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
  planned: null,
};
const answers: Answers = {
  sentenceversions: () => ({ ...sentence, versions: [], total: 0 }),
  trysentence: ({ text }) => ({ examples: [text], faults: [] }),
  sentencemails: () => ({ messages: [], sites: [], shown: null }),
  savesentence: ({ text }) => ({ message: 'Said.', own: text }),
};
const part = (
  <Titled>
    <SentenceDialog language="de" sentence={sentence} message={undefined} onClose={() => {}} />
  </Titled>
);

const planned = {
  ...{ planId: '7', own: 'Ideenkiste', byMember: 'Priya Naidoo', isUnused: false },
  ...{ dateFrom: '2026-12-24T08:00:00.000Z', dateSaved: '2026-11-24T08:00:00.000Z' },
};
const withPlan = { ...sentence, planned };

export const waitsOfSentences: Wait[] = [
  {
    ...{ part, answers, member: { capabilities: ['content'] } },
    file: 'sentences/SentenceForm.tsx',
    name: 'Say it so',
    call: 'savesentence',
    before: () => page.getByRole('textbox', { name: 'The sentence' }).fill('Ideenschmiede'),
  },
  {
    part: (
      <Titled>
        <SentenceDialog language="de" sentence={withPlan} message={undefined} onClose={() => {}} />
      </Titled>
    ),
    answers: {
      ...answers,
      sentenceversions: () => ({ ...withPlan, versions: [], total: 0 }),
      withdrawsentence: () => ({ message: 'Taken back.' }),
    },
    ...{ member: { capabilities: ['content'] }, file: 'sentences/Planned.tsx' },
    ...{ name: 'Take it back', call: 'withdrawsentence' },
  },
];
