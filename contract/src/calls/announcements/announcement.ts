import * as z from 'zod/mini';
import { languages } from '#languages';
import {
  announcementAltMax,
  announcementCodesMax,
  announcementLinkMax,
  announcementTitleMax,
  announcementWordsMax,
} from '#limits';
import { line, requiredLine, text } from '#shapes/text';
import { count, id, isoInstant, oneOf, trueOrFalse } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

export const places = ['home', 'shop'] as const;
export const place = z.enum(places, oneOf(places));
export type AnnouncementPlace = (typeof places)[number];

export const language = z.enum(languages, oneOf(languages));

/** What it says in one language. */
export const words = z.strictObject({
  title: requiredLine(announcementTitleMax),
  words: text(announcementWordsMax),
  /** What the picture shows; '' where it only decorates. */
  alt: line(announcementAltMax),
});

/** A path of this portal; nothing that a browser would read as another site or as a script. */
export const link = line(announcementLinkMax).check(
  z.refine((path) => path === '' || /^\/(?![/\\])[^\\\s]*$/.test(path), told(texts.linkInside)),
);

const codes = z.array(line(60)).check(
  z.maxLength(announcementCodesMax),
  z.refine((all) => new Set(all).size === all.length, told(texts.codeTwice)),
);

/** Everybody where all are empty, otherwise whoever is in any of them; and of these, if so, the managers alone. */
export const audience = z.strictObject({
  sites: codes,
  countries: codes,
  clusters: codes,
  divisions: codes,
  managersOnly: trueOrFalse,
});
export type Audience = z.output<typeof audience>;

/** How often it was changed: what is sent with another one than there is now is refused. */
export const revision = count.check(z.maximum(2_000_000_000));
export const changing = z.strictObject({ announcementId: id, revision });
export const changed = z.object({ message: z.string(), announcementId: z.string(), revision });

/** Carried by a refusal: who changed it meanwhile. */
export const quicker = {
  refusals: { changedMeanwhile: z.object({ changedBy: z.string(), dateChanged: isoInstant, revision }) },
};
