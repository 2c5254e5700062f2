import type { Message } from '#message';
import { adhocValues, behaviours, celebrateReasons, oneUp, payItForwardPresets, quarterlyWinner } from '#points';
import * as texts from '#programme/texts';
import { partsOf, valueWords } from '#programme/value-words';
import { say } from '#say';

/** How the e-card of a value looks and what it says, in the reader's language. */
export interface CardDesign {
  /** The file of the drawing, without its end. */
  drawing: string;
  /** In large letters. */
  headline: string;
  /** A short line below: the category, or further behaviours. */
  note: string;
}

const [birthday, anniversary, thankYou] = celebrateReasons;
const [happyBirthday, happyAnniversary] = payItForwardPresets;

const drawings = new Map<string, string>([
  ...[...behaviours, ...adhocValues].map((value) => [value, fileNameOf(value)] as const),
  [oneUp, 'one-up'],
  [quarterlyWinner, 'quarterly-winner'],
  [birthday, 'birthday'],
  [happyBirthday, 'birthday'],
  [anniversary, 'anniversary'],
  [happyAnniversary, 'anniversary'],
  [thankYou, 'thank-you'],
]);

const headlines = new Map<string, Message>([
  [birthday, texts.happyBirthday],
  [anniversary, texts.happyAnniversary],
  [oneUp, texts.oneUpHeadline],
]);

/** Several behaviours make one card, drawn for the first of them; what is unknown, a competition say, wears the laurel. */
export function designOf(value: string): CardDesign {
  const { values, category } = partsOf(value);
  const [main = '', ...others] = values;
  const headline = headlines.get(main);
  return {
    drawing: drawings.get(main) ?? 'recognition',
    headline: headline ? say(headline) : valueWords(main),
    note: category ? valueWords(category) : others.map(valueWords).join(' · '),
  };
}

function fileNameOf(value: string): string {
  return value.toLowerCase().replaceAll(' ', '-');
}
