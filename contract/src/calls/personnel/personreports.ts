import * as z from 'zod/mini';
import { call } from '#call';
import { countedRows } from '#shapes/list-page';
import { next, personPage } from './person-page.ts';
import { personRow } from './person-row.ts';

/** The people here whose manager somebody is, by name. */
export const personreports = call(
  'personreports',
  personPage,
  z.object({ people: z.array(personRow), next, ...countedRows }),
);
