import * as z from 'zod/mini';
import { call } from '#call';
import { competitionAwardFile } from './award-report.ts';

export const exportcompetition = call('exportcompetition', competitionAwardFile, z.undefined());
