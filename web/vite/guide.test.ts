import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Screen, screenAccess } from '@laurel/contract/access';
import { expect, test } from 'vitest';
import { guidePages, htmlOf } from './guide.ts';

const folder = join(import.meta.dirname, '../../docs/guide');
const pages = guidePages();
const named = (pattern: RegExp) =>
  pages.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));

test('every screen that not everybody may open has its page, and one', () => {
  const explained = pages.flatMap(({ head }) => head.screens);
  const needed = (Object.keys(screenAccess) as Screen[]).filter(
    (screen) => screen !== 'guide' && !['open', 'member'].includes(screenAccess[screen]),
  );
  expect(explained.filter((screen) => needed.some((one) => one === screen)).toSorted()).toEqual(needed.toSorted());
});

test('every page says what it is, in an order of its own', () => {
  for (const { head, text } of pages) {
    expect(head, head.page).toEqual({
      page: expect.stringMatching(/^[a-z-]+$/),
      title: expect.stringMatching(/^[A-Z]/),
      summary: expect.stringMatching(/^[A-Z].+\.$/),
      part: expect.stringMatching(/^(?:managers|administrators)$/),
      order: expect.any(Number),
      screens: expect.any(Array),
    });
    expect(text, head.page).not.toMatch(/^# /m);
  }
  const places = pages.map(({ head }) => `${head.part} ${head.order}`);
  expect(new Set(places).size).toBe(places.length);
});

test('what a page leads to and shows is there, and every picture is shown', () => {
  const lost = named(/\]\(([\w-]+)\.md\)/g).filter((page) => !existsSync(join(folder, `${page}.md`)));
  expect(lost).toEqual([]);
  const shown = new Set(named(/\]\(pictures\/([\w-]+\.webp)\)/g));
  expect([...shown].sort()).toEqual(readdirSync(join(folder, 'pictures')).sort());
});

test('a picture has its size and its words, and a page is found inside the portal', () => {
  const html = htmlOf('![Pots & plans](pictures/one.webp)\n\nSee [Budgets](budgets.md).', [
    { name: 'pictures/one.webp', width: 3, height: 2 },
  ]);
  expect(html).toBe(
    '<figure><img src="\u00000\u0000" alt="" width="3" height="2" loading="lazy"><figcaption>Pots &#38; plans</figcaption></figure>' +
      '<p>See <a href="/guide/budgets">Budgets</a>.</p>\n',
  );
});
