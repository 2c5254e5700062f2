import { dataupload, type UploadOutcome, type UploadQuestions } from '@laurel/contract/calls/uploads';
import type { Config } from '#config/config';
import type { ConnectionSettings } from '#db/connection';
import { migrate } from '#db/migrate';
import { createDb } from '#db/pool';
import { PlainError } from '#errors/plain-error';
import { Refusal } from '#errors/refuse';
import { openFile, type UploadedFile } from '#files/uploaded-file';
import { speakTo } from '#languages/reader';
import { firstProgramme } from '#programme/rules';
import { programmeThen } from '#programme/versions';
import { voucherKeysOf } from '#secrets/voucher-keys';
import { specifiedWays } from '#settings/ways';
import { askedIn } from '#uploads/asked';
import { importFile } from '#uploads/import-file';
import type { Command } from './command.ts';
import { progressLine } from './progress-line.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel import <file.csv> [--dry-run] [--source NAME] [--part] [--confirm leavers,roles,prices,goodRows]

Loads countries, a roster, budgets, a catalogue, voucher or promotional codes, told apart by the header row: the same as
the data upload. All or nothing. What each column means is told by docs/imports.md.

  --dry-run   tells what the file would change, and changes nothing
  --source    reads the file as the portal remembers it of that source: its columns, the order of its dates
  --part      a roster that holds only some people: who is missing has not left
  --confirm   leavers: the roster may deactivate more members than the programme's leavers.percentAtOnce
              roles: the roster may change rights
              prices: a point value, currency or price may change by more than 20 %
              goodRows: rows in which something is wrong stay out, and the others are loaded`,
  options: {
    'dry-run': { type: 'boolean' },
    source: { type: 'string' },
    part: { type: 'boolean' },
    confirm: { type: 'string' },
  },
  words: { least: 1, most: 1 },
  run: async ({ words: [path = ''], options, config, say }) => {
    const asked = understood({
      ...{ dryRun: options['dry-run'] ? '1' : '0', part: options.part ? '1' : undefined, source: options.source },
      confirm: options.confirm ?? '',
    });
    const file = await opened(path);
    try {
      return await withDatabase(config, async ({ settings, dataDir }) => {
        await migrate(settings, { say });
        return load({ config, settings, dataDir, say }, { file, ...asked });
      });
    } finally {
      await file.close();
    }
  },
};

async function opened(path: string): Promise<UploadedFile> {
  try {
    return await openFile(path);
  } catch (error) {
    throw new PlainError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function understood(query: Record<string, unknown>) {
  const read = dataupload.query.safeParse(query);
  if (!read.success) throw new PlainError(read.error.issues[0]?.message ?? 'These options are not understood.');
  return askedIn(read.data);
}

type Surroundings = {
  config: Config;
  settings: ConnectionSettings;
  dataDir: string;
  say: (line: string) => void;
};
type Asked = { file: UploadedFile } & ReturnType<typeof askedIn>;

async function load({ config, settings, dataDir, say }: Surroundings, asked: Asked): Promise<number> {
  const db = createDb(settings, { max: 2, applicationName: 'laurel import', limits: 'none' });
  const progress = progressLine(process.stdout, asked.file.fileName);
  try {
    const programme = await programmeThen(db, firstProgramme(config.firstRules), new Date());
    const outcome = await speakTo({ ...specifiedWays, locale: 'en', programme }, () =>
      importFile(db, {
        ...asked,
        now: new Date(),
        by: null,
        voucherKeys: voucherKeysOf(config, dataDir),
        onProgress: ({ done, total }) => progress.at(total === 0 ? 100 : Math.floor((100 * done) / total)),
      }),
    );
    progress.end();
    tell(outcome, asked.dryRun, say);
    return outcome.errors.length > 0 && outcome.leftOut === 0 ? 1 : 0;
  } catch (error) {
    progress.end();
    if (!(error instanceof Refusal)) throw error;
    const carried = dataupload.refusals.badInput.safeParse(error.extra);
    if (carried.data?.questions) tellColumns(carried.data.questions, say);
    else tellErrors(carried.data?.errors ?? [], say);
    throw new PlainError(error.message.replace(/\(confirm=([\w,]+)\)/, '(--confirm $1)'));
  } finally {
    await db.destroy();
  }
}

function tell(outcome: UploadOutcome, dryRun: boolean, say: (line: string) => void): void {
  const { kind, added, changed, removed, unchanged, changes, errors, confirm, asks, leftOut } = outcome;
  if (dryRun) for (const { key, what, text } of changes) say(`${what} ${key}: ${text}`);
  tellErrors(errors, say);
  if (leftOut > 0) say(`${leftOut} rows stay out.`);
  for (const { words } of asks) say(words);
  if (confirm.length > 0) say(`This needs --confirm ${confirm.join(',')}.`);
  say(
    `${kind}: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged.${dryRun ? ' This was a dry run: nothing was changed.' : ''}`,
  );
}

function tellColumns({ columns }: UploadQuestions, say: (line: string) => void): void {
  for (const { header, values, column, guess } of columns.filter((one) => one.column === null))
    say(`${header || '(no name)'}: ${values.join(' | ')}${guess && !column ? ` (${guess}?)` : ''}`);
}

function tellErrors(errors: UploadOutcome['errors'], say: (line: string) => void): void {
  for (const { line, field, message } of errors) {
    const where = [line > 0 && `line ${line}`, field].filter(Boolean).join(', ');
    say(where ? `${where}: ${message}` : message);
  }
}
