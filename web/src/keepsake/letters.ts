import script from '@fontsource-variable/dancing-script/files/dancing-script-latin-wght-normal.woff2?url';
import loraFurther from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2?url';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';
import type { Letters } from './lines.ts';

/** What only browsers read. */
const css = String.raw;

// What these have not, the browser takes from what the machine has: every script, and emoji in their colours.
const serif = css`'Keepsake Serif', 'Noto Naskh Arabic', 'Amiri', Georgia, serif`;
const plain = css`'Inter Variable', system-ui, sans-serif`;
const byHand = css`'Keepsake Hand', 'Snell Roundhand', 'Segoe Script', 'Amiri', cursive`;

function letters(family: string, size: number, weight = 400, leading = 1.5): Letters {
  return { font: `${weight} ${size}px ${family}`, size, leading: size * leading };
}

export const coverTitle = (size: number) => letters(serif, size, 600, 1.2);
export const coverNote = letters(plain, 13);
export const foot = letters(plain, 8.5);
export const wordsOf = (isAlone: boolean) => letters(serif, isAlone ? 15 : 11);
export const handOf = (isAlone: boolean) => letters(byHand, isAlone ? 34 : 24, 600, 1.4);
export const nameOf = (isAlone: boolean) => letters(plain, isAlone ? 12 : 9.5, 600, 1.4);

/** A machine without a line goes without: the words are written in what it has. */
export async function lettersHere(): Promise<void> {
  await Promise.allSettled([
    load(css`Keepsake Serif`, lora, css`U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122`),
    load(css`Keepsake Serif`, loraFurther, css`U+0100-0130, U+0132-0151, U+0154-02FF, U+1E00-1EFF`),
    load(css`Keepsake Hand`, script),
    document.fonts.load(css`400 12px 'Inter Variable'`),
    document.fonts.load(css`600 12px 'Inter Variable'`),
  ]);
}

async function load(family: string, address: string, unicodeRange = 'U+0-10FFFF'): Promise<void> {
  const face = new FontFace(family, `url(${address})`, { weight: '400 700', unicodeRange });
  document.fonts.add(await face.load());
}
