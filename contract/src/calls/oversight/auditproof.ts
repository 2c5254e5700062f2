import * as z from 'zod/mini';
import { call } from '#call';
import { count, id, isoInstant, nothing } from '#shapes/wire';

const proof = z.object({
  of: z.enum(['ledger', 'audit']),
  /** When it last proved to be right; null: never yet. */
  dateRight: z.nullable(isoInstant),
  seconds: z.number(),
  /** What did not hold in the last proof. */
  findings: count,
});
export type Proof = z.output<typeof proof>;

/** How far the audit is sealed, and what the last proofs of the books found. */
export const auditproof = call(
  'auditproof',
  nothing,
  z.object({
    chain: z.object({
      entries: count,
      /** The last entry: whoever keeps its hash elsewhere knows later that nothing before it was changed. */
      lastId: z.nullable(id),
      lastHash: z.string(),
      lastDate: z.nullable(isoInstant),
    }),
    /** Acts that happened and are not sealed yet, and since when. */
    waiting: z.object({ count, oldestDate: z.nullable(isoInstant) }),
    /** Acts that could not be sealed, and those behind them. */
    setAside: count,
    proofs: z.array(proof),
  }),
);
