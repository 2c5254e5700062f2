import type { Category } from '@laurel/contract/calls/catalogue';
import { useQueries } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { freshMs } from '#shop/shop-queries.ts';

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
