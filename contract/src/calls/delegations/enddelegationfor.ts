import * as z from 'zod/mini';
import { call } from '#call';
import { answered, one, reason } from './delegation.ts';

/** For somebody who cannot do it themselves. */
export const enddelegationfor = call('enddelegationfor', z.strictObject({ ...one, reason }), answered);
