import type { CardPicture } from '#looks/look';
import { lookNow } from '#looks/worn';
import type { Message } from '#message';
import { cardKeys } from '#programme/items';
import { meaningOf, programme } from '#programme/programme';
import * as texts from '#programme/texts';
import { ownWords, partsOf, valueWords } from '#programme/value-words';
import { say } from '#say';

/** How the e-card of a value looks and what it says, in the reader's language. */
export interface CardDesign {
  /** The file of the drawing, without its end, or the id of a picture. */
  drawing: CardPicture;
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
  const { values, category, years } = partsOf(value);
  const [main = '', ...others] = values;
  return {
    drawing: pictureOf(main),
    headline: headlineOf(main),
    note:
      years !== undefined ? valueWords(value) : category ? valueWords(category) : others.map(valueWords).join(' · '),
  };
}

/** Its drawing alone. */
export function drawingOf(value: string): CardPicture {
  const [main = ''] = partsOf(value).values;
  return pictureOf(main);
}

/** As the reader's site draws it, else as the programme says. */
function pictureOf(value: string): CardPicture {
  const choice = meaningOf(value)?.choice;
  const { cards } = lookNow();
  const [key = ''] = cardKeys(programme()).find(([, each]) => each === choice) ?? [];
  return cards[key] ?? choice?.picture ?? 'recognition';
}

function headlineOf(value: string): string {
  const named = meaningOf(value)?.named;
  const message = Object.hasOwn(headlines, value) ? headlines[value] : undefined;
  return (named && ownWords(named, 'headline')) ?? (message ? say(message) : valueWords(value));
}
