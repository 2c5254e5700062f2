import {
  adhocValues,
  behaviours,
  celebrateReasons,
  oneUp,
  payItForwardPresets,
  quarterlyWinner,
  recogniseCategories,
} from '#points';

/** How the e-card of a value looks and what it says in large letters. */
export interface CardDesign {
  /** The file of the drawing, without its end. */
  drawing: string;
  headline: string;
  /** A short line below: the category, or further behaviours. */
  note: string;
}

const [birthday, anniversary, thankYou] = celebrateReasons;
const [happyBirthday, happyAnniversary] = payItForwardPresets;

const drawings: Record<string, string> = {
  ...Object.fromEntries([...behaviours, ...adhocValues].map((value) => [value, fileNameOf(value)])),
  [oneUp]: 'one-up',
  [quarterlyWinner]: 'quarterly-winner',
  [birthday]: 'birthday',
  [happyBirthday]: 'birthday',
  [anniversary]: 'anniversary',
  [happyAnniversary]: 'anniversary',
  [thankYou]: 'thank-you',
};

const headlines: Record<string, string> = {
  [birthday]: happyBirthday,
  [anniversary]: happyAnniversary,
  [oneUp]: '1Up',
};

/** Several behaviours make one card, drawn for the first of them; what is unknown, a competition say, wears the laurel. */
export function designOf(value: string): CardDesign {
  const { reason, category } = categoryOf(value.trim());
  const [first = '', ...others] = reason.split(/,\s*/);
  const isKnown = Object.hasOwn(drawings, first) && others.every((other) => Object.hasOwn(drawings, other));
  const main = isKnown ? first : reason;
  return {
    drawing: (isKnown && drawings[first]) || 'recognition',
    headline: headlines[main] ?? main,
    note: category || (isKnown ? others.join(' · ') : ''),
  };
}

function categoryOf(value: string): { reason: string; category: string } {
  const category = recogniseCategories.find((one) => value.endsWith(`: ${one}`)) ?? '';
  return { reason: category ? value.slice(0, -category.length - 2) : value, category };
}

function fileNameOf(value: string): string {
  return value.toLowerCase().replaceAll(' ', '-');
}
