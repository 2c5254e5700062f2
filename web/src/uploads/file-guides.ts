import type { UploadChange } from '@laurel/contract/calls/uploads';
import type { UploadKind } from '@laurel/contract/upload-kinds';

/** What each kind of file is for. */
export const fileGuides: Record<UploadKind, string> = {
  roster: 'Everybody who works here. Whoever is missing from the file leaves: it is always the whole roster.',
  budgets: 'Points for managers to award. A period grants to each manager once.',
  products: 'The catalogue of the rewards shop, for each price list.',
  vouchers: 'Codes for voucher products, kept encrypted. A code that is already there is not added twice.',
  promos: 'Discounts at the checkout.',
  countries: 'Currencies and price lists. Comes before the first roster.',
};

/** How a change is called: people leave, things are taken out. */
export function changeWords(kind: UploadKind): Record<UploadChange['what'], string> {
  return { added: 'New', changed: 'Changed', removed: kind === 'roster' ? 'Leaving' : 'Removed' };
}
