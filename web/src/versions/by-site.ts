import type { BySite, ProgrammeDocument } from '@laurel/contract/programme/items';
import { companyPlace, type PartBySite } from '@laurel/contract/programme/sites';
import type { Editing } from './use-editing.ts';

type ValuesOf<Part extends PartBySite> = Omit<ProgrammeDocument[Part], 'sites'>;

/** A part as it goes in the company, or at a site, to be changed there. */
export interface PartThere<Values> {
  /** By which its errors are told: 'points', or 'points.sites.alba'. */
  place: string;
  values: Values;
  /** Whether a value is the company's, which is not changed at a site. */
  isCompanys: (name: keyof Values) => boolean;
  set: (more: Partial<Values>) => void;
  /** A site has it as the company does. */
  reset: (name: keyof Values) => void;
  isSite: boolean;
}

export function partAt<Part extends PartBySite>(
  { drafted, change }: Pick<Editing, 'drafted' | 'change'>,
  part: Part,
  site: string,
): PartThere<ValuesOf<Part>> {
  type Values = ValuesOf<Part>;
  const { sites = {}, ...rest } = drafted[part] as Values & BySite<Values>;
  const company = rest as unknown as Values;
  const own: Partial<Values> = Object.hasOwn(sites, site) ? (sites[site] as Partial<Values>) : {};
  const write = (values: Values, there: Record<string, Partial<Values>>) =>
    change({ [part]: { ...values, ...(Object.keys(there).length > 0 ? { sites: there } : {}) } });
  const writeOwn = (next: Partial<Values>) =>
    write(company, Object.keys(next).length > 0 ? { ...sites, [site]: next } : without(sites, site));
  return {
    place: site === '' ? part : `${part}.sites.${site}`,
    values: { ...company, ...own },
    isCompanys: (name) => site !== '' && !Object.hasOwn(own, name),
    set: (more) => (site === '' ? write({ ...company, ...more }, sites) : writeOwn({ ...own, ...more })),
    reset: (name) => writeOwn(without(own, name)),
    isSite: site !== '',
  };
}

function without<Of extends object>(all: Of, gone: keyof Of): Of {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name !== gone)) as Of;
}

/** Sites at which something of these parts is otherwise, with how much. */
export function otherwiseIn(document: ProgrammeDocument, parts: readonly PartBySite[]): Map<string, number> {
  const all = parts.flatMap((part) => Object.entries(document[part].sites ?? {}));
  const names = Map.groupBy(all, ([site]) => site);
  return new Map([...names].map(([site, own]) => [site, own.flatMap(([, values]) => Object.keys(values)).length]));
}

/** The site of the first error in one of these parts; '' where it is the company's. */
export function siteOfErrors(errors: Readonly<Record<string, string>>, parts: readonly PartBySite[]): string {
  const found = Object.keys(errors).filter((at) => parts.some((part) => at.startsWith(`${part}.sites.`)));
  return companyPlace(found[0] ?? '').site;
}
