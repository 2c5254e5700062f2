import { calls } from '@laurel/contract';
import { verb } from '#http/call-context';
import { voucherMessage } from './voucher-message.ts';

/** The keys that open codes, the newest first. */
export const voucherCalls = ({ keys }: { keys: readonly Buffer[] }) => [
  verb(calls.vouchers.getVoucherCodeMessage, async (tx, { actor, input, now }) => ({
    message: await voucherMessage(tx, { actor, now, keys }, input.memberOrderItemId),
  })),
];
