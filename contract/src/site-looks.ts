/** A site template is one look, with a name and a mark; an unknown one wears the first. */
export type Look = 'laurel' | 'alba';

export function lookOf(siteTemplate: string): Look {
  return siteTemplate.toLowerCase() === 'alba' ? 'alba' : 'laurel';
}

export interface Site {
  logo: string;
  name: string;
  /** Where style sheets do not reach, as in e-mail: grounds, and the inks that stand on them. */
  mail: { ground: string; ink: string; head: string; onHead: string; accent: string };
}

export const sites: Record<Look, Site> = {
  laurel: {
    logo: '/logo.svg',
    name: 'Laurel',
    mail: { ground: '#f4f7f2', ink: '#15211b', head: '#104530', onHead: '#faecc4', accent: '#195c40' },
  },
  alba: {
    logo: '/logo-alba.svg',
    name: 'Alba',
    mail: { ground: '#fdf8f5', ink: '#281720', head: '#521a35', onHead: '#ffe0d4', accent: '#6d2346' },
  },
};
