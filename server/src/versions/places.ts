import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import { atSite, companyPlace, type PartBySite, partsBySite } from '@laurel/contract/programme/sites';
import type { Difference } from '@laurel/contract/shapes/difference';

/** What somebody saves, or would. */
export interface Change {
  before: ProgrammeDocument;
  after: ProgrammeDocument;
  differences: readonly Difference[];
  now: Date;
}

/** Where a value of a part is otherwise: in the company, as '', or at a site; and what was done there. */
export interface Place {
  at: string;
  site: string;
  before: ProgrammeDocument;
  after: ProgrammeDocument;
  isOf(one: { site: string }): boolean;
}

export function placesOf({ differences, before, after }: Change, part: PartBySite, value: string): Place[] {
  const own = ownSites({ before, after }, part, value);
  return differences.flatMap(({ at }) => {
    const { at: place, site } = companyPlace(at);
    if (place !== `${part}.${value}`) return [];
    const isOf = (one: { site: string }) => (own.has(one.site) ? one.site === site : site === '');
    return [{ at, site, before: atSite(before, site), after: atSite(after, site), isOf }];
  });
}

/** The sites that have a value of their own, before or after. */
export function ownSites(
  { before, after }: Pick<Change, 'before' | 'after'>,
  part: PartBySite,
  value: string,
): Set<string> {
  return new Set([before, after].flatMap((document) => sitesWith(document[part], value)));
}

/** The sites at which one of the two has something otherwise than in the company. */
export function sitesIn({ before, after }: Change): string[] {
  const parts = [before, after].flatMap((document) => partsBySite.map((part) => document[part]));
  return [...new Set(parts.flatMap(({ sites = {} }) => Object.keys(sites)))];
}

function sitesWith({ sites = {} }: ProgrammeDocument[PartBySite], value: string): string[] {
  const [name = ''] = value.split('.');
  return Object.entries(sites).flatMap(([site, own]) => (Object.hasOwn(own, name) ? [site] : []));
}
