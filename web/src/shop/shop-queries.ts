import type { Category } from '@laurel/contract/catalogue';
import type { CurrencyInfo } from '@laurel/contract/shop-parts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { errorWords, SignedOut } from '#api/call-error.ts';
import { callQuery, prefetch, queryClient } from '#api/query-client.ts';
import { carriedBy } from '#api/refusal.ts';
import { renewBy } from '#api/renewal.ts';
import { alertDialog } from '#ui/dialogs.ts';

const freshMs = 60_000;

const shopQuery = callQuery('categorylist', {}, { errors: 'screen', staleTime: freshMs });

/** The shop's first question, asked when somebody is about to come. */
export function preloadShop() {
  prefetch(shopQuery);
}

/** Categories, currency and what the basket holds. */
export function useShop() {
  return useQuery(shopQuery);
}

export interface BasketTotals {
  totalBasketQty: number;
  totalBasketPrice: number;
}

/** The shop shows at once what a change of the basket answered. */
export function showTotals({ totalBasketQty, totalBasketPrice }: BasketTotals) {
  queryClient.setQueryData(shopQuery.queryKey, (shop: Record<string, unknown> | undefined) =>
    shop ? { ...shop, totalBasketQty, totalBasketPrice } : shop,
  );
}

const prices = { queryKey: ['getCheckoutOrderSummary'] };

renewBy('getCheckoutOrderSummary', async () =>
  isBasketEmpty() ? forgetPrices() : queryClient.invalidateQueries(prices),
);

/** An empty basket has no price to ask for. What a page still shows goes with that page, so that it does not ask again. */
export function forgetPrices() {
  if (isBasketEmpty()) queryClient.removeQueries({ ...prices, type: 'inactive' });
}

function isBasketEmpty(): boolean {
  return queryClient.getQueryData<BasketTotals>(shopQuery.queryKey)?.totalBasketQty === 0;
}

/** The products of several lists as one, each with its list. */
export function useProducts(leaves: readonly Category[], alloc: string) {
  return useQueries({
    queries: leaves.map(({ prodCat3Id }) =>
      callQuery('productlist', { prodCat3Id, alloc }, { errors: 'screen', staleTime: freshMs }),
    ),
    combine: (lists) => ({
      products: lists.flatMap(
        ({ data }, place) =>
          data?.products.map((product) => ({ ...product, catName: data.catName, list: leaves[place] })) ?? [],
      ),
      isPending: lists.some((list) => list.isPending),
      error: lists.find((list) => list.error)?.error,
      retry: () => void Promise.all(lists.filter((list) => list.error).map((list) => list.refetch())),
    }),
  });
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

/** A failure of the shop in a dialog: the server's message, otherwise its answer. */
export function showShopError(error: unknown) {
  if (!(error instanceof SignedOut)) void alertDialog({ message: errorWords(error) });
}
