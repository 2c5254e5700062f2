import { message } from '@laurel/contract/message';

export const noCode = message(
  'There is no voucher code to read for this.',
  'In a dialog: what was ordered is no voucher, or the order was cancelled.',
);
export const refunded = message(
  'This was refunded: its voucher codes are void, and your points are back.',
  'In a dialog, to who wants to read the codes.',
);
export const yourCodes = message(
  '{count, plural, one {Your voucher code for <strong>{product}</strong>:} other {Your voucher codes for <strong>{product}</strong>:}}',
  'In a dialog, above a list of the codes. {product} stands in bold.',
);
