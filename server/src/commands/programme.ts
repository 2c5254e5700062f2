import '#http/schema-words';
import { programmeReasonMax as reasonMax } from '@laurel/contract/limits';
import type { WholeProgramme } from '@laurel/contract/programme/items';
import type { Difference } from '@laurel/contract/shapes/difference';
import { migrate } from '#db/migrate';
import { createDb, type Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { PlainError } from '#errors/plain-error';
import { Refusal } from '#errors/refuse';
import { programmeFile, programmeSchema, readProgramme } from '#programme/file';
import { firstProgramme } from '#programme/rules';
import { saveProgramme, withdrawProgramme, wouldSave } from '#programme/save';
import { documentOf, everyVersion, programmeThen } from '#programme/versions';
import type { Command } from './command.ts';
import { readText, writeNew } from './own-files.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel programme export [<file.yaml>]
laurel programme apply <file.yaml> --reason <words> [--from <day>] [--dry-run]
laurel programme withdraw <version>
laurel programme list
laurel programme schema [<file.json>]

What the company offers, pays and allows, as a file that is kept in version control and moved from one portal to another:
behaviours, values, categories, points, what each rating pays, limits of texts and of points, the grace of leavers. Instances that run follow within a second;
nothing that was decided before is changed, and what is called otherwise keeps its name of then.

  export     the programme that goes now: into a new file, or to the terminal
  apply      saves what the file says as the next version, all or nothing; tells each difference
  withdraw   takes back a version that has not begun
  list       every version: since when, why
  schema     what such a file may say, as JSON Schema, for editors and checks

  --from     the day on which it begins, at midnight UTC, such as 2027-01-01; without it it goes at once
  --reason   why, for whoever reads the list later
  --dry-run  tells the differences, and saves nothing`,
  options: {
    from: { type: 'string' },
    reason: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  words: { least: 1, most: 2 },
  needs: 'export, apply, withdraw, list or schema',
  run: async ({ words: [what = '', ...words], options, config, say }) => {
    if (what === 'schema') {
      say(await schema(words[0]));
      return 0;
    }
    const deed = deeds[what as keyof typeof deeds];
    if (!Object.hasOwn(deeds, what))
      throw new PlainError(`A programme can be exported, applied, withdrawn or listed, not "${what}".`);
    const act = await deed(words, options);
    return withDatabase(config, async ({ settings }) => {
      await migrate(settings, { say: (line) => process.stderr.write(`${line}\n`) });
      const db = createDb(settings, { max: 1, applicationName: 'laurel programme', limits: 'none' });
      try {
        for (const line of await act(db, firstProgramme(config.firstRules))) say(line);
        return 0;
      } catch (error) {
        throw error instanceof Refusal ? new PlainError(error.message) : error;
      } finally {
        await db.destroy();
      }
    });
  },
};

/** `first` goes before the company saves a programme. */
type Act = (db: Db, first: WholeProgramme) => Promise<string[]>;
/** Understands what is wanted before the database is opened. */
type Deed = (words: string[], options: Record<string, unknown>) => Act | Promise<Act>;

const exported: Deed =
  ([path]) =>
  async (db, first) => {
    const programme = await programmeThen(db, first, new Date());
    const file = programmeFile(documentOf(programme));
    if (path === undefined) return [file.trimEnd()];
    await writeNew(path, file);
    return [`${path}: version ${programme.version}.`];
  };

async function schema(path: string | undefined): Promise<string> {
  if (path === undefined) return programmeSchema().trimEnd();
  await writeNew(path, programmeSchema());
  return `${path}: written.`;
}

const apply: Deed = async ([path], { from: day, reason: given, 'dry-run': isDry }) => {
  if (path === undefined) throw new PlainError('Please give the file.');
  const document = await readText(path, fileMax, readProgramme);
  const from = day === undefined ? new Date() : dayOf(String(day));
  const reason = String(given ?? '').trim();
  if (reason === '' && !isDry) throw new PlainError('Please say why, with --reason.');
  if ([...reason].length > reasonMax) throw new PlainError(`A reason has at most ${reasonMax} characters.`);
  return (db, first) =>
    transaction(db, async (tx) => {
      const now = new Date();
      if (isDry) {
        const { before, differences } = await wouldSave(tx, { first, document, from, now });
        return [...differences.map(lineOf), `${counted(differences)} from version ${before}. Nothing is saved.`];
      }
      const { before, version, differences } = await saveProgramme(tx, {
        first,
        document,
        from,
        byId: null,
        reason,
        now,
      });
      if (version === null) return [`The file says what version ${before} says: nothing is saved.`];
      const begins = from > now ? `goes from ${from.toISOString()} on` : 'goes from now on';
      return [
        ...differences.map(lineOf),
        `Version ${version} ${begins}: ${counted(differences)} from version ${before}.`,
      ];
    });
};

const withdraw: Deed = ([version = '']) => {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw new PlainError('Please give the number of the version.');
  return async (db) => {
    await transaction(db, (tx) => withdrawProgramme(tx, { version: Number(version), byId: null, now: new Date() }));
    return [`Version ${version} is withdrawn.`];
  };
};

const list: Deed = () => async (db, first) => {
  const now = new Date();
  const { version: goes } = await programmeThen(db, first, now);
  return (await everyVersion(db)).map(({ version, from, by, reason, isWithdrawn }) => {
    if (version === 1) return `1  the specification's${goes === 1 ? ', now' : ''}`;
    const standing = isWithdrawn ? ', withdrawn' : version === goes ? ', now' : from > now ? ', planned' : '';
    return `${version}  from ${from.toISOString()}${standing}, by ${by || 'the operator'}: ${reason}`;
  });
};

const deeds = { export: exported, apply, withdraw, list };

const fileMax = 1024 * 1024;

function lineOf({ at, before, after }: Difference): string {
  return `${at}: ${before || '(nothing)'} → ${after || '(nothing)'}`;
}

function counted({ length }: readonly Difference[]): string {
  return length === 1 ? '1 difference' : `${length} differences`;
}

function dayOf(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw new PlainError(`${day} is no day: please give one such as 2027-01-01.`);
  return date;
}
