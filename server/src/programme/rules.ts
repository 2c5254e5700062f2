import type { Limit, Limits, Rules, WholeProgramme } from '@laurel/contract/programme/items';
import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { atSite } from '@laurel/contract/programme/sites';
import { companyNow } from '#languages/reader';

/** What nobody does alone, or not at all, by the programme of the company for which something is done now. */
export function rules(): Rules {
  return companyNow().programme;
}

/** What who belongs to this site does not do alone, or not at all, when they give. */
export function limitsOf({ siteTemplate }: { siteTemplate: string }): Limits {
  return atSite(companyNow().programme, siteTemplate).limits;
}

export function rulesOf({
  giving,
  sends,
  limits,
  leavers,
  quarters,
  corrections,
  work,
  approvals,
  deciding,
  seen,
  comments,
  ideas,
  anniversaries,
  groupCards,
}: Rules): Rules {
  return {
    giving,
    sends,
    limits,
    leavers,
    quarters,
    corrections,
    work,
    approvals,
    deciding,
    seen,
    comments,
    ideas,
    anniversaries,
    groupCards,
  };
}

export function isAbove(points: number, limit: Limit): boolean {
  return limit !== 'none' && points > limit;
}

/** The specification's, with what the company's surroundings say of what nobody does alone. */
export function firstProgramme(firstRules: Rules): WholeProgramme {
  return { ...specifiedWhole, ...firstRules };
}
