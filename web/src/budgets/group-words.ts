import * as common from '#lib/texts.ts';
import * as texts from './texts.ts';

/** By what pots are added up. */
export const groupWords = {
  manager: texts.manager,
  period: texts.period,
  division: common.division,
  costCentre: texts.costCentre,
};
