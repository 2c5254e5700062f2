import type { BasketItem } from '@laurel/contract/basket';
import { useMutation } from '@tanstack/react-query';
import { type CallOutput, call } from '#api/call.ts';
import { queryClient, refresh } from '#api/query-client.ts';
import { notify } from '#ui/toasts.ts';
import { basketChanged, showShopError, totalsChanged } from './shop-queries.ts';

type BasketAction = 'increase' | 'decrease' | 'remove';

interface Wish {
  action: BasketAction;
  item: BasketItem;
}

/** Changes a line of the basket. A removed line can be brought back. */
export function useBasketChange(alloc: string) {
  return useMutation({
    mutationFn: ({ action, item }: Wish) => call('changebasketqty', { action, shopBasketId: item.shopBasketId, alloc }),
    meta: { errors: 'screen' },
    onError: showShopError,
    onSuccess: async (basket, { action, item }) => {
      show(basket, alloc);
      if (action === 'remove') {
        const isOffered = item.BasketItemStatus !== 'DELETED';
        notify(`${item.productName} is removed.`, 'success', isOffered ? () => void bringBack(item) : undefined);
      }
      await totalsChanged(basket);
    },
  });
}

function show(basket: CallOutput<'changebasketqty'>, alloc: string) {
  queryClient.setQueryData(['getbasket', { alloc }], basket);
}

/** As many pieces as there were, at the price of today. */
async function bringBack({ productId, productName, qty }: BasketItem) {
  try {
    for (let piece = 1; piece < qty; piece++) await call('addtobasket', { productId });
    await basketChanged(await call('addtobasket', { productId }));
    notify(`${productName} is back in your basket.`);
  } catch (error) {
    showShopError(error);
    await refresh('categorylist', 'getbasket', 'getCheckoutOrderSummary');
  }
}
