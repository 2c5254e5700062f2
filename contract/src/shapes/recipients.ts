import * as z from 'zod/mini';
import { recipientsMax } from '#limits';
import * as said from '#texts';
import { told } from '#told';
import * as texts from './texts.ts';
import { recipient } from './wire.ts';

/** Whom something is given to: nobody twice. */
export const recipients = z.array(recipient, told(texts.selectRecipient)).check(
  z.minLength(1, told(texts.selectRecipient)),
  z.maxLength(recipientsMax, told(said.peopleAtMost, { max: recipientsMax })),
  z.refine(
    (list) => new Set(list.map((ref) => ref.replace(/^[01]\./, ''))).size === list.length,
    told(texts.chosenTwice),
  ),
);
