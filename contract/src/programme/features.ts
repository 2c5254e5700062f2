import { readerNow } from '#say';
import type { Feature, Offer } from './items.ts';

/** Whether there is something for who belongs to this site. A page that brings no programme along goes by the specification, which has it all. */
export function isOn(
  feature: Feature,
  { siteTemplate }: { siteTemplate: string },
  offer: Pick<Offer, 'features'> | undefined = readerNow().programme,
): boolean {
  const standing = offer?.features[feature];
  return !standing || (new Map(Object.entries(standing.sites)).get(siteTemplate) ?? standing.on);
}
