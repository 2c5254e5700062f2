import { expect, test } from 'vitest';
import { playwrightTried } from './playwright-report.ts';

const result = (status: string, ...messages: string[]) => ({
  status,
  duration: 1500,
  errors: messages.map((message) => ({ message })),
});
const spec = (title: string, ...results: ReturnType<typeof result>[]) => ({
  file: 'shop.e2e.ts',
  title,
  tests: [{ projectName: 'journeys', results }],
});

test('each journey is told by its file and its names, with what went wrong', () => {
  const suites = [
    {
      title: 'shop.e2e.ts',
      file: 'shop.e2e.ts',
      specs: [spec('a', result('passed')), spec('b', result('timedOut', 'too long')), spec('c', result('skipped'))],
      suites: [{ title: 'the desk', file: 'shop.e2e.ts', specs: [spec('d', result('interrupted'))] }],
    },
  ];
  const errors = [{ message: 'no portal' }];
  expect(playwrightTried({ config: { rootDir: '/laurel/e2e' }, suites, errors }, '/laurel')).toEqual([
    { file: 'e2e/shop.e2e.ts', name: 'a', passed: true, seconds: 1.5 },
    { file: 'e2e/shop.e2e.ts', name: 'b', passed: false, seconds: 1.5, error: 'too long' },
    { file: 'e2e/shop.e2e.ts', name: 'the desk › d', passed: false, seconds: 1.5, error: 'interrupted' },
    { file: '', name: 'the run itself', isBeside: true, passed: false, seconds: 0, error: 'no portal' },
  ]);
});
