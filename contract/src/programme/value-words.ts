import type { Message } from '#message';
import { listed } from '#rules/listed';
import { language, say } from '#say';
import { isNamed, type Meaning, type Named, namesOf, type Offer, type Wording } from './items.ts';
import { meaningOf, programme } from './programme.ts';
import * as texts from './texts.ts';

/** The names of the specification, as people read them. */
const specified: Readonly<Record<string, Message>> = {
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

/** In the reader's language where the company has said it, or where it is one of the specification's. */
function nameWords(named: Named): string {
  const message = Object.hasOwn(specified, named.name) ? specified[named.name] : undefined;
  return wordingOf(named, 'name') ?? (message ? say(message) : named.name);
}

/** What the company says in the reader's language. */
function wordingOf({ in: languages }: Named, what: keyof Wording): string | undefined {
  return languages?.[language()]?.[what];
}

/** What the company says of it, in the reader's language or in its own; undefined where it says nothing. */
export function ownWords(named: Named, what: 'words' | 'headline'): string | undefined {
  return wordingOf(named, what) ?? named[what];
}

/**
 * What something is for, in the reader's language: one value, several ('Client Obsession, Act of Courage'), or one with its
 * category ('Act of Courage: Team'). What the programme has no name for, a competition's title say, stays as it is.
 */
export function valueWords(value: string): string {
  const { values, category, years } = partsOf(value);
  if (years !== undefined)
    return say(texts.yearsOfService, { what: nameWords(programme().celebrate.anniversary), years });
  const { categories } = namesOf(programme());
  const said = listed(values.map((one) => wordsOf(one, meaningOf(one) ?? categories.get(one))));
  return category ? `${said}: ${wordsOf(category, categories.get(category))}` : said;
}

function wordsOf(name: string, meaning: Meaning | undefined): string {
  return meaning ? nameWords(meaning.named) : name;
}

/** Whether it is one of the prizes, under any name. */
export function isPrize(value: string): boolean {
  const [name = ''] = partsOf(value).values;
  return programme().prizes.some((prize) => isNamed(prize, name));
}

interface Parts {
  values: string[];
  category: string | undefined;
  /** Of an anniversary for which the company gives something. */
  years?: number;
}

/**
 * The values of which 'Client Obsession, Act of Courage' or 'Act of Courage: Team' is made, or the years of 'Anniversary: 5'; what has no
 * name in the programme is one.
 */
export function partsOf(value: string): Parts {
  const whole = value.trim();
  const { choices, categories } = namesOf(programme());
  const behind = /: ([^:]+)$/.exec(whole)?.[1] ?? '';
  const before = behind && whole.slice(0, -behind.length - 2);
  if (/^\d{1,2}$/.test(behind) && isNamed(programme().celebrate.anniversary, before))
    return { values: [before], category: undefined, years: Number(behind) };
  const category = categories.has(behind) ? behind : undefined;
  const values = (category ? before : whole).split(/,\s*/);
  return values.every((one) => choices.has(one)) ? { values, category } : { values: [whole], category: undefined };
}

/** As what a card of the company for so many years at work is given. */
export function anniversaryValue(years: number, { celebrate }: Pick<Offer, 'celebrate'>): string {
  return `${celebrate.anniversary.name}: ${years}`;
}
