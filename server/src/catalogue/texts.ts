import { message } from '@laurel/contract/message';

export const pictureName = message(
  "Please name the file as the catalogue's imageFile does: letters, digits, dots, dashes.",
  'Below the field of a picture of a product. imageFile is the name of a column of the file of products, and stays as it is.',
);
export const lowSubject = message(
  '{product}: {left, plural, =0 {no voucher code is left} =1 {one voucher code is left} other {# voucher codes are left}}',
  'The subject of an e-mail to who keeps the shop.',
);
export const lowStock = message(
  "''{product}'' ({code}, price list {priceList}): {left, plural, =0 {no voucher code is left. Members cannot order it.} =1 {one voucher code is left. Members cannot order it any more when they are gone.} other {# voucher codes are left. Members cannot order it any more when they are gone.}}",
  'In an e-mail to who keeps the shop: "it" is the product, "they" are its codes. {code} and {priceList} are short names.',
);
export const loadMore = message(
  'Load more under Data Upload: {link}',
  'In an e-mail to who keeps the shop: more voucher codes. Data Upload is a screen of the portal, {link} its address.',
);
export const titleLow = message(
  'A voucher runs out',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
