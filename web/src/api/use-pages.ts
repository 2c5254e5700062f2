import { type Table, toRecords } from '@laurel/contract/rules/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CallInput, CallName, CallOutput } from './call.ts';
import { type CallQueryOptions, callQuery } from './query-client.ts';
import { usePlaces } from './use-places.ts';

/** Rows of a report that stand on the screen at once. */
export const pageSize = 25;

interface Order {
  id: string;
  desc: boolean;
}

/** The calls whose report comes by pages. */
type Paged = {
  [N in CallName]: CallInput<N> extends { after?: string | undefined; sort?: string | undefined } ? N : never;
}[CallName];
type Row<N extends Paged> = CallOutput<N> extends { report: Table<infer R extends object> } ? R : never;
type Totals<N extends Paged> = CallOutput<N> extends { totals?: infer T } ? T : never;

/** What they are all asked beside their own. */
interface PageAsked {
  limit?: number;
  after?: string;
  sort?: string;
  desc?: boolean;
}

/** What is the same in all of their answers. */
interface Page {
  report: Table<object>;
  next?: string | null;
  totals?: { rows: number };
}

interface PageOptions extends CallQueryOptions {
  enabled?: boolean;
}

const pageQuery = callQuery as unknown as (
  name: Paged,
  asked: object,
  options: CallQueryOptions,
) => { queryKey: readonly [Paged, PageAsked]; queryFn: (context: { signal: AbortSignal }) => Promise<Page> };

function useAnyPages(name: Paged, asked: object, { enabled = true, ...options }: PageOptions = {}) {
  const [order, setOrder] = useState<Order>();
  const question = JSON.stringify(asked);
  const places = usePlaces(question + JSON.stringify(order));
  const queryAt = (after: string | undefined) => ({
    ...pageQuery(name, { ...asked, ...pageAsked(order, after) }, options),
    enabled,
    placeholderData: (old: Page | undefined, former?: { queryKey: readonly [Paged, PageAsked] }) =>
      former && questionOf(former.queryKey[1]) === question ? old : undefined,
  });
  const first = useQuery(queryAt(undefined));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(queryAt(places.after));
  const answer = enabled && !error ? data : undefined;
  const rows = useMemo(() => answer && toRecords(answer.report), [answer]);
  const totals = answer && first.data?.totals;
  return {
    answer,
    rows,
    totals,
    total: totals?.rows,
    page: isPlaceholderData ? places.from : places.page,
    error,
    isFetching,
    isTurning: isPlaceholderData,
    refetch,
    order,
    setOrder,
    turnTo: (page: number) => places.turnTo(page, answer?.next),
    /** The whole, for the paper. */
    all: async () => {
      const { queryFn } = pageQuery(name, asked, options);
      return toRecords((await queryFn({ signal: new AbortController().signal })).report);
    },
  };
}

/** With the rows, the sums and whatever else the answer of this call has. */
type Pages<N extends Paged> = Omit<ReturnType<typeof useAnyPages>, 'answer' | 'rows' | 'totals' | 'all'> & {
  answer: CallOutput<N> | undefined;
  rows: Row<N>[] | undefined;
  totals: Totals<N> | undefined;
  all: () => Promise<Row<N>[]>;
};

/**
 * A report of any length, a page at a time: the server sorts, counts and sums. Another question begins at the first page; while
 * a page is turned the one before it stays.
 */
export const usePages = useAnyPages as unknown as <N extends Paged>(
  name: N,
  asked: Omit<CallInput<N>, keyof PageAsked>,
  options?: PageOptions,
) => Pages<N>;

function pageAsked(order: Order | undefined, after: string | undefined): PageAsked {
  return { limit: pageSize, ...(order && { sort: order.id, desc: order.desc }), ...(after !== undefined && { after }) };
}

/** What was asked, whatever page of it. */
function questionOf({ limit: _, after: __, sort: ___, desc: ____, ...asked }: PageAsked): string {
  return JSON.stringify(asked);
}
