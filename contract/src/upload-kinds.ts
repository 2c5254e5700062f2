import { type Access, type Holder, mayUse } from './access.ts';

export const uploadKinds = ['countries', 'roster', 'budgets', 'products', 'vouchers', 'promos'] as const;
export type UploadKind = (typeof uploadKinds)[number];

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
