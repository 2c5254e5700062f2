import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { changeOwnWords, laterTexts, lockOwnWords, ownTexts } from './own-words.ts';
import type { ReadTexts } from './texts-file.ts';

export interface Taken {
  /** In words of the company's own that were the release's before. */
  own: number;
  /** In other words of its own. */
  changed: number;
  /** As the release says again. */
  back: number;
  unchanged: number;
  /** Of the language, what will be said otherwise from a moment on: it begins all the same. */
  planned: number;
}

/** The company says what a file says from now on; what the file does not speak of stays. `isDry`: as if. */
export function takeTexts(
  db: Db,
  { language, own, asReleased }: Pick<ReadTexts, 'language' | 'own' | 'asReleased'>,
  { now, isDry }: { now: Date; isDry: boolean },
): Promise<Taken> {
  return transaction(db, async (tx) => {
    await lockOwnWords(tx);
    const before = new Map(
      (await ownTexts(tx, now)).filter((one) => one.language === language).map((one) => [one.key, one]),
    );
    const added = own.filter(({ key }) => !before.has(key));
    const others = own.filter(({ key, text, english }) => {
      const known = before.get(key);
      return known && (known.text !== text || known.english !== english);
    });
    const back = asReleased.filter((key) => before.has(key));
    const taken = { own: added.length, changed: others.length, back: back.length };
    const unchanged = own.length + asReleased.length - taken.own - taken.changed - taken.back;
    if (!isDry && taken.own + taken.changed + taken.back > 0) {
      const again = back.map((key) => ({ key, english: before.get(key)?.english ?? '', text: null }));
      await changeOwnWords(tx, { language, words: [...added, ...others, ...again], facts: taken, byId: null, now });
    }
    const planned = (await laterTexts(tx, now)).filter((one) => one.language === language).length;
    return { ...taken, unchanged, planned };
  });
}
