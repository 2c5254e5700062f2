import { type Access, type Holder, mayUse } from './access.ts';

export const uploadKinds = ['countries', 'roster', 'budgets', 'products', 'vouchers', 'promos'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** How people call each kind of file. */
export const uploadTitles = {
  countries: 'Countries',
  roster: 'Members',
  budgets: 'Budgets',
  products: 'Products',
  vouchers: 'Voucher codes',
  promos: 'Promo codes',
} as const satisfies Record<UploadKind, string>;

/** Each kind of uploaded file is somebody's. */
export const uploadAccess = {
  countries: 'programme',
  roster: 'people',
  budgets: 'finance',
  products: 'shop',
  vouchers: 'shop',
  promos: 'shop',
} as const satisfies Record<UploadKind, Access>;

export function mayUpload(kind: UploadKind, who: Holder | null): boolean {
  return mayUse({ access: uploadAccess[kind], reads: false }, who);
}

/** What the server does only when somebody has said yes. */
export const confirmations = ['leavers', 'roles', 'prices', 'alone'] as const;
export type Confirmation = (typeof confirmations)[number];
