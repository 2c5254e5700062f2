import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import { ballotChanged } from './ballot.ts';

/** Ends a vote before its time: when everybody has voted. */
export const ballotclose = call('ballotclose', z.strictObject({ ballotId: id }), ballotChanged);
