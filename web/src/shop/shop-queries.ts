import { useQuery } from '@tanstack/react-query';
import { errorWords, SignedOut } from '#api/call-error.ts';
import { callQuery, prefetch, queryClient } from '#api/query-client.ts';
import { alertDialog } from '#ui/overlays/dialogs.ts';

/** For so long the shop's answers are shown without asking again. */
export const freshMs = 60_000;

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

/** As far as the browser knows. */
export function isBasketEmpty(): boolean {
  return queryClient.getQueryData<BasketTotals>(shopQuery.queryKey)?.totalBasketQty === 0;
}

/** A failure of the shop in a dialog: the server's message, otherwise its answer. */
export function showShopError(error: unknown) {
  if (!(error instanceof SignedOut)) void alertDialog({ message: errorWords(error) });
}
