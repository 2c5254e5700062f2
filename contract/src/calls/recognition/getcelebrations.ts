import * as z from 'zod/mini';
import { call } from '#call';
import { table } from '#shapes/table';
import { nothing } from '#shapes/wire';
import { celebrationRow } from './celebration-row.ts';

export const getcelebrations = call('getcelebrations', nothing, z.object({ report: table(celebrationRow) }));
