import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

const country = z.object({ country: z.string(), countryCode: z.string() });

const division = z.object({ divisionCode: z.string(), division: z.string(), countryCode: z.string() });

export type CountryItem = z.output<typeof country>;

export type DivisionItem = z.output<typeof division>;

export const getdivisionlist = call(
  'getdivisionlist',
  nothing,
  z.object({ countryList: z.array(country), divisionList: z.array(division) }),
);
