import { expect, test } from 'vitest';
import { quarterlyNames } from './file-names.ts';

test('the quarterly report is named after its months and its day', () => {
  const months = { selMonthFrom: 'July 2026', selMonthTo: 'September 2026' };
  expect(quarterlyNames(months, '20261120').xlsx).toBe(
    'Quarterly_Awards_Report_July_2026_to_September_2026_20261120.xlsx',
  );
});
