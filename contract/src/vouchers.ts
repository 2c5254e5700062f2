import * as z from 'zod/mini';
import { post } from './call.ts';
import { shopping } from './shop-parts.ts';
import { id } from './wire.ts';

export const vouchers = {
  getVoucherCodeMessage: post(
    'getVoucherCodeMessage',
    z.strictObject({ memberOrderItemId: id }),
    z.object({ message: z.string() }),
    { ...shopping, limit: 'voucherReads' },
  ),
};
