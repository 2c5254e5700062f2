import { page } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { ProgrammePage } from '#versions/ProgrammePage.tsx';
import { answers, document, goesFirst } from './versions.ts';
import type { Wait } from './waits.tsx';

const screen = { part: <ProgrammePage />, member: { capabilities: ['programme' as const] }, answers };
const goTo = (part: string) => navigate(`/?part=${part}`, { replace: true });
/** An earlier version is one that says something else. */
const ofNow = { goes: { ...goesFirst.goes, version: 2, document: { ...document, prizes: [] } } };

export const waitsOfVersions: Wait[] = [
  {
    ...screen,
    file: 'versions/ReviewChanges.tsx',
    name: 'Ask to confirm',
    call: 'saveprogramme',
    before: async () => {
      await goTo('lengths');
      await page.getByRole('textbox', { name: 'Reason of a nomination' }).fill('700');
      await page.getByRole('link', { name: 'Review changes' }).click();
      await page.getByRole('textbox', { name: /^Why/ }).fill('Shorter stories');
    },
  },
  {
    ...screen,
    file: 'versions/History.tsx',
    name: /^Withdraw… Version 3/,
    call: 'withdrawprogramme',
    asks: 'Withdraw',
    before: () => goTo('history'),
  },
  {
    ...screen,
    answers: { ...answers, programmenow: () => ({ ...goesFirst, ...ofNow }) },
    file: 'versions/History.tsx',
    name: /^Return to this… Version 1/,
    call: 'programmeversion',
    before: () => goTo('history'),
  },
];
