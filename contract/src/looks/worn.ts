import { intl } from '#intl';
import { locale, readerNow } from '#say';
import type { WornLook } from './look.ts';

/** Of what a company starts with (`seedLook`), what a page needs. */
const seedWorn: WornLook = { id: 1, site: 'laurel', name: 'Laurel', cards: {} }; // as it is sent: a brand

/** What is worn by who reads now. */
export function lookNow(): WornLook {
  return readerNow().look ?? seedWorn;
}

/** What the portal is called for who reads now. */
export function portalName(): string {
  return lookNow().name;
}

/** The name of the points behind this number of them, in the reader's language. A name that is not their site's is said as it is. */
export function pointsNamed(count: number, name: string): string {
  const { points } = lookNow();
  return points?.many === name && points.asOne.includes(intl('PluralRules', locale()).select(count))
    ? points.one
    : name;
}
