import type { DivisionItem } from '@laurel/contract/calls/members/getdivisionlist';
import type { Colleague } from './directory.ts';

/** What a name that is typed may mean: a colleague, or all of a division. */
export type Found = Colleague | DivisionItem;

export function isDivision(found: Found): found is DivisionItem {
  return 'divisionCode' in found;
}

export function foundId(found: Found): string {
  return isDivision(found) ? `div-${found.divisionCode}` : found.memberId;
}
