import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { directionOf, type Language, languageOf, languages } from '@laurel/contract/languages';
import { catalogueOf } from '@laurel/contract/languages/catalogue';
import { keyOf, messagesOf } from '@laurel/contract/languages/messages';
import { namesFile, opening, pageWords } from '@laurel/contract/languages/page-words';
import type { Message } from '@laurel/contract/message';
import { pseudo } from '@laurel/contract/pseudo';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Plugin } from 'vite';
import { isLate } from './late-rooms.ts';
import { pruned } from './pruned.ts';

const root = join(import.meta.dirname, '../..');
const isTexts = /\/texts\.ts$/;
const isLateWords = /\/late-words\.ts$/;
/** The words of a room in a language: `laurel:words/<room>/<language>`. */
const lateWords = 'laurel:words/';

let read = 0;
/** Anew each time: a module that was imported once stays as it was. */
async function textsIn(file: string): Promise<Record<string, Message>> {
  return import(`${pathToFileURL(file).href}?read=${read++}`);
}

/**
 * The words of the page's reader come with the page, in one block, and in no script: a `texts.ts` exports where in it
 * each of its messages stands. Built, these are numbers and the block a list, with a page for each language. While
 * developing they are names; `LAUREL_WORDS=de` then shows German, `LAUREL_WORDS=pseudo` the language in which nobody reads.
 */
export function messages(): Plugin {
  let isBuilt = false;
  const at = async (key: string) => {
    if (!isBuilt) return key;
    const place = [...(await all()).keys()].indexOf(key);
    return place === -1 ? staysBehind + key : place;
  };
  let known: ReturnType<typeof messagesOf> | undefined;
  const all = () => {
    known ??= messagesOf(['contract', 'web'], textsIn).then((found) => (isBuilt ? inOrder(saidByPage(found)) : found));
    return known;
  };
  return {
    name: 'laurel:messages',
    enforce: 'pre',
    configResolved(config) {
      isBuilt = config.command === 'build';
    },
    // A test says the messages themselves, in English.
    apply: (_config, { command }) => command === 'build' || !process.env.VITEST,
    resolveId: { filter: { id: /^laurel:words\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: [isTexts, isLateWords, /^\0laurel:words\//] },
      async handler(id) {
        if (isLateWords.test(id)) return isBuilt ? bringing(basename(dirname(id)), await all()) : undefined;
        if (id.startsWith(`\0${lateWords}`)) {
          const [room = '', language] = id.slice(lateWords.length + 1).split('/');
          const words = [...(await wordsIn(language as Language))].filter(([key]) => key.startsWith(`${room}.`));
          return `export default ${JSON.stringify(words.map(([, said]) => said))};`;
        }
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
      return isBuilt ? page : pageIn(shown, page, Object.fromEntries(await wordsIn(shown)));
    },
    generateBundle: {
      // The page is written by then.
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          const said =
            chunk.type === 'chunk' ? new RegExp(`${staysBehind}([\\w./-]+)`).exec(chunk.code)?.[1] : undefined;
          if (said) throw new Error(`The page says ${said}, which it was not given.`);
        }
        const names = JSON.stringify([...(await all()).keys()]);
        this.emitFile({ type: 'asset', fileName: namesFile, source: names });
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        const empty = String(page.source);
        for (const language of languages) {
          const words = [...(await wordsIn(language))].filter(([key]) => !isLate(key));
          const source = pageIn(
            language,
            empty,
            words.map(([, said]) => said),
          );
          if (language === 'en') page.source = source;
          else this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source });
        }
      },
    },
  };

  async function wordsIn(language: Shown): Promise<Map<string, CompiledMessage>> {
    const translated = catalogueOf(language === 'pseudo' ? 'en' : language);
    const words = [...(await all())].map(
      ([key, { text }]) => [key, pruned(compile(translated.get(key)?.text || text))] as const,
    );
    return new Map(language === 'pseudo' ? words.map(([key, said]) => [key, pseudo(said)]) : words);
  }
}

/** Those that come with every page first: what comes later follows at its place. */
function inOrder(messages: Map<string, Message>): Map<string, Message> {
  return new Map([...messages].toSorted(([one], [other]) => Number(isLate(one)) - Number(isLate(other))));
}

/** The code that puts a room's words at their places. The company's own are there already. */
function bringing(room: string, messages: Map<string, Message>): string {
  const from = [...messages.keys()].findIndex((key) => key.startsWith(`${room}.`));
  const files = languages.map(
    (language) => `${JSON.stringify(language)}: () => import('${lateWords}${room}/${language}')`,
  );
  return `import { wordsOfPage } from '#lib/reader.ts';
const files = { ${files.join(', ')} };
export async function bringWords() {
  const { default: words } = await (files[document.documentElement.lang] ?? files.en)();
  const all = wordsOfPage();
  words.forEach((said, place) => { all[${from} + place] ||= said; });
}`;
}

/** Without what of the contract the server alone says. By names in the code that the pages reach: rather too much than too little. */
function saidByPage(messages: Map<string, Message>): Map<string, Message> {
  const reached = reachedFrom(
    globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.')),
  );
  const names = new Set([...reached.values()].flatMap((code) => code.match(/\w+/g) ?? []));
  return new Map(
    [...messages].filter(([key]) => !key.startsWith('contract') || names.has(key.slice(key.lastIndexOf('.') + 1))),
  );
}

/** These files and all of the contract that they import, but for what messages say. */
function reachedFrom(files: readonly string[], reached = new Map<string, string>()): Map<string, string> {
  for (const file of files) {
    if (reached.has(file) || isTexts.test(`/${file}`) || !existsSync(join(root, file))) continue;
    const code = readFileSync(join(root, file), 'utf8').replace(/^(?:import|export) type [^;]*;/gm, '');
    reached.set(file, code);
    const imported = [...code.matchAll(/(?:from |import\()'(@laurel\/contract\/|#|\.\/)([^']+?)(?:\.ts)?'/g)].map(
      ([, from, name]) => {
        if (from === './') return `${dirname(file)}/${name}.ts`;
        return from === '#' && file.startsWith('web/') ? '' : `contract/src/${name}.ts`;
      },
    );
    reachedFrom(
      imported.filter((one) => one.startsWith('contract/')),
      reached,
    );
  }
  return reached;
}

/** What the code would hold in place of a message that does not travel. */
const staysBehind = 'laurel:stays-behind:';

type Shown = Language | 'pseudo';

/** While developing, and for looking at a build. */
const wanted = process.env.LAUREL_WORDS ?? '';
const shown: Shown = wanted === 'pseudo' ? wanted : (languageOf(wanted) ?? 'en');

function pageIn(language: Shown, page: string, words: object): string {
  const [tag, direction] = language === 'pseudo' ? ['en', 'ltr'] : [language, directionOf(language)];
  return page
    .replace('<html lang="en"', () => `<html lang="${tag}" dir="${direction}"`)
    .replace(opening, (block) => block + pageWords(words));
}
