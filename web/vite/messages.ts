import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languageOf } from '@laurel/contract/languages';
import { catalogueOf } from '@laurel/contract/languages/catalogue';
import { keyOf, messagesOf } from '@laurel/contract/languages/messages';
import type { Message } from '@laurel/contract/message';
import { pseudo } from '@laurel/contract/pseudo';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const isTexts = /\/texts\.ts$/;

let read = 0;
/** Anew each time: a module that was imported once stays as it was. */
async function textsIn(file: string): Promise<Record<string, Message>> {
  return import(`${pathToFileURL(file).href}?read=${read++}`);
}

/**
 * The words of the page's reader come with the page, in one block, and in no script: a `texts.ts` exports where in it
 * each of its messages stands. Built, these are numbers and the block a list of the English words, which the server
 * puts into other languages by the names in `words.json`. While developing they are names, and `LAUREL_WORDS=de`
 * shows German, `LAUREL_WORDS=pseudo` the language in which nobody reads.
 */
export function messages(): Plugin {
  let isBuilt = false;
  const at = async (key: string) => (isBuilt ? [...(await all()).keys()].indexOf(key) : key);
  let known: ReturnType<typeof messagesOf> | undefined;
  const all = () => {
    known ??= messagesOf(['contract', 'web'], textsIn);
    return known;
  };
  return {
    name: 'laurel:messages',
    enforce: 'pre',
    configResolved(config) {
      isBuilt = config.command === 'build';
    },
    // A test says the messages themselves, in English.
    apply: () => !process.env.VITEST,
    load: {
      filter: { id: isTexts },
      async handler(id) {
        const file = id.slice(root.length + 1);
        const places = Object.keys(await textsIn(id)).map(
          async (name) => `export const ${name} = ${JSON.stringify(await at(keyOf(file, name)))};`,
        );
        return (await Promise.all(places)).join('\n');
      },
    },
    hotUpdate({ file }) {
      if (!isTexts.test(file)) return undefined;
      known = undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return undefined;
    },
    async transformIndexHtml(page) {
      const words = [...(await all())].map(([key, { text }]) => [key, wordsOf(key, text)] as const);
      const block = JSON.stringify(isBuilt ? words.map(([, compiled]) => compiled) : Object.fromEntries(words));
      return page.replace(
        '<script type="application/json" id="words">',
        (tag) => tag + block.replaceAll('<', '\\u003c'),
      );
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'words.json', source: JSON.stringify([...(await all()).keys()]) });
    },
  };
}

const wanted = process.env.LAUREL_WORDS ?? '';
const translated = catalogueOf(languageOf(wanted) ?? 'en');

function wordsOf(key: string, english: string) {
  if (wanted === 'pseudo') return pseudo(compile(english));
  return compile(translated.get(key)?.text ?? english);
}
