import * as z from 'zod/mini';
import { call } from '#call';
import { behaviours, oneUp } from '#points';
import { recipient } from '#shapes/wire';
import { members, reason, submitted } from './submitting.ts';

const nomCat = z
  .array(z.enum([...behaviours, oneUp], 'This is not a behaviour.'), 'Please choose at least one behaviour.')
  .check(
    z.minLength(1, 'Please choose at least one behaviour.'),
    z.refine((list) => new Set(list).size === list.length, 'A behaviour is chosen twice.'),
    z.refine((list) => list.length === 1 || !list.includes(oneUp), `'${oneUp}' cannot be combined with behaviours.`),
  );

export const newnom = call('newnom', z.strictObject({ nomCat, reason, members: members(recipient) }), submitted);
