import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { behaviours, oneUp } from '#points';
import { valueWords } from '#programme/value-words';
import { say } from '#say';
import { recipient } from '#shapes/wire';
import { told } from '#told';
import { members, reason, submitted } from './submitting.ts';

const nomCat = z.array(z.enum([...behaviours, oneUp], told(texts.noBehaviour)), told(texts.oneBehaviour)).check(
  z.minLength(1, told(texts.oneBehaviour)),
  z.refine((list) => new Set(list).size === list.length, told(texts.behaviourTwice)),
  z.refine((list) => list.length === 1 || !list.includes(oneUp), {
    error: () => say(texts.notCombined, { name: valueWords(oneUp) }),
  }),
);

export const newnom = call('newnom', z.strictObject({ nomCat, reason, members: members(recipient) }), submitted);
