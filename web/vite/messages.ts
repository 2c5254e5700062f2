import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message } from '@laurel/contract/message';
import { pseudo } from '@laurel/contract/pseudo';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const isTexts = /\/texts\.ts$/;

/** The messages of these workspaces by what they are called, in the order of their files. */
export async function messagesOf(...workspaces: string[]): Promise<Map<string, Message>> {
  const files = globSync(
    workspaces.map((workspace) => `${workspace}/src/**/texts.ts`),
    { cwd: root },
  ).sort();
  const found = await Promise.all(
    files.map(async (file) =>
      Object.entries(await textsIn(join(root, file))).map(([name, said]) => [keyOf(file, name), said] as const),
    ),
  );
  return new Map(found.flat());
}

/** 'web/src/orders/texts.ts', 'placed' → 'orders.placed'; what the contract says begins with its name. */
function keyOf(file: string, name: string): string {
  const [workspace, , ...room] = file.split('/').slice(0, -1);
  return `${[...(workspace === 'web' ? [] : [workspace]), ...room].join('/')}.${name}`;
}

let read = 0;
async function textsIn(file: string): Promise<Record<string, Message>> {
  // Anew each time: a module that was imported once stays as it was.
  return import(`${pathToFileURL(file).href}?read=${read++}`);
}

/**
 * The words of the page's reader come with the page, in one block, and in no script: a `texts.ts` exports where in it
 * each of its messages stands. Built, these are numbers and the block a list; while developing, names, and with
 * `LAUREL_WORDS=pseudo` the words are those of the language in which nobody reads.
 */
export function messages(): Plugin {
  let isBuilt = false;
  const at = async (key: string) => (isBuilt ? [...(await all()).keys()].indexOf(key) : key);
  let known: ReturnType<typeof messagesOf> | undefined;
  const all = () => {
    known ??= messagesOf('contract', 'web');
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
      const inWords = process.env.LAUREL_WORDS === 'pseudo' ? (text: string) => pseudo(compile(text)) : compile;
      const words = [...(await all())].map(([key, { text }]) => [key, inWords(text)] as const);
      const block = JSON.stringify(isBuilt ? words.map(([, compiled]) => compiled) : Object.fromEntries(words));
      return page.replace(
        '<script type="application/json" id="words">',
        (tag) => tag + block.replaceAll('<', '\\u003c'),
      );
    },
  };
}
