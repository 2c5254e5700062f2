import { message } from '@laurel/contract/message';

export const otherPriceList = message(
  'This is not the price list of your country. Please open the shop again.',
  'In a dialog: the page shows prices of another country, because one has moved for instance.',
);
