import {
  type Lacking,
  lackings,
  type PeopleSort,
  type PersonState,
  peopleSorts,
  personStates,
} from '@laurel/contract/calls/personnel/kinds';
import type { CallInput } from '#api/call.ts';
import type { RowOrder } from '#ui/tables/row-order.ts';

/** What the directory is asked for, as its address has it. */
export interface PeopleAsked {
  search: string;
  divisionCode: string;
  manager: string;
  state: PersonState | 'all';
  lacks: readonly Lacking[];
  order: RowOrder | undefined;
}

export function askedIn(address: URLSearchParams): PeopleAsked {
  const text = (name: string) => address.get(name) ?? '';
  const lacks = text('lacks').split(' ');
  const sort = peopleSorts.find((one) => one === text('sort'));
  return {
    search: text('search'),
    divisionCode: text('division'),
    manager: text('manager'),
    state: text('state') === 'all' ? 'all' : (personStates.find((one) => one === text('state')) ?? 'here'),
    lacks: lackings.filter((one) => lacks.includes(one)),
    order: sort && { id: sort, desc: text('desc') === '1' },
  };
}

/** What is not as usual alone stands in the address. */
export function addressOf({ search, divisionCode, manager, state, lacks, order }: PeopleAsked): Record<string, string> {
  const parts = {
    search: search.trim(),
    division: divisionCode,
    manager: manager.trim(),
    state: state === 'here' ? '' : state,
    lacks: lacks.join(' '),
    sort: order?.id ?? '',
    desc: order?.desc ? '1' : '',
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}

export type PeopleFilter = Omit<CallInput<'exportpeople'>, 'format'>;

export function filterOf({ search, divisionCode, manager, state, lacks }: PeopleAsked): PeopleFilter {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(divisionCode && { divisionCode }),
    ...(manager.trim() && { manager: manager.trim() }),
    ...(state !== 'all' && { state }),
    ...(lacks.length > 0 && { lacks: [...lacks] }),
  };
}

export function sortOf({ order }: PeopleAsked): { sort?: PeopleSort; desc?: boolean } {
  return order ? { sort: order.id as PeopleSort, desc: order.desc } : {};
}
