import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery, queryClient } from '#api/query-client.ts';
import { carriedBy } from '#api/refusal.ts';
import { renewBy } from '#api/renewal.ts';
import { isBasketEmpty } from '#shop/shop-queries.ts';

const prices = { queryKey: ['getCheckoutOrderSummary'] };

renewBy('getCheckoutOrderSummary', async () =>
  isBasketEmpty() ? forgetPrices() : queryClient.invalidateQueries(prices),
);

/** An empty basket has no price to ask for. What a page still shows goes with that page, so that it does not ask again. */
export function forgetPrices() {
  if (isBasketEmpty()) queryClient.removeQueries({ ...prices, type: 'inactive' });
}

export function useBasket(alloc: string) {
  return useQuery(callQuery('getbasket', { alloc }, { errors: 'screen', staleTime: 0 }));
}

export interface SummaryAsked {
  promoCode: string;
  /** The basket that the page shows: one that another tab has ordered is not mistaken for the next. */
  basketId?: string;
}

export function summaryQuery({ alloc }: CurrencyInfo, asked: SummaryAsked) {
  return callQuery('getCheckoutOrderSummary', { alloc, ...asked }, { errors: 'screen', staleTime: 0 });
}

/** The number of the order that the shown basket became meanwhile, in another tab; '' where nothing is in the basket. */
export function orderedIn(error: unknown): string | undefined {
  return carriedBy<'getCheckoutOrderSummary'>(error).orderNum;
}

/** What the basket costs today. Kept while the next price is on its way, so that nothing jumps. */
export function useSummary(inf: CurrencyInfo, asked: SummaryAsked, enabled = true) {
  return useQuery({ ...summaryQuery(inf, asked), enabled, placeholderData: keepPreviousData });
}
