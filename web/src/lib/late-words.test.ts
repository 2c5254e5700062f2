import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page that brings these words along, and says that others come late. */
async function pageWith(words: unknown[], name: string | undefined = 'de-1234567') {
  vi.stubGlobal('document', {
    documentElement: { dataset: name === undefined ? {} : { words: name } },
    getElementById: () => ({ textContent: JSON.stringify(words) }),
  });
  const [{ lateWords }, { wordsOfPage }] = await Promise.all([import('./late-words.ts'), import('./page-words.ts')]);
  return { lateWords, wordsOfPage };
}

test('they come once, behind those of the page; what the company says of them stays', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ from: 2, words: ['three', 'four', 'five'] });
  });
  const { lateWords, wordsOfPage } = await pageWith(['one', 'two', null, 'our four']);
  await Promise.all([lateWords(), lateWords()]);
  expect(asked).toEqual(['/assets/words.de-1234567.json']);
  expect(wordsOfPage()).toEqual(['one', 'two', 'three', 'our four', 'five']);
});

test('where they did not come, they are asked for again', async () => {
  let isAway = true;
  vi.stubGlobal('fetch', async () =>
    isAway ? new Response('', { status: 503 }) : Response.json({ from: 1, words: ['two'] }),
  );
  const { lateWords, wordsOfPage } = await pageWith(['one']);
  await expect(lateWords()).rejects.toThrow('The words did not come.');
  isAway = false;
  await lateWords();
  expect(wordsOfPage()).toEqual(['one', 'two']);
});
