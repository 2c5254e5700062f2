import { call } from '#call';
import { awards, competitionSpan } from './award-report.ts';

export const competitionreport = call('competitionreport', competitionSpan, awards);
