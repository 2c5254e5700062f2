import * as z from 'zod/mini';
import { call } from '#call';

/** Where the identity provider sends the browser back to. */
export const ssocallback = call('ssocallback', z.record(z.string(), z.unknown()), z.undefined());
