import * as z from 'zod/mini';
import { call } from '#call';
import { awardFile } from './award-report.ts';

export const exportcompetition = call('exportcompetition', awardFile, z.undefined());
