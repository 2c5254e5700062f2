import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

/** Whether an idea is shared where its author does not choose otherwise in the form. */
export const ideasharing = call('ideasharing', nothing, z.object({ shared: z.boolean() }));
