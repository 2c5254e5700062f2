import type { BySite, Offer, Rules } from './items.ts';

/** The parts in which a site may have some values of its own. */
export const partsBySite = ['points', 'review', 'limits'] as const;
export type PartBySite = (typeof partsBySite)[number];

/** Of 'points.sites.alba.adhoc': where the company has it, and the site; '' where it is the company's. */
export function companyPlace(place: string): { at: string; site: string } {
  const [part = '', sites, site = '', ...rest] = place.split('.');
  return sites === 'sites' ? { at: [part, ...rest].join('.'), site } : { at: place, site: '' };
}

type Differing = Pick<Offer, 'points' | 'review'> & Partial<Pick<Rules, 'limits'>>;

// of the process: made once for each version and site that has something otherwise
const made = new WeakMap<object, Map<string, object>>();

/** A programme as it goes for what somebody of this site gives: with what stands there in place of the company's, and no other site. */
export function atSite<Goes extends Differing>(goes: Goes, site: string): Goes {
  const own = isOtherwiseAt(goes, site) ? site : '';
  if (own === '' && partsOf(goes).every((part) => part?.sites === undefined)) return goes;
  const known = made.get(goes) ?? new Map<string, object>();
  made.set(goes, known);
  const there = known.get(own) ?? wholeAt(goes, own);
  known.set(own, there);
  return there as Goes;
}

/** The site, where its page is another one than the company's: a page knows of no limits. */
export function siteOfPage({ points, review }: Pick<Offer, 'points' | 'review'>, site: string): string {
  return isOtherwiseAt({ points, review }, site) ? site : '';
}

/** Whether anything that is given there goes otherwise than in the company. */
function isOtherwiseAt(goes: Differing, site: string): boolean {
  return partsOf(goes).some((part) => part?.sites && Object.hasOwn(part.sites, site));
}

function partsOf(goes: Differing): (BySite<unknown> | undefined)[] {
  return partsBySite.map((part) => goes[part]);
}

function wholeAt<Goes extends Differing>(goes: Goes, site: string): Goes {
  const { points, review, limits } = goes;
  return {
    ...goes,
    points: at(points, site),
    review: at(review, site),
    ...(limits ? { limits: at(limits, site) } : {}),
  };
}

function at<Values extends object>({ sites, ...company }: Values & BySite<Values>, site: string): Values {
  const own = sites && Object.hasOwn(sites, site) ? sites[site] : undefined;
  return { ...company, ...own } as unknown as Values;
}
