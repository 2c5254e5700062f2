import * as z from 'zod/mini';
import { endpointMax } from '#rules/notice-kinds';
import { count, id, isoInstant } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

const bytes = (pattern: RegExp) => z.string(told(texts.noDevice)).check(z.regex(pattern, told(texts.noDevice)));

export const endpoint = z
  .string(told(texts.noDevice))
  .check(z.regex(/^[\x21-\x7e]+$/, told(texts.noDevice)), z.maxLength(endpointMax, told(texts.noDevice)));
/** What only the browser and the portal know of each other: 16 bytes, and 65 of a point of P-256, in base64url. */
export const auth = bytes(/^[\w-]{22}$/);

/** Where and with which keys a browser can be told something, as its push subscription says. */
export const subscription = { endpoint, publicKey: bytes(/^[\w-]{87}$/), auth };

const device = z.object({
  deviceId: id,
  /** Null where the browser does not say what it is. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  dateSince: isoInstant,
  /** When it was told something last. */
  dateTold: z.nullable(isoInstant),
  /** Whether it is the browser that the caller asks from. */
  isThis: z.boolean(),
});
export type Device = z.output<typeof device>;

/** The caller's devices, those that were switched on last first. */
export const devices = z.object({
  /** Whether the portal can tell devices anything. */
  isOffered: z.boolean(),
  devices: z.array(device),
  total: count,
});
