import type { WholeProgramme } from '@laurel/contract/programme/items';
import type { Tx } from '#db/transaction';

/** What every part of the demonstration is told. */
export interface Loading {
  tx: Tx;
  /** The folder of its files. */
  folder: string;
  now: Date;
  /** When the company began with Laurel. */
  beginning: Date;
  /** Newest first. */
  voucherKeys: readonly Buffer[];
  /** The programme that goes before one of the company's own, with what the environment says of limits. */
  first: WholeProgramme;
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60_000);
}
