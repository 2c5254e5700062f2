import type { CompiledMessage } from 'icu-minify/format';

const rightToLeft = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';
/** What changes the direction of what stands around it, by the direction of the sentence. */
const turning = {
  ltr: new RegExp(`[${rightToLeft}\\p{Bidi_C}]`, 'u'),
  // What mail programs make a link of must end where it ends.
  rtl: new RegExp(`^(?!\\S+[@/]\\S+$).*[^\\P{L}${rightToLeft}]`, 'su'),
};

/**
 * The values of a sentence, each of which turns nothing but itself: a Hebrew name in an English sentence, a Latin one at the
 * beginning of an Arabic one. What need not be isolated, and what chooses among cases, stays as it is; so does what was said before,
 * a list of names say, of which each stands by itself.
 */
export function isolated(
  values: Record<string, unknown>,
  words: CompiledMessage,
  direction: 'ltr' | 'rtl',
): Record<string, unknown> {
  const alone = { ...values };
  for (const [name, value] of Object.entries(values))
    if (
      typeof value === 'string' &&
      turning[direction].test(value.replace(/\u2068[^\u2066-\u2069]*\u2069/g, '')) &&
      !JSON.stringify(words).includes(`"${name}",1`)
    )
      // Isolates of its own go, for they could end ours.
      alone[name] = `\u2068${value.replace(/[\u2066-\u2069]/g, '')}\u2069`;
  return alone;
}
