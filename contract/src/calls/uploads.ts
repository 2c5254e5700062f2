import * as z from 'zod/mini';
import { call } from '#call';
import { dateOrders } from '#columns/reading';
import { sourceNameMax } from '#limits';
import { namedPeople } from '#shapes/quote';
import { format } from '#shapes/report-format';
import { requiredLine } from '#shapes/text';
import { count, dryRun, nothing } from '#shapes/wire';
import * as said from '#texts';
import { told } from '#told';
import { type Confirmation, confirmations, uploadKinds } from '#upload-kinds';
import * as texts from './texts.ts';

const rowError = z.object({ line: count, field: z.string(), message: z.string() });
export type RowError = z.output<typeof rowError>;

/** Share of a point value or a price that may change without a confirmation. */
export const priceChangeMax = 0.2;

/** What a `confirm` of an upload's address says yes to; undefined where it names something else. */
export function confirmedIn(list: string): Confirmation[] | undefined {
  const words = list.split(',').filter((word) => word !== '');
  return words.every((word) => (confirmations as readonly string[]).includes(word))
    ? (words as Confirmation[])
    : undefined;
}

const confirmWords = told(texts.confirm, { values: confirmations.join(', ') });
const uploadIdWords = told(texts.uploadId);

const change = z.object({
  /** 0 for what is not in the file. */
  line: count,
  key: z.string(),
  what: z.enum(['added', 'changed', 'removed']),
  text: z.string(),
  /** What it needs before it is done. */
  asks: z.nullable(z.enum(confirmations)),
  /** Who or what changes. */
  name: z.string(),
  /** Of a change, field by field. */
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type UploadChange = z.output<typeof change>;

/** Entries in all, and the first of them. */
const changeList = z.object({ count, changes: z.array(change) });

/** Parts of the changes that can be looked at by themselves. */
export const changeGroups = ['asked', 'added', 'changed', 'removed'] as const;
export type ChangeGroup = (typeof changeGroups)[number];

const sourceRef = { sourceId: z.string(), name: z.string(), version: count };

/** What a file did, or would do. */
export const uploadOutcome = z.object({
  kind: z.enum(uploadKinds),
  added: count,
  changed: count,
  removed: count,
  unchanged: count,
  /** At most 200. */
  changes: z.array(change),
  /** Each at most 200; `uploadchanges` has them all. */
  groups: z.object({ asked: changeList, added: changeList, changed: changeList, removed: changeList }),
  errors: z.array(rowError),
  /** Of these rows so many stay out, because `confirm` says so; the others are done. */
  leftOut: count,
  /** What a real run of this file still needs in `?confirm=`. */
  confirm: z.array(z.enum(confirmations)),
  /** Why, in words, for each of them. */
  asks: z.array(z.object({ confirm: z.enum(confirmations), words: z.string() })),
  /** Why a second person confirms it before it is done; null where one is enough. With an id where a real run waits for them. */
  second: z.nullable(z.object({ words: z.string(), approvalId: z.string(), seconds: namedPeople })),
  /** How the file was read. */
  read: z.optional(
    z.object({
      source: z.nullable(z.object({ ...sourceRef, isProposed: z.boolean() })),
      /** Whether a roster was taken as a part. */
      isPart: z.boolean(),
      /** What stands above the header, a row a text. */
      preface: z.array(z.string()),
      headerLine: count,
      /** Of a workbook that has several, their names. */
      sheets: z.array(z.string()),
    }),
  ),
});
export type UploadOutcome = z.output<typeof uploadOutcome>;

/** What must be said of a file, under the name of a source, before its rows can be read. */
const questions = z.object({
  /** Null where no column is known. */
  kind: z.nullable(z.enum(uploadKinds)),
  columns: z.array(
    z.object({
      header: z.string(),
      /** The first that stand in it. */
      values: z.array(z.string()),
      /** '' is left alone; null nobody knows. */
      column: z.nullable(z.string()),
      /** The column that it may be; never taken without being asked. */
      guess: z.nullable(z.string()),
      /** Where it holds dates that can only be read by an order: the orders that fit all of them. */
      dates: z.nullable(z.array(z.enum(dateOrders))),
    }),
  ),
  missing: z.array(z.string()),
  /** Of a workbook those that hold rows; and the one that was read: '' for the first. */
  sheets: z.array(z.string()),
  sheet: z.string(),
  source: z.nullable(z.object(sourceRef)),
});
export type UploadQuestions = z.output<typeof questions>;

/** Of an upload's address: '1' says that a roster holds only some people, and that who is missing has not left. */
const part = z.optional(z.enum(['0', '1'], told(texts.givePart)));

const confirm = z.optional(
  z.string(confirmWords).check(z.refine((list) => confirmedIn(list) !== undefined, confirmWords)),
);

/** The name of the source by which the file is read. */
const source = z.optional(requiredLine(sourceNameMax, said.nameSource));

/** The sheet of a workbook that is read, whatever the source says. */
const sheet = z.optional(requiredLine(sourceNameMax, said.nameSource));

/** `?dryRun=1`, `?source=Workday`, `?propose=1`, `?sheet=People`, `?part=1`, `?confirm=leavers,roles` and `?uploadId=…`. */
const asked = z.strictObject({
  dryRun,
  ...{ part, confirm, source, sheet },
  /** '1': where no source is named, the one whose last file had this header. */
  propose: z.optional(z.enum(['0', '1'], told(texts.givePart))),
  uploadId: z.optional(z.string(uploadIdWords).check(z.regex(/^[\w-]{1,64}$/, uploadIdWords))),
});

/** What the company wrote, in the columns of a file of translations, with what is translated already. */
export const exporttranslations = call('exporttranslations', z.strictObject({ format }), z.undefined());

export const dataupload = call('dataupload', nothing, uploadOutcome, {
  query: asked,
  /** With the errors of the rows, or the questions that are open; or with what must be said of the columns first. */
  refusals: { badInput: z.partial(z.extend(uploadOutcome, { questions })), ruleBroken: uploadOutcome },
});

/** Every change that a file would make, as a CSV file; changes nothing. */
export const uploadchanges = call('uploadchanges', nothing, z.undefined(), {
  query: z.strictObject({ part, confirm, source, sheet }),
});

export const uploadprogress = call(
  'uploadprogress',
  z.strictObject({
    uploadId: z.string(told(texts.giveUpload)).check(z.regex(/^[\w-]{1,64}$/, told(texts.noUpload))),
  }),
  /** Rows read, and rows in all; both 0 until the first is read. */
  z.object({ done: count, total: count, isFinished: z.boolean() }),
);
