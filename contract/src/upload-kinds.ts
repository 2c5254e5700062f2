import { type Access, type Holder, mayUse } from './access.ts';
import type { Message } from './message.ts';
import * as said from './texts.ts';

export const uploadKinds = [
  'countries',
  'roster',
  'budgets',
  'products',
  'vouchers',
  'promos',
  'translations',
] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** How people call each kind of file. */
export const uploadTitles = {
  countries: said.countries,
  roster: said.roster,
  budgets: said.budgets,
  products: said.products,
  vouchers: said.vouchers,
  promos: said.promos,
  translations: said.translations,
} satisfies Record<UploadKind, Message>;

/** Each kind of uploaded file is somebody's. */
export const uploadAccess = {
  countries: 'programme',
  roster: 'people',
  budgets: 'finance',
  products: 'shop',
  vouchers: 'shop',
  promos: 'shop',
  translations: 'programme',
} as const satisfies Record<UploadKind, Access>;

/** Files that can be undone. What countries say is in use as soon as it is said. */
export const undoKinds: readonly UploadKind[] = ['roster', 'budgets', 'products', 'vouchers', 'promos', 'translations'];

export function mayUpload(kind: UploadKind, who: Holder | null): boolean {
  return mayUse({ access: uploadAccess[kind], reads: false }, who);
}

/** What the server does only when somebody has said yes. */
export const confirmations = ['leavers', 'roles', 'prices', 'alone', 'goodRows'] as const;
/** Whether rows in which something is wrong may stay out, and the others be done: of a list of countries all is one. */
export function mayLeaveRowsOut(kind: UploadKind): boolean {
  return kind !== 'countries';
}
export type Confirmation = (typeof confirmations)[number];
