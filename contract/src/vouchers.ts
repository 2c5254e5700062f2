import { z } from 'zod';
import { post } from './call.ts';
import { callPaths } from './paths.ts';
import { shopping } from './shop-parts.ts';
import { id } from './wire.ts';

export const vouchers = {
  getVoucherCodeMessage: post(
    callPaths.getVoucherCodeMessage,
    'member',
    z.strictObject({ memberOrderItemId: id }),
    z.object({ message: z.string() }),
    { ...shopping, limit: 'voucherReads' },
  ),
};
