import type { Holder } from '@laurel/contract/access';
import type { nominationSorts, nominationStates } from '@laurel/contract/calls/nominations/nomination-filter';
import { mayRead } from '@laurel/contract/part-access';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

export type NominationState = (typeof nominationStates)[number];
type NominationSort = (typeof nominationSorts)[number];

/** Every part may be empty: then it does not narrow. */
export interface ListFilter {
  status: NominationState | '';
  divisionCode: string;
  selMonthFrom: string;
  selMonthTo: string;
  search: string;
  order: Order;
}

/** The server's own order, unless one of its sorts is asked for. */
export type Order = 'waiting' | `${NominationSort} ${'up' | 'down'}`;

export const pageSize = 25;

const anyNomination: ListFilter = {
  status: '',
  divisionCode: '',
  selMonthFrom: '',
  selMonthTo: '',
  search: '',
  order: 'waiting',
};

/** The filter that a link asks for. Whoever has no status filter would not see that one narrows: they have what waits on top anyway. */
export function filterAsked(asked: URLSearchParams, member: Holder) {
  const status = nominationStatuses.find((one) => one === asked.get('status'));
  return status && mayRead('nominationStatus', member) ? { ...anyNomination, status } : anyNomination;
}

const nominationStatuses: readonly NominationState[] = ['review', 'rate', 'rated'];

export const statusWords: Record<NominationState, string> = {
  review: say(texts.notReviewed),
  rate: say(texts.notRatedByYou),
  rated: say(texts.withRatings),
};

const orderWords: Partial<Record<Order, string>> = {
  waiting: say(texts.waitingLongest),
  'dateCreated down': say(texts.newestFirst),
  'dateCreated up': say(texts.oldestFirst),
  'nomineeMember up': say(texts.nomineeUp),
  'nomineeMember down': say(texts.nomineeDown),
  'nomineeDivision up': say(texts.nomineeDivision),
  'byMember up': say(texts.nominatorUp),
  'byMember down': say(texts.nominatorDown),
  'byDivision up': say(texts.nominatorDivision),
  'nomCat up': say(texts.behaviour),
  'ratingCount down': say(texts.mostRatings),
};

export const orders = Object.entries(orderWords).map(([value, label]) => ({ value, label }));

/** The body of `nomlist`, without paging: what is empty is left out. */
export function listInput({ order, ...filter }: ListFilter) {
  const [sort, direction] = order === 'waiting' ? [] : (order.split(' ') as [NominationSort, string]);
  const { status, divisionCode, selMonthFrom, selMonthTo } = filter;
  const search = filter.search.trim();
  return {
    ...(status && { status }),
    ...(divisionCode && { divisionCode }),
    ...(selMonthFrom && { selMonthFrom }),
    ...(selMonthTo && { selMonthTo }),
    ...(search && { search }),
    ...(sort && { sort, desc: direction === 'down' }),
  };
}
