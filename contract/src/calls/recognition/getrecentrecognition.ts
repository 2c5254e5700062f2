import * as z from 'zod/mini';
import { call } from '#call';
import { table } from '#shapes/table';
import { nothing } from '#shapes/wire';
import { recognisedRow } from './recognised-row.ts';

export const getrecentrecognition = call('getrecentrecognition', nothing, z.object({ report: table(recognisedRow) }));
