import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';
import { person } from './contact-shown.ts';

/** The colleagues to whom a message can be handed over: some of them, where they are many. */
export const inboxkeepers = call('inboxkeepers', nothing, z.object({ keepers: z.array(person) }));
