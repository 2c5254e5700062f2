import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

export const resendconfirmation = call('resendconfirmation', nothing, z.object({ message: z.string() }));
