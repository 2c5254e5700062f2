import * as z from 'zod/mini';
import { call } from '#call';
import { memberId } from '#shapes/wire';
import { neededReason } from './record.ts';

/** Everything that is kept about somebody, for who asks to have it; that it was taken stands in the audit. */
export const exportperson = call(
  'exportperson',
  z.strictObject({ memberId, reason: neededReason }),
  z.object({ fileName: z.string(), data: z.record(z.string(), z.unknown()) }),
);
