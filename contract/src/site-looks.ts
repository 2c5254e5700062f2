/** A site template is one look, with a name and a mark; an unknown one wears the first. */
export type Look = 'laurel' | 'alba';

export function lookOf(siteTemplate: string): Look {
  return siteTemplate.toLowerCase() === 'alba' ? 'alba' : 'laurel';
}

export const sites: Record<Look, { logo: string; name: string }> = {
  laurel: { logo: '/logo.svg', name: 'Laurel' }, // as it is sent: a brand
  alba: { logo: '/logo-alba.svg', name: 'Alba' }, // as it is sent: a brand
};
