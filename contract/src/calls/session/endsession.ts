import * as z from 'zod/mini';
import { call } from '#call';

const sessionId = z.string('Please give an id.').check(z.regex(/^[\w-]{43}$/, 'This is not an id.'));

export const endsession = call('endsession', z.strictObject({ sessionId }), z.object({ message: z.string() }));
