import type { ProgrammeDocument, WholeProgramme } from '@laurel/contract/programme/items';
import { formErrorsOf } from '@laurel/contract/rules/form-errors';
import { say } from '@laurel/contract/say';
import type { Difference } from '@laurel/contract/shapes/difference';
import { programmeDocument } from '@laurel/contract/shapes/programme';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { differences } from './differences.ts';
import { keepFormer } from './keep-former.ts';
import * as texts from './texts.ts';
import { documentOf, type PlannedProgramme, programmeVersions } from './versions.ts';

export interface Saving {
  /** The programme that goes before the company saves one of its own. */
  first: WholeProgramme;
  /** Its parts; one that is left out stays as it is. */
  document: Partial<ProgrammeDocument>;
  /** From then on it goes; from now on where that is over. */
  from: Date;
  /** Null: the operator. */
  byId: number | null;
  reason: string;
  now: Date;
}

export interface Saved {
  /** The version that it follows. */
  before: number;
  /** Its own; null where nothing is otherwise. */
  version: number | null;
  differences: Difference[];
}

/** Who saves, or takes one back, comes after who does so. Whoever reads is not kept waiting. */
export async function lockVersions(tx: Tx): Promise<void> {
  await sql`lock table programme_versions in share row exclusive mode`.execute(tx);
}

/** What saving would change, after whatever is planned last. */
export async function wouldSave(
  tx: Tx,
  { first, document, from, now }: Pick<Saving, 'first' | 'document' | 'from' | 'now'>,
) {
  const last = await lastPlanned(tx, first);
  if (last.from > from && last.from > now) {
    const begins = last.from.toISOString().slice(0, 10);
    const words = say(texts.plannedLater, { version: last.programme.version, from: begins });
    refuse('ruleBroken', words, { from: words });
  }
  const goes = documentOf(last.programme);
  const read = programmeDocument.safeParse(keepFormer(goes, { ...goes, ...document }));
  if (!read.success) refuse('badInput', wordsOf(read.error), errorsOf(read.error));
  return { before: last.programme.version, goes, after: read.data, differences: differences(goes, read.data) };
}

/** The next version of the programme. Nothing that was decided by one of before is changed by it. */
export async function saveProgramme(tx: Tx, saving: Saving): Promise<Saved> {
  const { byId, reason, now } = saving;
  await lockVersions(tx);
  const { before, after, differences: found } = await wouldSave(tx, saving);
  if (found.length === 0) return { before, version: null, differences: [] };
  const from = saving.from > now ? saving.from : now;
  const { rows } = await sql<{ version: number }>`
    insert into programme_versions (version, document, valid_from, saved_at, saved_by_id, reason)
    select max(version) + 1, ${JSON.stringify(after)}::jsonb, ${from}, ${now}, ${byId}, ${reason} from programme_versions
    returning version`.execute(tx);
  const [{ version }] = rows as [{ version: number }];
  await append(tx, {
    type: 'programme.changed',
    at: now,
    actorId: byId,
    subject: `programme:${version}`,
    facts: { before, from: from.toISOString(), differences: found.length },
  });
  return { before, version, differences: found };
}

/** Takes back what has not begun. */
export async function withdrawProgramme(
  tx: Tx,
  { version, byId, now }: { version: number; byId: number | null; now: Date },
): Promise<void> {
  await lockVersions(tx);
  const { rows } = await sql`
    update programme_versions set withdrawn_at = ${now} where version = ${version} and valid_from > ${now} and withdrawn_at is null returning version`.execute(
    tx,
  );
  if (rows.length === 0) refuse('ruleBroken', say(texts.notPlanned, { version }));
  await append(tx, { type: 'programme.withdrawn', at: now, actorId: byId, subject: `programme:${version}`, facts: {} });
}

function wordsOf({ issues }: z.core.$ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
}

/** By their places in the document, as a call tells what is wrong within its `parts`. */
function errorsOf({ issues }: z.core.$ZodError) {
  return formErrorsOf(
    issues.map((issue) => ({ ...issue, path: ['parts', ...issue.path] })),
    'parts',
  );
}

async function lastPlanned(tx: Tx, first: WholeProgramme): Promise<PlannedProgramme> {
  return (await programmeVersions(tx, { change: 0, first })).planned.at(-1) as PlannedProgramme;
}
