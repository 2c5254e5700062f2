import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

/** Who is asked for a picture does not want to be asked again, on any device. */
export const pictureasked = call('pictureasked', nothing, z.object({}));
