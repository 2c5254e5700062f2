import type { SourceWish } from '@laurel/contract/calls/sources';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, showPart } from '../../test/part.tsx';
import { questions, source } from '../../test/sources.ts';
import { FileQuestions } from './FileQuestions.tsx';
import type { SourceDraft } from './source-draft.ts';

const answered = vi.fn<(wish: SourceWish, draft: SourceDraft) => void>();
const otherSheet = vi.fn<(sheet: string) => void>();
const show = (more: Partial<typeof questions> = {}) =>
  showPart(
    <FileQuestions
      questions={{ ...questions, ...more }}
      why="Begin is unknown."
      fileName="payroll_austria-2026-11-27.csv"
      onAnswer={answered}
      onSheet={otherSheet}
    />,
    { answers: { sourcelist: () => ({ sources: [source] }) }, member: { capabilities: ['people'] } },
  );
const field = (name: string) => page.getByRole('combobox', { name });
const go = page.getByRole('button', { name: 'Remember this and go on' });

test('each column that nobody knows is asked, with what stands in it, and nothing goes on before all is said', async () => {
  await show();
  await expect.element(field('Employee Nr')).toHaveValue('memberNumber');
  await expect.element(page.getByText('Holds E1 · E2. This may be memberNumber.')).toBeVisible();
  expect(field('First Name').elements()).toEqual([]);
  await go.click();
  await expect.element(field('Begin')).toHaveAttribute('aria-invalid', 'true');
  expect(answered).not.toHaveBeenCalled();
  await expectAccessible();
});

test('a date that can be read in two ways is asked about with itself, and remembered', async () => {
  await show();
  await field('Begin').selectOptions('hireDate');
  await field('Shoe').selectOptions('Leave it alone');
  await go.click();
  await expect.element(page.getByText('Please choose the order.')).toBeVisible();
  await expect.element(page.getByText(/03\/04\/2026 is 3 Apr/)).toBeVisible();
  await page.getByRole('radio', { name: 'Day, month, year' }).click({ force: true });
  await expect.element(page.getByRole('textbox', { name: 'Name of the source' })).toHaveValue('payroll austria');
  await go.click();
  expect(answered).toHaveBeenLastCalledWith(
    expect.objectContaining({
      kind: 'roster',
      dates: 'dmy',
      name: 'payroll austria',
      columns: { 'Employee Nr': 'memberNumber', 'First Name': 'firstName', Begin: 'hireDate', Shoe: '' },
    }),
    expect.anything(),
  );
});

test('it may be remembered under a source that is there', async () => {
  await show({ columns: questions.columns.slice(0, 2) });
  await field('Source').selectOptions('Payroll Austria');
  await go.click();
  expect(answered).toHaveBeenLastCalledWith(
    expect.objectContaining({ sourceId: '7', version: 1, name: 'Payroll Austria', isPart: true, dates: 'dmy' }),
    expect.anything(),
  );
});

test('of a file without one known name its kind is asked first', async () => {
  await show({ kind: null, missing: [] });
  await go.click();
  await expect.element(page.getByText('Please choose what is in the file.')).toBeVisible();
  await field('What is in the file?').selectOptions('Members');
  await expect.element(page.getByText(/Needed, and not found yet: surname/)).toBeVisible();
});

test('of a workbook with several sheets it is said which one is read, and remembered', async () => {
  await show({ columns: questions.columns.slice(1, 2), missing: [], sheets: ['People', 'Left'], sheet: 'People' });
  await expect.element(field('Which sheet is read')).toHaveValue('People');
  await field('Which sheet is read').selectOptions('Left');
  expect(otherSheet).toHaveBeenLastCalledWith('Left');
  await go.click();
  expect(answered).toHaveBeenLastCalledWith(expect.objectContaining({ sheet: 'People' }), expect.anything());
});
