import { afterEach, expect, test, vi } from 'vitest';
import { sheetFile } from './sheet-file.ts';
import type { SheetAnswer, SheetQuestion } from './sheet-worker.ts';

const rows = Array.from({ length: 50_000 }, (_, n) => n);
let cellsSince = 0;
const columns = ['A', 'B', 'C'].map((header) => ({
  header,
  value: (n: number) => {
    cellsSince += 1;
    return `${header}${n}`;
  },
}));

/** The browser's worker: it keeps what it is told, and answers as told. */
function browserWith(answer: (question: SheetQuestion) => SheetAnswer) {
  const asked: SheetQuestion[] = [];
  let ended = 0;
  class BrowserWorker {
    onmessage?: (event: { data: SheetAnswer }) => void;
    postMessage(question: SheetQuestion) {
      asked.push(question);
      setTimeout(() => this.onmessage?.({ data: answer(question) }));
    }
    terminate() {
      ended += 1;
    }
  }
  vi.stubGlobal('Worker', BrowserWorker);
  return { asked, ended: () => ended };
}

afterEach(() => vi.unstubAllGlobals());

test('50,000 rows go to the worker in slices, and the page is free between them', async () => {
  const most: number[] = [];
  const { asked, ended } = browserWith((question) => {
    most.push(cellsSince);
    cellsSince = 0;
    return 'isAll' in question ? { file: new Blob(['done']) } : { taken: true };
  });
  const file = await sheetFile(columns, rows);
  expect(await file.text()).toBe('done');
  expect(Math.max(...most)).toBeLessThanOrEqual(1_500);
  const sent = asked.flatMap((question) => ('rows' in question ? question.rows : []));
  expect(sent).toHaveLength(50_000);
  expect(sent.at(-1)).toEqual(['A49999', 'B49999', 'C49999']);
  expect([asked[0], asked.at(-1)]).toEqual([{ headers: ['A', 'B', 'C'], locale: 'en' }, { isAll: true }]);
  expect(ended()).toBe(1);
});

test('a worker that cannot write says so, and is ended all the same', async () => {
  const { ended } = browserWith((question) => ('isAll' in question ? { failure: 'no memory' } : { taken: true }));
  await expect(sheetFile(columns, [1])).rejects.toThrow('no memory');
  expect(ended()).toBe(1);
});
