import * as z from 'zod/mini';
import { call } from '#call';
import { budgetPreview, budgetWish } from './shapes.ts';

/** What it would do now. */
export const trybudget = call('trybudget', budgetWish({}), z.object({ preview: budgetPreview }));
