import type { Input } from '@laurel/contract/call';
import type { exportaudit } from '@laurel/contract/calls/oversight/exportaudit';
import { column } from '@laurel/contract/calls/reports/report-files';
import { exportRowsMax } from '@laurel/contract/limits';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { sql } from 'kysely';
import type { FileAnswer } from '#http/call-context';
import { sealedText } from '#ledger/audit-chain';
import type { CopiedRow } from '#streams/copied-rows';
import { flowOf } from '#streams/flow';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { ReportLane } from '#streams/lane';
import { type Report, reportRows } from '#streams/report';
import { reportFile } from '#streams/report-file';
import { type AuditFilter, entryColumns, entryJoins, wanted } from './audit-queries.ts';
import { auditRowOf, changesOf, type FoundEntry, factsOf } from './audit-rows.ts';
import * as texts from './texts.ts';

/** An entry with all that its hash was made of. */
interface Sealed extends FoundEntry {
  format: number;
  eventId: number | null;
  previousHash: string;
  hash: string;
  sealed: string | null;
  salt: string | null;
  /** As they were written: their digest is that of this text. */
  words: string | null;
  whom: string[];
}

interface Asked {
  actor: { id: number };
  input: Input<typeof exportaudit>;
  gone(): AbortSignal;
}

/** The entries that a filter finds as a file, in the order of the chain. */
export async function auditFile(lane: ReportLane, asked: Asked): Promise<FileAnswer> {
  const { format, ...filter } = asked.input;
  const report = sealedEntries(filter);
  if (format !== 'jsonl')
    return reportFile(
      lane,
      { ...asked, input: { format } },
      { ...report, columns, names: { csv: 'audit.csv', xlsx: 'audit.xlsx' } },
    );
  const reading = await lane.open({ memberId: asked.actor.id, purpose: 'file', signal: asked.gone() });
  const bytes = await flowOf(reading, async function* (from) {
    for await (const slice of reportRows(from, report, exportRowsMax)) {
      yield slice.map((entry) => `${JSON.stringify(provenLine(entry))}\n`).join('');
    }
  });
  return { bytes, mimeType: 'application/jsonl; charset=utf-8', downloadAs: 'audit.jsonl' };
}

function sealedEntries(filter: AuditFilter): Report<Sealed> {
  const where = wanted(filter);
  return {
    // limit: more than may be answered are not counted to their end
    count: (most) => sql`select count(*) from (select from audit_entries a where ${where} limit ${most}) counted`,
    query: jsonRows(sql`
      select ${entryColumns()}, a.format, a.event_id as "eventId", encode(a.previous_hash, 'hex') as "previousHash", encode(a.hash, 'hex') as hash,
        ${sealedText} as sealed, encode(p.salt, 'hex') as salt, p.particulars::text as words,
        array(select m.display_name from people m where m.id = any(e.concerns) order by m.id) as whom
      from audit_entries a ${entryJoins} where ${where} order by a.id`),
    rowOf: (copied: CopiedRow) => jsonRow<Sealed>(copied, 'at'),
  };
}

/** What programs read of an entry; docs/operations/audit.md tells how its hash is made anew. */
function provenLine(row: Sealed) {
  const { auditId, at, act, subject, actor, facts, before, after, whom } = row;
  const { format, eventId, previousHash, hash, sealed, words, salt } = row;
  return {
    ...{ entry: Number(auditId), at: at.toISOString(), act, subject, what: auditRowOf(row).words, whom },
    who: actor && { memberNumber: actor.memberNumber, name: actor.name },
    ...{ facts, before, after, format, event: eventId, previousHash, hash, sealed, words, salt },
  };
}

const inZone = 'UTC';
const told = (fields: { name: string; value: string }[]) =>
  fields.map(({ name, value }) => `${name}: ${value}`).join('\n');

/** What people read of it. */
const columns: readonly SheetColumn<Sealed>[] = [
  column(texts.columnEntry, (row) => Number(row.auditId)),
  column(texts.columnTime, (row) => row.at),
  column(texts.columnWho, (row) => row.actor?.name ?? ''),
  column(texts.columnNumber, (row) => row.actor?.memberNumber ?? ''),
  column(texts.columnWhat, (row) => auditRowOf(row).words),
  column(texts.columnAct, (row) => row.act),
  column(texts.columnSubject, (row) => row.subject),
  column(texts.columnWhom, (row) => row.whom.join(', ')),
  column(texts.columnChanges, (row) =>
    told(
      changesOf(row, inZone).map(({ name, before, after }) => ({ name, value: `${before ?? '–'} → ${after ?? '–'}` })),
    ),
  ),
  column(texts.columnFacts, (row) => told(factsOf(row, inZone))),
  column(texts.columnPrevious, (row) => row.previousHash),
  column(texts.columnHash, (row) => row.hash),
];
