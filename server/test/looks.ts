import { type Look, type LookDocument, seedLook } from '@laurel/contract/looks/look';

const { id: _, site: __, ...seedDocument } = seedLook;

/** A whole document, otherwise as a company starts. */
export function lookDocument(parts: Partial<LookDocument> = {}): LookDocument {
  return { ...seedDocument, ...parts };
}

/** The demonstration's second site. */
export const alba: Look = {
  ...seedLook,
  ...{ id: 2, site: 'alba', name: 'Alba', brand: '#6d2346', accent: '#f9815e' },
  logo: { day: 'alba', night: 'alba' },
};
