import { type WallRow, wallRow } from '@laurel/contract/calls/recognition/walloffame';
import { wallWordsMax } from '@laurel/contract/limits';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { aHome } from '../../test/people.ts';
import { tableOf } from '../../test/tables.ts';
import { WallOfFamePage } from './WallOfFamePage.tsx';

const hanging = (memberName: string, more: Partial<WallRow> = {}): WallRow => ({
  ...{ picId: '', memberName, division: 'Operations', memberId: `1.${memberName.charCodeAt(0)}`, what: 'chosen' },
  ...{ value: 'Act of Courage', date: '2026-11-05T10:00:00.000Z', words: 'Stayed.', wordsLanguage: 'en', place: '1.2' },
  ...more,
});
const show = (...rows: WallRow[]) =>
  showPart(<WallOfFamePage />, {
    answers: {
      wallOfFame: () => ({ report: tableOf(wallRow, rows) }),
      getcontentdb: () => ({ title: '', content: '' }) as never,
    },
  });
const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });

test('says why somebody hangs there, and leads to where one joins in', async () => {
  await show(
    hanging('Ana Silva', { what: 'won', value: 'Quarterly Winner', words: 'Fez história.', wordsLanguage: 'pt' }),
    hanging('Ben Ode', { words: '', place: '', value: 'Client Obsession, Act of Courage' }),
  );
  const won = cardOf('Ana Silva');
  await expect.element(won.getByText('Fez história.')).toBeVisible();
  expect(won.element().textContent).toMatch(/Winner.*Quarterly Winner.*November 2026.*Fez história\./);
  expect(won.getByText('Fez história.').element().getAttribute('lang')).toBe('pt');
  await expect
    .element(won.getByRole('link', { name: 'Congratulate Ana Silva' }))
    .toHaveAttribute('href', '/recentrecognition/1.2');
  const chosen = cardOf('Ben Ode');
  await expect.element(chosen.getByText('Client Obsession, Act of Courage')).toBeVisible();
  expect(chosen.getByText('Winner').elements()).toEqual([]);
  expect(chosen.getByRole('link', { name: /Congratulate/ }).elements()).toEqual([]);
  await expectAccessible();
});

test('of long words the beginning stands there, without half a word, and a long name breaks', async () => {
  await onPhone();
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const written = 'All of it was carefully done. '.repeat(20).slice(0, wallWordsMax - 3);
  await show(hanging(long, { words: `${written} hal` }));
  await expect.element(page.getByText(`${written.trim()}…`)).toBeVisible();
  expectNothingCut(page.getByRole('list').element());
});

test('oneself is not asked to congratulate', async () => {
  await show(hanging('Thandi Mokoena', { memberId: aHome().memberData.memberId }));
  await expect.element(page.getByRole('link', { name: 'Read it all about Thandi Mokoena' })).toBeVisible();
});
