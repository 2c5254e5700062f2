import type { BasketItem } from '@laurel/contract/calls/checkout';
import { say } from '@laurel/contract/say';
import { type CallOutput, call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';
import { nowStale } from '#api/stale.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { showShopError, showTotals } from '#shop/shop-queries.ts';
import { undo } from '#ui/overlays/texts.ts';
import { notify } from '#ui/overlays/toasts.ts';
import * as texts from './texts.ts';

interface Wish {
  item: BasketItem;
  /** 0 takes it out. */
  qty: number;
}

/** Sets how many of a line. A removed one can be brought back; `onBack` is told which. */
export function useBasketChange(alloc: string, onBack: (productId: string) => void) {
  /** As many pieces as there were, at the price of today. */
  const bringBack = async ({ productId, productName, qty }: BasketItem) => {
    try {
      const basket = await call('setbasketqty', { productId, qty, alloc });
      onBack(productId);
      show(basket, alloc);
      await nowStale('setbasketqty', 'done');
      notify(say(texts.isBack, { product: productName }));
    } catch (error) {
      showShopError(error);
      await nowStale('setbasketqty', 'refused');
    }
  };
  return useCallMutation('setbasketqty', {
    send: ({ item, qty }: Wish) => call('setbasketqty', { productId: item.productId, qty, alloc }),
    errors: 'screen',
    onError: showShopError,
    onSuccess: (basket, { item, qty }) => {
      show(basket, alloc);
      if (qty === 0) {
        const isOffered = item.BasketItemStatus !== 'DELETED';
        notify(say(texts.isRemoved, { product: item.productName }), {
          act: isOffered ? { words: say(undo), does: () => void bringBack(item) } : undefined,
        });
      }
    },
  });
}

function show(basket: CallOutput<'setbasketqty'>, alloc: string) {
  queryClient.setQueryData(['getbasket', { alloc }], basket);
  showTotals(basket);
}
