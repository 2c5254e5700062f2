import * as z from 'zod/mini';
import { call } from '#call';
import { columnsByKind } from '#columns/by-kind';
import { dateOrders, plainHeader } from '#columns/reading';
import { sourceNameMax } from '#limits';
import { say } from '#say';
import { line, requiredLine } from '#shapes/text';
import { count, id, isoInstant, oneOf, trueOrFalse, whole } from '#shapes/wire';
import * as said from '#texts';
import { told } from '#told';
import { type UploadKind, uploadKinds } from '#upload-kinds';
import * as texts from './texts.ts';

/** Headers of a file: as many as its columns may be, as long as a cell of a header may be. */
const headersMax = 100;
const headerMax = 1000;

/** When its files are expected; of weekly ones the day, Monday is 1. */
export const rhythms = ['none', 'daily', 'weekdays', 'weekly'] as const;
export type Rhythm = (typeof rhythms)[number];
const expecting = {
  rhythm: z.enum(rhythms, oneOf(rhythms)),
  hour: whole.check(z.minimum(0, told(texts.hourOfDay)), z.maximum(23, told(texts.hourOfDay))),
  weekday: whole.check(z.minimum(1, told(texts.dayOfWeek)), z.maximum(7, told(texts.dayOfWeek))),
};

const source = z.object({
  sourceId: z.string(),
  name: z.string(),
  kind: z.enum(uploadKinds),
  /** What was said of a header, as it was spelt: a column, or '' where it is left alone. */
  columns: z.record(z.string(), z.string()),
  dates: z.nullable(z.enum(dateOrders)),
  sheet: z.string(),
  isPart: z.boolean(),
  /** Of a file that comes by itself: rows in which something is wrong stay out, and the others are done. */
  leavesOut: z.boolean(),
  /** By the clock of this zone, which is the company's. */
  expects: z.object({ ...expecting, zone: z.string() }),
  /** By which a system sends its files; only such as are still open. */
  tokens: z.array(
    z.object({
      tokenId: z.string(),
      lastFour: z.string(),
      by: z.string(),
      endsAt: isoInstant,
      lastUsedAt: z.nullable(isoInstant),
    }),
  ),
  version: count,
  /** Empty for the operator. */
  changedBy: z.string(),
  changedAt: isoInstant,
});
export type Source = z.output<typeof source>;

/** The systems that send files, of the kinds that the caller may upload. */
export const sourcelist = call('sourcelist', z.strictObject({}), z.object({ sources: z.array(source) }));

const oneLine = line(headerMax);

const wish = z
  .strictObject({
    /** None for a new one. */
    sourceId: z.optional(id),
    /** As it was seen. */
    version: z.optional(count),
    name: requiredLine(sourceNameMax, said.nameSource),
    kind: z.enum(uploadKinds, told(said.chooseKindOfFile)),
    columns: z
      .record(oneLine, z.string())
      .check(z.refine((columns) => Object.keys(columns).length <= headersMax, told(said.chooseKindOfFile))),
    dates: z.nullable(z.enum(dateOrders, oneOf(dateOrders))),
    sheet: line(sourceNameMax),
    isPart: trueOrFalse,
    leavesOut: z.optional(trueOrFalse),
    expects: z.optional(z.strictObject(expecting)),
  })
  .check(
    z.superRefine(({ kind, columns, isPart, expects }, ctx) => {
      const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
      const fault = faultIn(kind, columns);
      if (fault) issue('columns', fault);
      if (isPart && kind !== 'roster') issue('isPart', say(texts.partOfRoster));
      if (expects && expects.rhythm !== 'none' && kind !== 'roster') issue('expects', say(said.rostersOnly));
    }),
  );
export type SourceWish = z.output<typeof wish>;

/** Every header is a column of the kind, or left alone; and no column is two. */
function faultIn(kind: UploadKind, columns: Readonly<Record<string, string>>): string | undefined {
  const headerOf = new Map<string, string>();
  for (const [header, column] of Object.entries(columns)) {
    if (column === '') continue;
    if (!Object.hasOwn(columnsByKind[kind], column))
      return say(texts.noColumn, { column: column.slice(0, sourceNameMax) });
    const other = headerOf.get(column);
    if (other !== undefined && plainHeader(other) !== plainHeader(header))
      return say(texts.columnTwice, { one: other, other: header, column });
    headerOf.set(column, header);
  }
  return undefined;
}

/** Keeps how the files of a system are read. */
export const savesource = call(
  'savesource',
  wish,
  z.object({ sourceId: z.string(), name: z.string(), version: count }),
);

export const forgetsource = call('forgetsource', z.strictObject({ sourceId: id, version: count }), z.strictObject({}));
