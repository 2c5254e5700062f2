import { type Language, languageOf } from '@laurel/contract/languages';
import {
  type Catalogue,
  type Entry,
  readCatalogue,
  releasedTexts,
  type Translation,
  writtenCatalogue,
} from '@laurel/contract/languages/catalogue';
import { translationComplaints } from '@laurel/contract/languages/complaints';
import { sentenceMax } from '@laurel/contract/limits';
import { message } from '@laurel/contract/message';
import { PlainError } from '#errors/plain-error';
import { isMeantBy, type OwnText } from '#languages/own';

/** All that is said in a language as a gettext file, or what the company says in words of its own alone. */
export function textsFile(
  language: Language,
  own: readonly OwnText[],
  { isOwnAlone }: { isOwnAlone: boolean },
): string {
  const ofCompany = new Map(own.filter((one) => one.language === language).map((one) => [one.key, one]));
  const said = [...releasedTexts(language)].filter(([key]) => !isOwnAlone || ofCompany.has(key));
  return writtenCatalogue(
    language,
    new Map(said.map(([key, { english, note }]) => [key, message(english, note)])),
    new Map(said.map(([key, entry]) => [key, asSaid(entry, ofCompany.get(key))])),
  );
}

function asSaid(released: Entry, own: OwnText | undefined): Translation {
  if (!own) return released;
  const before = own.english === released.english ? '' : `\nWritten for: ${inOneLine(own.english)}`;
  return {
    ...own,
    isFuzzy: false,
    comment: `In your own words. The release says: ${inOneLine(released.text)}${before}`,
  };
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** What a file says: each of its texts is the company's own, or what the release says by itself. */
export interface ReadTexts {
  language: Language;
  own: OwnText[];
  /** What these messages are called. */
  asReleased: string[];
  /** Why some of it is left out, a line each. */
  leftOut: string[];
  /** What has to be mended, a line each: nothing of such a file is taken. */
  wrong: string[];
}

export function readTexts(file: string): ReadTexts {
  const { language: named, entries } = readCatalogue(file);
  if (entries.length === 0) throw new PlainError('There are no texts in it: it is no file of gettext (.po).');
  const language = languageOf(named.replace('_', '-'));
  if (!language) throw new PlainError(`Its header names no language that the portal speaks (Language: ${named}).`);
  const read: ReadTexts = { language, own: [], asReleased: [], leftOut: [], wrong: [] };
  const released = releasedTexts(language);
  const seen = new Set<string>();
  for (const [key, entry] of entries) {
    if (seen.has(key)) read.wrong.push(`${key}: comes twice.`);
    seen.add(key);
    sort(key, entry, { read, released });
  }
  return read;
}

function sort(key: string, entry: Entry, { read, released }: { read: ReadTexts; released: Catalogue }): void {
  const { english, text, isFuzzy } = entry;
  const known = released.get(key);
  if (!known) read.leftOut.push(`${key}: is no message of this release.`);
  else if (isFuzzy) read.leftOut.push(`${key}: is marked as fuzzy.`);
  else if (!isMeantBy(released, { key, english })) read.leftOut.push(`${key}: its English is another in this release.`);
  else if (text === '' || text === known.text) read.asReleased.push(key);
  else {
    const complaints = [...translationComplaints(read.language, english, text), ...storable(text)];
    read.wrong.push(...complaints.map((words) => `${key}: ${words}`));
    read.own.push({ language: read.language, key, english, text });
  }
}

function storable(text: string): string[] {
  const length = [...text].length;
  return [
    ...(length > sentenceMax ? [`has ${length} characters, ${sentenceMax} are the most.`] : []),
    ...(holdsControl(text) ? ['holds a control character.'] : []),
  ];
}

export function holdsControl(text: string): boolean {
  return /[\p{Cc}--\n]/v.test(text);
}
