import type { Language } from '#languages';
import type { Drawing } from '#programme/items';
import { isUploaded } from './uploaded.ts';

/** The tiles of Home, as they stand there unless a look says otherwise. */
export const tileNames = ['nominate', 'rewards', 'myRecognition', 'payItForward', 'wallOfFame', 'ideaBox'] as const;
export type TileName = (typeof tileNames)[number];

/** What the points are called, one and several of them. */
export interface PointsName {
  one: string;
  many: string;
}

/** A drawing of the portal, or the id of a picture that was uploaded. */
export type CardPicture = Drawing | (string & {});

/** What a site looks like. Each version of it is kept whole. */
export interface LookDocument {
  /** What the portal is called there. */
  name: string;
  /** For a light and for a dark ground: a drawing of the portal, or the id of a picture. */
  logo: { day: string; night: string };
  /** As #rrggbb: all colours come from these two (`palette.ts`). */
  brand: string;
  accent: string;
  /** A picture behind the welcome on Home; '' for none. */
  banner: string;
  tiles: TileName[];
  /** By what the cards are for (`cardKeys`): what is left out wears what the programme says. */
  cards: Record<string, CardPicture>;
  /** In a language that is left out, points are called as the member's country calls them. */
  points: Partial<Record<Language, PointsName>>;
  /** The name before the address from which e-mails come; '' for the one that the portal is set up with. */
  sender: string;
  /** A picture at the head of e-mails with cards; '' for the name. */
  mailHead: string;
}

/** A look as it goes now. */
export interface Look extends LookDocument {
  /** Which of all that were ever saved. */
  id: number;
  /** By whose code it goes. */
  site: string;
}

/** What a page knows of the look that it wears, or who writes a letter of its reader's. */
export interface WornLook extends Pick<Look, 'id' | 'site' | 'name' | 'cards'> {
  /** All of them where it is left out. */
  tiles?: readonly TileName[];
  /** In the reader's language; left out where their country says it. */
  points?: (PointsName & { asOne: readonly Intl.LDMLPluralRule[] }) | undefined;
}

/** With what a company starts, and as which what a document leaves out is. */
export const seedLook: Look = {
  ...{ id: 1, site: 'laurel', name: 'Laurel' }, // as it is sent: a brand
  logo: { day: 'laurel', night: 'laurel' },
  ...{ brand: '#195c40', accent: '#e2b02c', banner: '' },
  tiles: [...tileNames],
  ...{ cards: {}, points: {}, sender: '', mailHead: '' },
};

/** The logos that come with the portal, by the names of their files. */
export const drawnLogos: Readonly<Record<string, string>> = { laurel: '/logo.svg', alba: '/logo-alba.svg' };

/** Everything that a look names and that was uploaded. */
export function picturesOf({ logo, banner, mailHead, cards }: LookDocument): string[] {
  return [logo.day, logo.night, banner, mailHead, ...Object.values(cards)].filter(isUploaded);
}

export function wornLook({ id, site, name, tiles, cards, points }: Look, language: Language): WornLook {
  const called = points[language];
  return { id, site, name, tiles, cards, points: called && { ...called, asOne: countedAsOne[language] ?? ['one'] } };
}

/** Arabic counts two, and from eleven on, by the singular. */
const countedAsOne: Partial<Record<Language, readonly Intl.LDMLPluralRule[]>> = {
  ar: ['one', 'two', 'many', 'other'],
};

/** The looks of a company's sites. */
export interface Looks {
  /** Raised with each change; below 0 while they have not been read. */
  change: number;
  /** What a site without one of its own wears. */
  first: Look;
  bySite: ReadonlyMap<string, Look>;
}

export const seedLooks: Looks = { change: -1, first: seedLook, bySite: new Map([[seedLook.site, seedLook]]) };

/** What somebody's points are called: as their site says it in their language, else as their country does. */
export function pointsNameAt(
  looks: Looks,
  { siteTemplate, language, pointsName }: { siteTemplate: string; language: Language; pointsName: string },
): string {
  return lookOf(looks, siteTemplate).points[language]?.many ?? pointsName;
}

export function lookOf({ first, bySite }: Looks, siteTemplate: string): Look {
  return bySite.get(siteTemplate.toLowerCase()) ?? first;
}
