import * as z from 'zod/mini';
import { call } from '#call';
import { basketQtyMax, carrierMax, carrierReferenceMax, deskPageMax, deskSearchMax, refundReasonMax } from '#limits';
import { countedRows, pageBegins } from '#shapes/list-page';
import { line, requiredLine, searched } from '#shapes/text';
import { count, dryRun, id, isoInstant, nothing, trueOrFalse, whole } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

const deskLine = z.object({
  memberOrderItemId: z.string(),
  orderNum: z.string(),
  orderDate: isoInstant,
  member: z.string(),
  memberNumber: z.string(),
  division: z.string(),
  cellNum: z.string(),
  productCode: z.string(),
  itemDescription: z.string(),
  itemQty: count,
  qtyRefunded: count,
  /** Points that come back for one, two … of the pieces left, net of the order's discount. */
  pointsRefundable: z.array(count),
  dispatchStatus: whole,
  carrier: z.string(),
  reference: z.string(),
  /** Of its voucher codes that are not void: how many the buyer has read, and when last. */
  codesRead: count,
  codesReadDate: z.nullable(isoInstant),
  /** The asker's own order: somebody else must decide about it. */
  isOwn: z.boolean(),
});
export type DeskLine = z.output<typeof deskLine>;

/** What the order desk can be asked: what was not sent yet, what is on its way, both, or what was refunded whole. */
export const deskQueues = ['waiting', 'onTheWay', 'undelivered', 'refunded'] as const;
export type DeskQueue = (typeof deskQueues)[number];

const deskAsked = z
  .strictObject({
    queue: z.optional(z.enum(deskQueues, told(texts.deskQueue))),
    dispatchStatus: z.optional(whole.check(z.minimum(0), z.maximum(4))),
    search: z.optional(searched(deskSearchMax)),
    offset: z.optional(count.check(z.maximum(1_000_000_000))),
    /** Without it: all. */
    limit: z.optional(whole.check(z.minimum(1), z.maximum(deskPageMax))),
    /** The place where the last page ended: its `next`. */
    after: z.optional(id),
  })
  .check(
    z.refine((asked) => asked.queue === undefined || asked.dispatchStatus === undefined, {
      path: ['queue'],
      ...told(texts.queueOrStatus),
    }),
    z.superRefine(pageBegins),
  );

const lineStanding = z.object({ dispatchStatus: whole, carrier: z.string(), reference: z.string() });

/** With `?dryRun=1` what a file would do, and nothing is done. */
const deskImportOutcome = z.object({
  changed: count,
  unchanged: count,
  /** Answers to the asker's own orders, which somebody else must import. */
  own: count,
  /** Buyers' lines of which an e-mail says that they are on their way. */
  told: count,
  /** Columns that are not read. */
  ignored: z.array(z.string()),
  /** The first 200. */
  changes: z.array(
    z.object({
      line: count,
      memberOrderItemId: z.string(),
      orderNum: z.string(),
      itemDescription: z.string(),
      before: lineStanding,
      after: lineStanding,
    }),
  ),
  errors: z.array(z.object({ line: count, field: z.string(), message: z.string() })),
});

export const desklist = call(
  'desklist',
  deskAsked,
  z.object({
    lines: z.array(deskLine),
    /** Where the next page begins; null behind the last row. */
    next: z.nullable(id),
    ...countedRows,
    /** Beside the total: when the longest waiting of them all was ordered. */
    oldestDate: z.optional(z.nullable(isoInstant)),
  }),
);

export const deskmove = call(
  'deskmove',
  z.strictObject({
    memberOrderItemId: id,
    dispatchStatus: whole.check(z.minimum(0), z.maximum(4)),
    carrier: z.optional(line(carrierMax)),
    reference: z.optional(line(carrierReferenceMax)),
  }),
  z.object({ message: z.string() }),
);

export const deskrefund = call(
  'deskrefund',
  z.strictObject({
    memberOrderItemId: id,
    qty: whole.check(z.minimum(1), z.maximum(basketQtyMax)),
    reason: requiredLine(refundReasonMax, texts.tellWhy),
    /** The desk knows that a code which is taken back was read. */
    confirmRead: z.optional(trueOrFalse),
  }),
  z.object({ message: z.string(), points: count }),
);

export const deskexport = call('deskexport', nothing, z.undefined());

export const deskimport = call('deskimport', nothing, deskImportOutcome, {
  query: z.strictObject({ dryRun }),
  /** With the errors of the lines. */
  refusals: { badInput: deskImportOutcome },
});
