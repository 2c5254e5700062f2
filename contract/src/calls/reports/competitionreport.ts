import { call } from '#call';
import { awardSpan, awards } from './award-report.ts';

export const competitionreport = call('competitionreport', awardSpan, awards);
