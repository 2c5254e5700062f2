import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import { done } from './contact-shown.ts';

/** Sends an answer again that did not get through. */
export const inboxresend = call('inboxresend', z.strictObject({ contactId: id, answerId: id }), done);
