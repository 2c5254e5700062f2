import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

export const endothersessions = call('endothersessions', nothing, z.object({ message: z.string() }));
