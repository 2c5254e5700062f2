import type { Message } from '#message';
import {
  type adhocValues,
  type celebrateReasons,
  type ideaCategories,
  type oneUp,
  type payItForwardReasons,
  type quarterlyWinner,
  recogniseCategories,
} from '#points';
import { listed } from '#rules/listed';
import { say } from '#say';
import * as texts from './texts.ts';

type ListedValue =
  | (
      | typeof payItForwardReasons
      | typeof recogniseCategories
      | typeof celebrateReasons
      | typeof adhocValues
      | typeof ideaCategories
    )[number]
  | typeof oneUp
  | typeof quarterlyWinner;

/** Each value as calls and the database name it, and as people read it. */
const words: Record<ListedValue, Message> = {
  'Client Obsession': texts.clientObsession,
  'Unreasonable Excellence': texts.unreasonableExcellence,
  'Authentic Connections': texts.authenticConnections,
  'Act of Courage': texts.actOfCourage,
  'Empowered Ownership': texts.empoweredOwnership,
  'Collaborate for Success': texts.collaborateForSuccess,
  '1Up nomination': texts.oneUp,
  'Quarterly Winner': texts.quarterlyWinner,
  Individual: texts.individual,
  Team: texts.team,
  Leadership: texts.leadership,
  'Happy Birthday': texts.happyBirthday,
  'Happy Work Anniversary': texts.happyAnniversary,
  Birthday: texts.birthday,
  Anniversary: texts.anniversary,
  'Thank you': texts.thankYou,
  'Cultivates Innovation': texts.cultivatesInnovation,
  'Client Focus': texts.clientFocus,
  'Drives Results': texts.drivesResults,
  Collaborates: texts.collaborates,
  'Flexibility and Adaptability': texts.flexibility,
  'The next big idea': texts.nextBigIdea,
  'Improve rewards and recognition': texts.improveRecognition,
  'Current challenges': texts.currentChallenges,
};

function isListed(value: string): value is ListedValue {
  return Object.hasOwn(words, value);
}

/**
 * What something is for, in the reader's language: one value, several ('Client Obsession, Act of Courage'), or one with its
 * category ('Act of Courage: Team'). What the lists do not hold, a competition's title say, stays as it is.
 */
export function valueWords(value: string): string {
  const { values, category } = partsOf(value);
  const said = listed(values.map((one) => (isListed(one) ? say(words[one]) : one)));
  return category ? `${said}: ${say(words[category])}` : said;
}

/** The values of which 'Client Obsession, Act of Courage' or 'Act of Courage: Team' is made; what the lists do not hold is one. */
export function partsOf(value: string): {
  values: string[];
  category: (typeof recogniseCategories)[number] | undefined;
} {
  const whole = value.trim();
  const category = recogniseCategories.find((one) => whole.endsWith(`: ${one}`));
  const values = (category ? whole.slice(0, -category.length - 2) : whole).split(/,\s*/);
  return values.every(isListed) ? { values, category } : { values: [whole], category: undefined };
}
