import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';
import { memberData } from './member-data.ts';

/** What the header shows: after each act, instead of all of Home. */
export const memberheader = call('memberheader', nothing, z.object({ memberData }));
