import * as z from 'zod/mini';
import { call } from '#call';
import * as shared from '#shapes/texts';
import { told } from '#told';

const sessionId = z.string(told(shared.giveId)).check(z.regex(/^[\w-]{43}$/, told(shared.noId)));

export const endsession = call('endsession', z.strictObject({ sessionId }), z.object({ message: z.string() }));
