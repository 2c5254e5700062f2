import { callRows } from '@laurel/contract/call-rows';
import { dataupload, type UploadOutcome, type UploadQuestions } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { type Confirmation, mayLeaveRowsOut, mayUpload } from '@laurel/contract/upload-kinds';
import { noLimits } from '#db/begin';
import type { Db } from '#db/pool';
import { setLimits, type Tx, transaction } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refusalWith, refuse } from '#errors/refuse';
import { append } from '#events/append';
import type { TableRow } from '#files/table';
import type { UploadedFile } from '#files/uploaded-file';
import { firstChanges, makeChanges } from '#imports/changes';
import { headerFaults } from '#imports/columns';
import { keepDifferent, noteBefore } from '#imports/differences';
import { firstRows, type Opened, openAtHeader } from '#imports/find-header';
import type { Importer, Importing, Plan } from '#imports/importer';
import { askedOfColumns, askedOfDates } from '#imports/questions';
import { Row } from '#imports/row';
import { RowErrors } from '#imports/row-errors';
import { aloneNeed, askForFile, type Second, secondOf } from '#imports/second-person';
import { type KnownSource, keepHeaders, knownSources, likeliestSource, sourceNamed } from '#imports/sources';
import { analyseStaging, leaveFaultyOut, makeStaging, stage } from '#imports/staging';
import * as ofFiles from '#imports/texts';
import { turnOfFile } from '#imports/turn';
import { importerOf } from './importers.ts';
import * as texts from './texts.ts';

export interface ImportRequest {
  file: UploadedFile;
  now: Date;
  /** Null for commands and for the demonstration: the operator, who holds everything. */
  by: Actor | null;
  dryRun: boolean;
  /** Whether a roster holds only some people: who is missing has not left. As its source has it where nobody says so. */
  isPart?: boolean | undefined;
  /** The name of the source by which it is read. */
  source?: string | undefined;
  /** The sheet of a workbook, whatever the source says. */
  sheet?: string | undefined;
  /** Without a source: that whose last file had this header. Which of several sheets is read is asked. */
  isProposed?: boolean;
  confirm: ReadonlySet<Confirmation>;
  /** How it came, where nobody sent it on the screen. */
  way?: 'token';
  /** Who has confirmed it as the second person. */
  confirmerId?: number;
  voucherKeys: readonly Buffer[];
  /** Told how many rows of how many are read. */
  onProgress?: (rows: { done: number; total: number }) => void;
  /** Called when the changes are known, before any is made. */
  onPlanned?: (tx: Tx, plan: Plan) => Promise<void>;
}

/**
 * Imports a file of any kind, all or nothing. A dry run does everything too, and takes it back: what it promises, the real
 * run keeps. Two at once never happen: the second is refused.
 */
export async function importFile(db: Db, request: ImportRequest): Promise<UploadOutcome> {
  try {
    return await transaction(db, (tx) => importInside(tx, request));
  } catch (error) {
    if (error instanceof TakenBack) return error.outcome;
    throw error;
  }
}

/** Ends the transaction of a dry run. */
class TakenBack extends Error {
  readonly outcome: UploadOutcome;

  constructor(outcome: UploadOutcome) {
    super('dry run');
    this.outcome = outcome;
  }
}

/** The same in the caller's transaction. */
export async function importInside(tx: Tx, request: ImportRequest): Promise<UploadOutcome> {
  const { by } = request;
  await prepare(tx);
  const source = await sourceOf(tx, request);
  const { importer, importing, areAllTold, opened } = await stageRows(tx, request, source);
  const { planned, leftOut } = await planOf(importer, importing, areAllTold && request.confirm.has('goodRows'));
  const second = await secondOf(importing, planned);
  const plan = second?.seconds.count === 0 ? { ...planned, needs: [...planned.needs, aloneNeed(second)] } : planned;
  const missing = plan.needs.filter((need) => !request.confirm.has(need.confirm));
  await request.onPlanned?.(tx, plan);
  const read = readAs({ opened, source, importing, isProposed: request.source === undefined });
  const outcome = { ...(await outcomeOf(importer, plan, { importing, missing, second, leftOut })), read };
  if (importing.errors.count > 0) {
    if (request.dryRun) throw new TakenBack(outcome);
    refuseErrors(outcome, importing.errors.count);
  }
  if (!request.dryRun && missing.length > 0) refuseUnconfirmed(missing, outcome);
  if (!request.dryRun && outcome.second && second && by) {
    const approvalId = await askForFile(importing, second, { ...request, by, outcome, source: source?.name });
    return { ...outcome, second: { ...outcome.second, approvalId } };
  }
  const states = request.dryRun ? undefined : importer.states;
  if (states) await noteBefore(importing, states);
  await plan.apply();
  const uploadId = await record(tx, request, plan, outcome);
  if (states) await keepDifferent(importing, states, uploadId);
  if (source) await keepHeaders(tx, source, opened.header.cells ?? []);
  if (request.dryRun) throw new TakenBack(outcome);
  return outcome;
}

/** So often a file is planned anew without rows in which something is wrong: each may have been another's manager. */
const plansMost = 20;

/** What the file would do; where who uploads it says so, without the rows in which something is wrong. */
export async function planOf(importer: Importer, importing: Importing, leavesOut: boolean) {
  const leftOut = new RowErrors();
  let planned = await importer.plan(importing);
  if (!leavesOut || !mayLeaveRowsOut(importer.kind)) return { planned, leftOut };
  // loop: a few times, as long as rows stay out
  for (let plans = 1; importing.errors.lines.size > 0 && plans < plansMost; plans += 1) {
    leftOut.take(importing.errors);
    importing.errors = importing.errors.anew();
    await leaveFaultyOut(importing);
    await makeChanges(importing);
    planned = await importer.plan(importing);
  }
  return { planned, leftOut };
}

const rowsAtOnce = 5_000;

/** Requests must give up early; an import may take its time, but not together with another one. */
async function prepare(tx: Tx): Promise<void> {
  await setLimits(tx, { ...noLimits, lockMs: 20_000 });
  await turnOfFile(tx);
}

/** The source that is named, or that whose last file was like this one; null: the file speaks for itself. */
async function sourceOf(tx: Tx, { source, sheet, isProposed, file, by }: ImportRequest): Promise<KnownSource | null> {
  if (source !== undefined) {
    const named = await sourceNamed(tx, source);
    if (by && !mayUpload(named.kind, by)) refuse('forbidden', say(said.authorisedOnly));
    return named;
  }
  if (!isProposed) return null;
  const theirs = (await knownSources(tx)).filter(({ kind }) => !by || mayUpload(kind, by));
  return theirs.length === 0 ? null : likeliestSource(theirs, await firstRows(file, sheet));
}

async function stageRows(tx: Tx, request: ImportRequest, source: KnownSource | null) {
  const opened = await openAtHeader(request.file, source, request.sheet);
  const { header, portions } = opened;
  try {
    const isSheetOpen = request.isProposed && opened.sheets.length > 1 && (source?.reading.sheet ?? '') === '';
    const sheetWords = say(ofFiles.sheetToAsk);
    if (isSheetOpen && request.sheet === undefined) refuseAsking(sheetWords, await askedOfColumns(opened, source));
    const faults = headerFaults(header, source);
    if (faults !== undefined) refuseAsking(faults, await askedOfColumns(opened, source));
    if (request.by && !mayUpload(header.kind, request.by)) refuse('forbidden', say(said.authorisedOnly));
    const isPart = request.isPart ?? source?.isPart ?? false;
    if (isPart && header.kind !== 'roster') refuse('badInput', say(texts.partOfRosterOnly));
    if (isSheetOpen) refuseAsking(sheetWords, await askedOfColumns(opened, source));
    const importer = importerOf(header.kind);
    const importing: Importing = {
      confirmerId: null,
      ...request,
      isPart,
      isByHand: false,
      tx,
      actorId: request.by?.id ?? null,
      holder: request.by,
      errors: new RowErrors(header.spelt),
      has: (column) => header.places.has(column),
    };
    const read = await importer.reader(importing);
    // Of a whole roster nobody has left whose row cannot be told.
    const needsAll = header.kind === 'roster' && !importing.isPart;
    let areAllTold = true;
    await makeStaging(importing, importer.staged);
    await makeChanges(importing);
    const readRow = (one: TableRow) => {
      const row = new Row(one, header, importing.errors);
      const values = read(row);
      if (needsAll && (!values || row.isOutOfStep)) areAllTold = false;
      return values && { ...values, line: row.line, is_faulty: row.isFaulty };
    };
    for await (const { staged, done, total } of portionsToStage(opened, readRow)) {
      await stage(importing, importer.staged, staged);
      request.onProgress?.({ done, total });
    }
    const dates = askedOfDates(header, opened, source);
    if (dates) {
      const columns = dates.columns.map((one) => one.header).join(', ');
      refuseAsking(say(ofFiles.datesToAsk, { columns }), dates);
    }
    await analyseStaging(importing);
    return { importer, importing, areAllTold, opened };
  } finally {
    // Ends the reading thread where the loop was never reached.
    await portions.return(undefined);
  }
}

/** Rows in larger portions as JSON, so that memory stays bounded however long the file is; what is down to the header does not count. */
async function* portionsToStage({ portions, read }: Opened, readRow: (row: TableRow) => object | null) {
  let staged: string[] = [];
  let done = 0;
  let expected = 0;
  for await (const portion of portions) {
    done = portion.read - read;
    expected = portion.expected - read;
    for (const row of portion.rows) {
      const values = readRow(row);
      if (values) staged.push(JSON.stringify(values));
    }
    if (staged.length < rowsAtOnce) continue;
    yield { staged, done, total: Math.max(done, expected) };
    staged = [];
  }
  yield { staged, done, total: done };
}

/** What the errors leave open is not asked: nothing can be done with the file before they are mended. */
async function outcomeOf(
  { kind }: Importer,
  plan: Plan,
  {
    importing,
    missing,
    second,
    leftOut,
  }: { importing: Importing; missing: Plan['needs']; second: Second | null; leftOut: RowErrors },
): Promise<UploadOutcome> {
  const { added, changed, removed, unchanged } = plan;
  const asks = importing.errors.count > 0 ? [] : missing;
  return {
    ...{ kind, added, changed, removed, unchanged },
    ...(await firstChanges(importing.tx)),
    errors: (importing.errors.count > 0 ? importing.errors : leftOut).listed(),
    leftOut: leftOut.lines.size,
    confirm: asks.map(({ confirm }) => confirm),
    asks,
    second:
      second && second.seconds.count > 0 ? { words: second.words, seconds: second.seconds, approvalId: '' } : null,
  };
}

function readAs({
  opened: { preface, line, sheets },
  source,
  importing: { isPart },
  isProposed,
}: {
  opened: Opened;
  source: KnownSource | null;
  importing: Importing;
  isProposed: boolean;
}): NonNullable<UploadOutcome['read']> {
  return {
    source: source && { sourceId: String(source.sourceId), name: source.name, version: source.version, isProposed },
    ...{ isPart, preface, headerLine: line },
    sheets: sheets.length > 1 ? [...sheets] : [],
  };
}

/** Nothing is read before somebody has said what its columns are. */
function refuseAsking(words: string, questions: UploadQuestions): never {
  const formErrors = { [callRows.dataupload.file.field]: words };
  throw refusalWith(dataupload, { code: 'badInput', words, formErrors }, { questions });
}

function refuseErrors(outcome: UploadOutcome, count: number): never {
  const { line, field: column, message: fault } = outcome.errors[0] as UploadOutcome['errors'][number];
  const told = { count, line: String(line), fault };
  const words = column === '' ? say(texts.faultOnLine, told) : say(texts.faultInColumn, { ...told, column });
  throw refusalWith(dataupload, { code: 'badInput', words }, outcome);
}

function refuseUnconfirmed(missing: Plan['needs'], outcome: UploadOutcome): never {
  const why = missing.map((need) => need.words).join(' ');
  const words = say(texts.unconfirmed, { why, confirm: outcome.confirm.join(',') });
  throw refusalWith(dataupload, { code: 'ruleBroken', words }, outcome);
}

async function record(tx: Tx, request: ImportRequest, plan: Plan, outcome: UploadOutcome): Promise<number> {
  const { kind, added, changed, removed, unchanged } = outcome;
  const counts = { added, changed, removed, unchanged };
  const { file, now } = request;
  const actorId = request.by?.id ?? null;
  const confirmed = [
    ...plan.needs.map(({ confirm }) => confirm),
    ...(outcome.leftOut > 0 ? (['goodRows'] as const) : []),
  ];
  const { id } = await tx
    .insertInto('uploads')
    .values({
      kind,
      file_name: file.fileName,
      sha256: file.sha256,
      by_id: actorId,
      ...counts,
      is_part: outcome.read?.isPart ?? false,
      source: outcome.read?.source?.name ?? null,
      way: request.way ?? (actorId === null ? 'command' : 'screen'),
      left_out: outcome.leftOut,
      second_id: request.confirmerId ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await append(tx, {
    type: 'upload.applied',
    at: now,
    actorId,
    subject: `upload:${id}`,
    facts: {
      kind,
      ...counts,
      confirmed,
      ...(outcome.read?.isPart && { isPart: true as const }),
      ...(outcome.leftOut > 0 && { leftOut: outcome.leftOut }),
      ...(request.way && outcome.read?.source && { feed: outcome.read.source.name }),
      ...plan.facts,
    },
    particulars: { about: actorId === null ? [] : [actorId], values: { fileName: file.fileName } },
  });
  return id;
}
