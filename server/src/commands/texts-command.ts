import { languageNames } from '@laurel/contract/language-names';
import { type Language, languages } from '@laurel/contract/languages';
import { type Catalogue, releasedTexts } from '@laurel/contract/languages/catalogue';
import { migrate } from '#db/migrate';
import { createDb, type Db } from '#db/pool';
import { PlainError } from '#errors/plain-error';
import { isMeantBy, type LaterText } from '#languages/own';
import { laterTexts, ownTexts } from '#settings/own-words';
import { takeTexts } from '#settings/take-texts';
import { readTexts, textsFile } from '#settings/texts-file';
import type { Command } from './command.ts';
import { readText, writeNew } from './own-files.ts';
import { spokenLanguage, spokenLanguages } from './spoken-language.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel texts export <language> [<file.po>] [--own]
laurel texts import <file.po> [--dry-run]
laurel texts status

Every sentence of the portal, on screens, in e-mails, files and errors, for those who translate or who want it said in the
company's own words. The files are gettext's (.po), which every translator's program opens. Instances that run follow
within a second; a page that is open, when it is opened anew.

  export     what is said in a language: ${spokenLanguages};
             into a new file, or to the terminal
  import     says from now on what the file says. A text that is empty, or as the release has it, is said as the release says it;
             what is not in the file stays. All or nothing, where a text cannot be said
  status     how much of each language is said in the company's own words

  --own      only what is said in the company's own words: to be kept with its other settings
  --dry-run  tells what the file would change, and changes nothing

A release that says something else in English than the one for which a text was written does not use it: export marks it
as fuzzy, with what it was written for.`,
  options: { own: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  words: { least: 1, most: 3 },
  needs: 'export, import or status',
  run: async ({ words: [what = '', ...words], options, config, say }) => {
    const deed = deeds[what as keyof typeof deeds];
    if (!Object.hasOwn(deeds, what))
      throw new PlainError(`Texts can be exported or imported, and their status told, not "${what}".`);
    const act = await deed(words, options);
    return withDatabase(config, async ({ settings }) => {
      await migrate(settings, { say: (line) => process.stderr.write(`${line}\n`) });
      const db = createDb(settings, { max: 1, applicationName: 'laurel texts', limits: 'none' });
      try {
        return await act(db, say);
      } finally {
        await db.destroy();
      }
    });
  },
};

type Act = (db: Db, say: (line: string) => void) => Promise<number>;
/** Understands what is wanted before the database is opened. */
type Deed = (words: string[], options: Record<string, unknown>) => Act | Promise<Act>;

const exportTexts: Deed = ([wanted = '', path], options) => {
  const language = spokenLanguage(wanted);
  return async (db, say) => {
    const file = textsFile(language, await ownTexts(db, new Date()), { isOwnAlone: options.own === true });
    if (path === undefined) {
      say(file.trimEnd());
      return 0;
    }
    await writeNew(path, file);
    say(`${path}: ${languageNames[language]}.`);
    return 0;
  };
};

const importTexts: Deed = async ([path = '', more], options) => {
  if (path === '' || more !== undefined) throw new PlainError('Please give one file, such as de.po.');
  const read = await readText(path, fileMax, readTexts);
  const isDry = options['dry-run'] === true;
  return async (db, say) => {
    if (read.wrong.length > 0) {
      tellSome(read.wrong, say);
      say(`Nothing is changed: ${read.wrong.length} to be mended.`);
      return 1;
    }
    const { own, changed, back, unchanged, planned } = await takeTexts(db, read, { now: new Date(), isDry });
    tellSome(read.leftOut, say);
    if (read.leftOut.length > 0) say(`${read.leftOut.length} left out.`);
    say(
      `${languageNames[read.language]}${isDry ? ', if it were not a trial' : ''}: ${own} newly in your own words, ${changed} changed, ${back} as the release says again, ${unchanged} as before.`,
    );
    if (planned > 0) say(`${planned} planned for later, as it was planned.`);
    return 0;
  };
};

const fileMax = 16 * 1024 * 1024;

const toldMax = 50;

function tellSome(lines: readonly string[], say: (line: string) => void): void {
  for (const line of lines.slice(0, toldMax)) say(line);
  if (lines.length > toldMax) say(`… and ${lines.length - toldMax} more.`);
}

const status: Deed = () => async (db, say) => {
  const now = new Date();
  const own = Map.groupBy(await ownTexts(db, now), ({ language }) => language);
  const later = Map.groupBy(await laterTexts(db, now), ({ language }) => language);
  for (const language of languages) {
    const texts = own.get(language) ?? [];
    const released = releasedTexts(language);
    const unused = texts.filter((text) => !isMeantBy(released, text)).length;
    const planned = later.get(language) ?? [];
    say(
      `${nameOf(language)}: ${texts.length - unused} of ${released.size} in your own words${unusedIn(unused)}${plannedIn(planned, released)}.`,
    );
  }
  return 0;
};

function nameOf(language: Language): string {
  return `${languageNames[language]} (${language})`;
}

function unusedIn(unused: number): string {
  return unused === 0 ? '' : `; ${unused} more written for what this release no longer says`;
}

function plannedIn(planned: readonly LaterText[], released: Catalogue): string {
  const unused = planned.filter((text) => !isMeantBy(released, text)).length;
  return `${planned.length === 0 ? '' : `; ${planned.length} planned for later`}${unused === 0 ? '' : `, of which ${unused} will not be said: the English is another by now`}`;
}

const deeds = { export: exportTexts, import: importTexts, status };
