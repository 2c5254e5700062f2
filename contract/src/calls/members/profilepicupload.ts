import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

export const profilepicupload = call('profilepicupload', nothing, z.object({ picId: z.string() }));
