import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { directionOf, type Language, languageOf, languages } from '@laurel/contract/languages';
import { catalogueOf } from '@laurel/contract/languages/catalogue';
import { keyOf, messagesOf } from '@laurel/contract/languages/messages';
import { lateWordsFile, namesFile, opening, pageWords } from '@laurel/contract/languages/page-words';
import type { Message } from '@laurel/contract/message';
import { pseudo } from '@laurel/contract/pseudo';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Plugin } from 'vite';
import { pruned } from './pruned.ts';

const root = join(import.meta.dirname, '../..');
const isTexts = /\/texts\.ts$/;

let read = 0;
/** Anew each time: a module that was imported once stays as it was. */
async function textsIn(file: string): Promise<Record<string, Message>> {
  return import(`${pathToFileURL(file).href}?read=${read++}`);
}

/**
 * The words of the page's reader come with the page, in one block, and in no script, but for those that few read: a `texts.ts` exports where in it
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
  let known: Promise<Said> | undefined;
  const said = () => {
    known ??= messagesOf(['contract', 'web'], textsIn).then((found) =>
      isBuilt ? saidByPage(found) : { atOnce: found, late: new Map() },
    );
    return known;
  };
  /** Those that come late stand behind the others. */
  const all = async () => {
    const { atOnce, late } = await said();
    return new Map([...atOnce, ...late]);
  };
  return {
    name: 'laurel:messages',
    enforce: 'pre',
    configResolved(config) {
      isBuilt = config.command === 'build';
    },
    // A test says the messages themselves, in English.
    apply: (_config, { command }) => command === 'build' || !process.env.VITEST,
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
        const from = (await said()).atOnce.size;
        for (const language of languages) {
          const words = [...(await wordsIn(language)).values()];
          const late = JSON.stringify({ from, words: words.slice(from) });
          const name = `${language}-${createHash('sha256').update(late).digest('hex').slice(0, 7)}`;
          this.emitFile({ type: 'asset', fileName: lateWordsFile(name), source: late });
          const source = pageIn(language, empty, words.slice(0, from)).replace('<html', `<html data-words="${name}"`);
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

/** What the page brings along, and what comes with the first screen that says it. */
interface Said {
  atOnce: Map<string, Message>;
  late: Map<string, Message>;
}

/** Whose words few read: they come when one of their screens does (`web/src/lib/late-words.ts`). */
const lateRooms = [
  ...[
    'anniversaries',
    'announcements',
    'budgets',
    'changes',
    'circles',
    'colleagues',
    'competition',
    'corrections',
    'delegations',
    'desk',
    'employment',
    'groupcards',
    'guide',
    'ideas',
    'inbox',
    'lists',
    'looks',
    'mergers',
    'moderation',
    'notices',
    'oversight',
    'personnel',
    'portraits',
    'quick',
    'roles',
    'rules',
    'search',
    'sentences',
    'setup',
  ],
  // What is drawn by hand is drawn on late screens.
  'ui/drawing',
  ...['terms', 'thanks', 'uploads', 'versions', 'viewing', 'words', 'work', 'year'],
];

function isOfLateRoom(room: string | undefined): boolean {
  return lateRooms.some((late) => late === room);
}

/** Without what of the contract the server alone says. By names in the code that the pages reach: rather too much than too little. */
function saidByPage(messages: Map<string, Message>): Said {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const [ofAll, atOnce] = [files, files.filter((file) => !isOfLateRoom(file.split('/')[2]))].map(namesIn);
  const isSaid = (key: string, names: ReadonlySet<string> | undefined) =>
    key.startsWith('contract')
      ? names?.has(key.slice(key.lastIndexOf('.') + 1))
      : names === ofAll || !isOfLateRoom(key.split('.')[0]);
  return {
    atOnce: new Map([...messages].filter(([key]) => isSaid(key, atOnce))),
    late: new Map([...messages].filter(([key]) => !isSaid(key, atOnce) && isSaid(key, ofAll))),
  };
}

/** What the code of these files names, and that of the contract which they reach. */
function namesIn(files: readonly string[]): ReadonlySet<string> {
  return new Set([...reachedFrom(files).values()].flatMap((code) => code.match(/\w+/g) ?? []));
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
