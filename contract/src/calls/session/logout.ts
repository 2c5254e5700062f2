import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

export const logout = call('logout', nothing, z.object({ message: z.string() }));
