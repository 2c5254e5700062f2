import { call } from '#call';
import { awardSpan, awards } from './award-report.ts';

export const quarterlyawards = call('quarterlyawards', awardSpan, awards);
