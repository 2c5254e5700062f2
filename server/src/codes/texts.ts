import { message } from '@laurel/contract/message';

export const notLoaded = message(
  'Voucher codes cannot be loaded. The voucher key {key} is missing: add it to VOUCHER_KEYS.',
  'To who uploads voucher codes, and has to tell it to who runs the server. {key} is the short name of a key, VOUCHER_KEYS that of a setting.',
);
export const readAlready = message(
  '{count, plural, one {A code of this was read already and may have been spent. Please confirm that it is refunded nonetheless.} other {# codes of this were read already and may have been spent. Please confirm that they are refunded nonetheless.}}',
  'In a dialog of the order desk, when vouchers are refunded: the buyer has seen their codes.',
);
