import * as z from 'zod/mini';
import { call } from '#call';
import { home } from './home.ts';

export const getmemberdata = call('getmemberdata', z.strictObject({ resetimg: z.optional(z.boolean()) }), home);
