import * as z from 'zod/mini';
import { languages } from '#languages';
import { lookNameMax, pointsNameMax, senderNameMax, siteCodeMax } from '#limits';
import { drawnLogos, type LookDocument, tileNames } from '#looks/look';
import * as texts from '#looks/texts';
import { pictureIdPattern } from '#looks/uploaded';
import { drawings } from '#programme/items';
import { told } from '#told';
import { line, requiredLine } from './text.ts';

/** As a roster writes it. */
export const siteCode = z
  .string(told(texts.codeShape))
  .check(z.regex(/^[a-z0-9-]+$/, told(texts.codeShape)), z.maxLength(siteCodeMax, told(texts.codeShape)));

const uploaded = z.string(told(texts.noPicture)).check(z.regex(pictureIdPattern, told(texts.noPicture)));
const optional = z.union([z.literal(''), uploaded], told(texts.noPicture));
const logo = z.union([z.enum(Object.keys(drawnLogos)), uploaded], told(texts.noPicture));
const colour = z.string(told(texts.colourShape)).check(z.regex(/^#[0-9a-f]{6}$/, told(texts.colourShape)));
const pointsName = z.strictObject({ one: requiredLine(pointsNameMax), many: requiredLine(pointsNameMax) });
/** What cards are for: a programme has a few dozen. */
const cardsMost = 300;

export const lookDocument = z.strictObject({
  name: requiredLine(lookNameMax),
  logo: z.strictObject({ day: logo, night: logo }),
  brand: colour,
  accent: colour,
  banner: optional,
  tiles: z.array(z.enum(tileNames)).check(
    z.maxLength(tileNames.length),
    z.refine((tiles) => new Set(tiles).size === tiles.length, told(texts.tileTwice)),
  ),
  cards: z
    .record(
      z.string().check(z.regex(/^[a-zA-Z]+(\.[a-zA-Z0-9-]+)?$/), z.maxLength(100)),
      z.union([z.enum(drawings), uploaded], told(texts.noPicture)),
    )
    .check(z.refine((cards) => Object.keys(cards).length <= cardsMost)),
  points: z.partialRecord(z.enum(languages), pointsName),
  sender: line(senderNameMax),
  mailHead: optional,
}) satisfies z.ZodMiniType<LookDocument>;
