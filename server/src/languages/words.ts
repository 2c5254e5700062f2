import { inEnglish } from '@laurel/contract/english';
import type { Language } from '@laurel/contract/languages';
import { catalogueOf } from '@laurel/contract/languages/catalogue';
import { messagesOf } from '@laurel/contract/languages/messages';
import type { Message } from '@laurel/contract/message';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { OwnTexts } from './own.ts';

/** A text as it is translated, and compiled when it is first said. */
interface Words {
  text: string;
  compiled?: CompiledMessage;
}

type Translations = ReadonlyMap<Message, Words>;

const messages = await messagesOf(['contract', 'server']);
const keys = new Map([...messages].map(([key, message]) => [message, key]));
// of the process: the same files for every company, each read when somebody first reads its language
const translated = new Map<Language, Translations>();

/** What a message is called. */
export function keyOf(message: Message): string {
  return keys.get(message) ?? '';
}

/** The message in this language, as the company says it; in English where it is not translated. */
export function wordsIn(language: Language, message: Message, { words: own }: OwnTexts): CompiledMessage {
  const ofCompany = own.size > 0 ? own.get(language)?.get(keyOf(message)) : undefined;
  return ofCompany ?? released(language, message);
}

function released(language: Language, message: Message): CompiledMessage {
  if (language === 'en') return inEnglish(message);
  if (!translated.has(language)) translated.set(language, translationsInto(language));
  const words = translated.get(language)?.get(message);
  if (!words) return inEnglish(message);
  words.compiled ??= compile(words.text);
  return words.compiled;
}

function translationsInto(language: Language): Translations {
  const catalogue = catalogueOf(language);
  return new Map(
    [...messages].flatMap(([key, message]) => {
      const text = catalogue.get(key)?.text;
      return text ? [[message, { text }] as const] : [];
    }),
  );
}
