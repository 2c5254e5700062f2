import type { Holder } from '@laurel/contract/access';
import type { nominationSorts, nominationStates } from '@laurel/contract/calls/nominations/nomination-filter';
import { mayRead } from '@laurel/contract/part-access';

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
  review: 'Not reviewed',
  rate: 'Reviewed, not rated by you',
  rated: 'Reviewed, with ratings',
};

export const orders: readonly { value: Order; label: string }[] = [
  { value: 'waiting', label: 'Waiting longest first' },
  { value: 'dateCreated down', label: 'Newest first' },
  { value: 'dateCreated up', label: 'Oldest first' },
  { value: 'nomineeMember up', label: 'Nominee, A to Z' },
  { value: 'nomineeMember down', label: 'Nominee, Z to A' },
  { value: 'nomineeDivision up', label: 'Division of the nominee' },
  { value: 'byMember up', label: 'Nominated by, A to Z' },
  { value: 'byMember down', label: 'Nominated by, Z to A' },
  { value: 'byDivision up', label: 'Division of the nominator' },
  { value: 'nomCat up', label: 'Behaviour' },
  { value: 'ratingCount down', label: 'Most ratings first' },
];

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
