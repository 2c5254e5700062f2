import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import { ballotShown } from './ballot.ts';

/** A vote, as the caller may see it. */
export const ballotget = call('ballotget', z.strictObject({ ballotId: id }), z.object({ ballot: ballotShown }));
