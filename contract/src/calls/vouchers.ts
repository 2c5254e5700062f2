import * as z from 'zod/mini';
import { call } from '#call';

import { id } from '#shapes/wire';

export const getVoucherCodeMessage = call(
  'getVoucherCodeMessage',
  z.strictObject({ memberOrderItemId: id }),
  z.object({ message: z.string() }),
);
