import * as z from 'zod/mini';
import { call } from '#call';
import { countedRows } from '#shapes/list-page';
import { count, isoInstant, whole } from '#shapes/wire';
import { next, personPage } from './person-page.ts';

const order = z.object({
  date: isoInstant,
  orderNum: z.string(),
  orderStatusId: whole,
  pieces: count,
  piecesRefunded: count,
  points: count,
  pointsRefunded: count,
});
export type PersonOrder = z.output<typeof order>;

/** What somebody ordered: how much and how far it is, never a code. */
export const personorders = call(
  'personorders',
  personPage,
  z.object({ orders: z.array(order), next, ...countedRows }),
);
