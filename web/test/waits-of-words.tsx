import { page } from 'vitest/browser';
import { TermsDialog } from '#terms/TermsDialog.tsx';
import { TextPage } from '#words/TextPage.tsx';
import { WordsList } from '#words/WordsList.tsx';
import type { Answers } from './answers.ts';
import { press, Titled, type Wait } from './waits.tsx';
import { aText, aVersion, noDifference, termsText } from './words.ts';

const draft = { title: 'Questions', markdown: 'New', changedBy: 'Cleo', dateChanged: '2026-11-20T10:00:00Z' };
const done = { message: 'Done.', revision: 4 };
const answers: Answers = {
  contentlist: () => ({ blocks: [], lacking: [] }),
  contentblock: () => aText,
  contentversions: () => ({ versions: [aVersion, { ...aVersion, version: 1, state: 'former' }], total: 2 }),
  contentpreview: () => ({ content: '<p>Seen</p>' }),
  contentdifference: () => noDifference,
  contentdraftsave: () => done,
  contentdraftdrop: () => done,
  contentreturn: () => done,
  contentwithdraw: () => done,
  contentpublish: () => ({ ...done, version: 3 }),
  contentblockadd: ({ contentKey }) => ({ message: 'Added.', contentKey }),
  contentblockretire: () => ({ message: 'Retired.' }),
  contentpicupload: () => ({ address: `/contentpic/${'a'.repeat(32)}/10x10`, width: 10, height: 10 }),
  termstoaccept: () => ({ texts: [termsText] }),
  acceptterms: () => ({ toAccept: [] }),
};
const who = { member: { capabilities: ['content' as const] }, answers };
const text = { ...who, part: <TextPage contentKey="faq" language="en" /> };
const drafted = { ...text, answers: { ...answers, contentblock: () => ({ ...aText, draft }) } };

export const waitsOfWords: Wait[] = [
  { ...text, file: 'words/TextPage.tsx', name: 'Try again', call: 'contentblock', isRetry: true },
  {
    ...text,
    file: 'words/TextForm.tsx',
    name: 'Save draft',
    call: 'contentdraftsave',
    before: () => page.getByRole('textbox', { name: /^Title/ }).fill('Other'),
  },
  {
    ...drafted,
    file: 'words/TextForm.tsx',
    name: 'Throw the draft away',
    call: 'contentdraftdrop',
    asks: 'Yes',
  },
  {
    ...text,
    answers: { ...answers, contentblock: () => ({ ...aText, planned: { ...aText.published, version: 3 } }) },
    file: 'words/TextForm.tsx',
    name: 'Withdraw',
    call: 'contentwithdraw',
    asks: 'Yes',
  },
  {
    ...text,
    file: 'words/PublishDialog.tsx',
    name: 'Publish',
    call: 'contentpublish',
    before: async () => {
      await press('Publish…');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await press('Publish…');
    },
  },
  { ...text, file: 'words/History.tsx', name: /^Return to this/, call: 'contentreturn', asks: 'Yes' },
  {
    ...text,
    answers: { ...answers, contentblock: () => ({ ...aText, contentKey: 'travel', isOwn: true }) },
    file: 'words/Retire.tsx',
    name: 'Retire this page',
    call: 'contentblockretire',
    asks: 'Yes',
  },
  {
    ...who,
    part: <WordsList />,
    file: 'words/AddPage.tsx',
    name: 'Add',
    call: 'contentblockadd',
    before: async () => {
      await press('Add a page');
      await page.getByRole('textbox', { name: /^Title/ }).fill('Travel');
      await page.getByRole('textbox', { name: /^Address/ }).fill('travel');
    },
  },
  {
    ...text,
    file: 'words/PictureDialog.tsx',
    name: /^Add a picture$/,
    call: 'contentpicupload',
    before: async () => {
      await press('Picture');
      const file = new File(['x'], 'map.png', { type: 'image/png' });
      await page.getByLabelText(/Drop a picture here/).upload(file);
      await page.getByRole('textbox', { name: /^What it shows/ }).fill('The way');
    },
  },
  {
    ...who,
    part: (
      <Titled>
        <TermsDialog />
      </Titled>
    ),
    file: 'terms/TermsDialog.tsx',
    name: 'I accept',
    call: 'acceptterms',
  },
];
