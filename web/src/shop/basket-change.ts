import type { BasketItem } from '@laurel/contract/basket';
import { useMutation } from '@tanstack/react-query';
import { type CallOutput, call } from '#api/call.ts';
import { queryClient, refresh } from '#api/query-client.ts';
import { notify } from '#ui/toasts.ts';
import { showShopError, totalsChanged } from './shop-queries.ts';

interface Wish {
  item: BasketItem;
  /** 0 takes it out. */
  qty: number;
}

/** Sets how many of a line. A removed one can be brought back. */
export function useBasketChange(alloc: string) {
  return useMutation({
    mutationFn: ({ item, qty }: Wish) => call('setbasketqty', { productId: item.productId, qty, alloc }),
    meta: { errors: 'screen' },
    onError: showShopError,
    onSuccess: async (basket, { item, qty }) => {
      show(basket, alloc);
      if (qty === 0) {
        const isOffered = item.BasketItemStatus !== 'DELETED';
        notify(`${item.productName} is removed.`, 'success', isOffered ? () => void bringBack(item, alloc) : undefined);
      }
      await totalsChanged(basket);
    },
  });
}

function show(basket: CallOutput<'setbasketqty'>, alloc: string) {
  queryClient.setQueryData(['getbasket', { alloc }], basket);
}

/** As many pieces as there were, at the price of today. */
async function bringBack({ productId, productName, qty }: BasketItem, alloc: string) {
  try {
    const basket = await call('setbasketqty', { productId, qty, alloc });
    show(basket, alloc);
    await totalsChanged(basket);
    notify(`${productName} is back in your basket.`);
  } catch (error) {
    showShopError(error);
    await refresh('categorylist', 'getbasket', 'getCheckoutOrderSummary');
  }
}
