import { isOn } from '#programme/features';
import type { Feature } from '#programme/items';
import { type Access, type Holder, mayUse } from './access.ts';

/** What only some read within what many may call. */
export const partAccess = {
  /** Nominations by how far their review is. */
  nominationStatus: 'committee',
  /** Nominations of all divisions. */
  everyNomination: 'adminReports',
  /** The management report of all divisions. */
  everyDivision: 'finance',
} as const satisfies Record<string, Access>;

export function mayRead(part: keyof typeof partAccess | Access, who: Holder | null): boolean {
  const access = part in partAccess ? partAccess[part as keyof typeof partAccess] : (part as Access);
  return mayUse({ access, reads: true }, who);
}

/** Who may give which award: finer than the call, which is every member's. */
export const awardAccess = {
  adhoc: 'giver',
  reward: 'adminReports',
  payitforward: 'member',
  thankyou: 'member',
} as const satisfies Record<string, Access>;

export function mayGive(award: keyof typeof awardAccess, who: Holder | null): boolean {
  return mayUse({ access: awardAccess[award], reads: false }, who);
}

const awardFeatures: Partial<Record<keyof typeof awardAccess, Feature>> = { payitforward: 'payItForward' };

/** Of which feature an award is, where the giver's site does without it. */
export function missingFor(award: keyof typeof awardAccess, who: Holder): Feature | undefined {
  const feature = awardFeatures[award];
  return feature && !isOn(feature, who) ? feature : undefined;
}
