import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';
import { report } from './idea-row.ts';
import { ideaStanding } from './open-idea.ts';

/** The caller's own, and where those stand that they share. */
export const myideas = call('myideas', nothing, z.extend(report, { open: z.array(ideaStanding) }));
