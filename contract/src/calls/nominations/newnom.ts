import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { nominatedFor, programme } from '#programme/programme';
import { valueWords } from '#programme/value-words';
import { say } from '#say';
import { among } from '#shapes/among';
import { recipient } from '#shapes/wire';
import { told } from '#told';
import { members, reason, submitted } from './submitting.ts';

const nomCat = z.array(among(nominatedFor, texts.noBehaviour), told(texts.oneBehaviour)).check(
  z.minLength(1, told(texts.oneBehaviour)),
  z.refine((list) => new Set(list).size === list.length, told(texts.behaviourTwice)),
  z.refine((list) => list.length === 1 || !list.includes(programme().alone.name), {
    error: () => say(texts.notCombined, { name: valueWords(programme().alone.name) }),
  }),
);

export const newnom = call('newnom', z.strictObject({ nomCat, reason, members: members(recipient) }), submitted);
