import { type LookDocument, seedLook } from '@laurel/contract/looks/look';

/** The form of a look: its document, each field as its errors are called, why, and on which look it is based. */
export interface Values extends Omit<LookDocument, 'logo'> {
  'logo.day': string;
  'logo.night': string;
  reason: string;
  basedOn: number;
}

/** What the parts of the form are given. */
export interface PartProps {
  values: Values;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Values>) => void;
}

export function valuesOf({ logo, ...document }: LookDocument, basedOn: number): Values {
  return { ...document, 'logo.day': logo.day, 'logo.night': logo.night, reason: '', basedOn };
}

export function documentOf({
  'logo.day': day,
  'logo.night': night,
  reason: _,
  basedOn: __,
  ...rest
}: Values): LookDocument {
  const points = Object.entries(rest.points).filter(([, { one, many }]) => one.trim() !== '' || many.trim() !== '');
  return { ...rest, logo: { day, night }, points: Object.fromEntries(points) };
}

/** What a site begins with: the company's first look under a name of its own. */
export function beginning(first: LookDocument | undefined): LookDocument {
  const { id: _, site: __, ...seed } = seedLook;
  return { ...(first ?? seed), name: '' };
}
