import * as z from 'zod/mini';
import { call } from '#call';
import { answered, one } from './delegation.ts';

/** Before its time: by who is away, or given back by the delegate. */
export const enddelegation = call('enddelegation', z.strictObject(one), answered);
