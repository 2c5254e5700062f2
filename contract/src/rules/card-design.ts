import type { Message } from '#message';
import type { Drawing } from '#programme/items';
import { meaningOf } from '#programme/programme';
import * as texts from '#programme/texts';
import { ownWords, partsOf, valueWords } from '#programme/value-words';
import { say } from '#say';

/** How the e-card of a value looks and what it says, in the reader's language. */
export interface CardDesign {
  /** The file of the drawing, without its end. */
  drawing: Drawing;
  /** In large letters. */
  headline: string;
  /** A short line below: the category, or further behaviours. */
  note: string;
}

/** Of the specification's, those whose card says something else than their name. */
const headlines: Readonly<Record<string, Message>> = {
  Birthday: texts.happyBirthday,
  Anniversary: texts.happyAnniversary,
  '1Up nomination': texts.oneUpHeadline,
};

/** Several behaviours make one card, drawn for the first of them; what is unknown, a competition say, wears the laurel. */
export function designOf(value: string): CardDesign {
  const { values, category } = partsOf(value);
  const [main = '', ...others] = values;
  return {
    drawing: meaningOf(main)?.choice.picture ?? 'recognition',
    headline: headlineOf(main),
    note: category ? valueWords(category) : others.map(valueWords).join(' · '),
  };
}

function headlineOf(value: string): string {
  const named = meaningOf(value)?.named;
  const message = Object.hasOwn(headlines, value) ? headlines[value] : undefined;
  return (named && ownWords(named, 'headline')) ?? (message ? say(message) : valueWords(value));
}
