import * as z from 'zod/mini';
import { call } from '#call';
import { lookReasonMax, lookVersionsPageMax } from '#limits';
import { difference } from '#shapes/difference';
import { lookDocument, siteCode } from '#shapes/look';
import { requiredText } from '#shapes/text';
import { count, id, isoInstant, nothing, whole } from '#shapes/wire';
import * as texts from './texts.ts';

const saved = {
  /** Which of all looks that were ever saved. */
  look: count,
  dateSaved: isoInstant,
  /** '' where it came with the portal. */
  byMember: z.string(),
};

const site = z.object({
  site: z.string(),
  /** Who may enter there. */
  people: count,
  /** Null where it has none of its own and wears the company's first. */
  own: z.nullable(z.object({ ...saved, document: lookDocument })),
});
export type SiteLook = z.output<typeof site>;

/** Every site that has a look or somebody in it; the company's first look comes first. */
export const sitelooks = call('sitelooks', nothing, z.object({ sites: z.array(site) }));

const version = z.object({
  ...saved,
  version: count,
  reason: z.string(),
  document: lookDocument,
  /** What it says otherwise than the one before it. */
  differences: z.array(difference),
});
export type LookVersion = z.output<typeof version>;

/** The looks that a site ever had, the newest first. */
export const lookversions = call(
  'lookversions',
  z.strictObject({
    site: siteCode,
    /** The place where the last page ended: its `next`. */
    after: z.optional(id),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(lookVersionsPageMax))),
  }),
  z.object({ versions: z.array(version), total: count, next: z.nullable(id) }),
);

/** Makes a site's first look, or its next: from now on it is worn. */
export const savelook = call(
  'savelook',
  z.strictObject({
    site: siteCode,
    document: lookDocument,
    reason: requiredText(lookReasonMax, texts.sayWhy),
    /** The look that who changes it has seen; 0 where the site had none. */
    basedOn: count.check(z.maximum(2_000_000_000)),
  }),
  z.object({ message: z.string(), look: count }),
  {
    within: 'document',
    refusals: { changedMeanwhile: z.object({ look: count, changedBy: z.string(), dateChanged: isoInstant }) },
  },
);

/** Keeps a picture for looks. */
export const lookpicupload = call(
  'lookpicupload',
  nothing,
  z.object({ picture: z.string(), width: count, height: count }),
);

export const lookpic = call('lookpic', z.object({ picId: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }), z.undefined());
