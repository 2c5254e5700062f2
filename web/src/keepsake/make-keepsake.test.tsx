import { expect, test } from 'vitest';
import { showPart } from '../../test/part.tsx';
import { type KeepsakeSignature, makeKeepsake } from './make-keepsake.ts';

const words = 'Thank you for every time that you stayed until it worked. Nobody explains a balance sheet as you do.';
const wave = Array.from({ length: 60 }, (_, i) => [i * 16, 200 + Math.round(120 * Math.sin(i / 4))]).flat();

async function aPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(320, 200);
  const brush = canvas.getContext('2d');
  if (brush) {
    brush.fillStyle = 'teal';
    brush.fillRect(0, 0, 320, 200);
  }
  return canvas.convertToBlob({ type: 'image/webp' });
}

const signedBy = (name: string, more: Partial<KeepsakeSignature> = {}) => ({ name, words, dir: 'auto', ...more });
const some = (count: number) => Array.from({ length: count }, (_, i) => signedBy(`Ana Silva ${i}`));

async function fileOf(signatures: KeepsakeSignature[], title = 'Happy birthday, Thandi') {
  await showPart(<p>Here</p>);
  const file = await makeKeepsake({ title, subtitle: '30 November 2026', dir: 'ltr', signatures });
  expect(file.type).toBe('application/pdf');
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return { file, text, pages: text.match(/\/Type \/Page /g)?.length };
}

/** What its fonts say that their signs stand for. */
async function signsOf(text: string): Promise<Set<string>> {
  const signs = new Set<string>();
  for (const [, length = '', rest = ''] of text.matchAll(
    /\/Filter \/FlateDecode \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g,
  )) {
    const packed = Uint8Array.from(rest.slice(0, Number(length)), latin1);
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
    for (const [, hex = ''] of (await new Response(stream).text()).matchAll(/^<..> <(\w+)>$/gm))
      signs.add(String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))));
  }
  return signs;
}

/** A decoder calls 27 of its bytes otherwise. */
const otherwise = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('latin1').decode(Uint8Array.of(byte)), byte]),
);
const latin1 = (sign: string) => otherwise.get(sign) ?? 0;

test.each([
  [1, 2],
  [5, 2],
  [60, 8],
])('%i who signed', async (count, pages) => {
  const file = await fileOf(some(count));
  expect(file.text).toMatch(/^%PDF-1\.5/);
  expect(file.text).toContain(`/Count ${file.pages} `);
  expect(file.pages).toBeGreaterThanOrEqual(pages - 2);
  expect(file.pages).toBeLessThanOrEqual(pages + 2);
});

test('each page begins where the file says', async () => {
  const { text } = await fileOf(some(5));
  const from = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(from, from + 4)).toBe('xref');
  const places = [...text.slice(from).matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) => Number(at));
  for (const [i, at] of places.entries()) expect(text.slice(at)).toMatch(new RegExp(`^${i + 1} 0 obj`));
});

test('every script and emoji of several parts can be found', async () => {
  const signs = await signsOf(
    (
      await fileOf([
        signedBy('سارة الأحمد', { words: 'شكرًا لك على كل شيء يا صديقتي', script: 'سارة' }),
        signedBy('李小龙', { words: '谢谢你的帮助' }),
        signedBy('Zoë 👩🏽‍💻', { words: 'Obrigado! 🎉👨‍👩‍👧', strokes: [wave, [500, 200]], picture: await aPicture() }),
      ])
    ).text,
  );
  for (const sign of ['ش', '谢', '👩🏽‍💻', '🎉', '👨‍👩‍👧', 'ë']) expect(signs, sign).toContain(sign);
});

test('more signs than a font holds are in several', async () => {
  const many = Array.from({ length: 600 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');
  const { text } = await fileOf([signedBy('Lin', { words: many })]);
  expect(text.match(/\/Subtype \/Type3/g)).toHaveLength(3);
  expect(await signsOf(text)).toContain(String.fromCodePoint(0x4e00 + 599));
});

test('words without an end and words of many pages stay on the paper', async () => {
  const { pages } = await fileOf(
    [signedBy('A'.repeat(300), { words: 'W'.repeat(9000) }), ...some(3)],
    'A title that goes on and on '.repeat(12),
  );
  expect(pages).toBeGreaterThan(3);
});

test('a picture that cannot be read leaves the words', async () => {
  const { pages } = await fileOf([signedBy('Ana', { picture: new Blob(['no picture']) })]);
  expect(pages).toBe(2);
});
