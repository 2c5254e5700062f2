import type { Message } from '@laurel/contract/message';
import { language, say } from '@laurel/contract/say';
import { wholeNumber } from '@laurel/contract/shapes/texts';
import * as z from 'zod/mini';
import * as texts from './texts.ts';

const kinds: Record<string, Message> = {
  boolean: texts.kindBoolean,
  string: texts.kindText,
  number: texts.kindNumber,
  int: wholeNumber,
  array: texts.kindList,
  object: texts.kindObject,
};

const ofLibrary = {
  en: z.locales.en(),
  de: z.locales.de(),
  it: z.locales.it(),
  'pt-BR': z.locales.pt(),
  ar: z.locales.ar(),
};

// Where the contract has no words of its own for a wrong type, these are better than the schema library's.
z.config({
  localeError: (issue) => ofLibrary[language()].localeError(issue),
  customError: (issue) => (issue.code === 'invalid_type' ? say(kinds[issue.expected] ?? texts.kindOther) : undefined),
});
