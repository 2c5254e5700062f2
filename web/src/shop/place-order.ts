import type { CheckoutSummary } from '@laurel/contract/checkout';
import type { FormErrors } from '@laurel/contract/errors';
import type { CurrencyInfo } from '@laurel/contract/shop-parts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { Refused } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { queryClient } from '#api/query-client.ts';
import { carriedBy } from '#api/refusal.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { navigate } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { paths } from '../paths.ts';
import { keepPromo } from './kept-promo.ts';
import type { PlacedState } from './OrderPlaced.tsx';
import { orderedIn, type SummaryAsked, showShopError, showTotals, summaryQuery } from './shop-queries.ts';

interface PlaceOrderOptions {
  /** With the code that was applied; one that does not count is not sent. */
  asked: SummaryAsked;
  onErrors: (errors: FormErrors) => void;
  /** Another tab has ordered this basket. */
  onOrderedElsewhere: (orderNum: string) => void;
}

/** Places the order of the shown total. A total that changed meanwhile is shown, and asked for again. */
export function usePlaceOrder(inf: CurrencyInfo, { asked, onErrors, onOrderedElsewhere }: PlaceOrderOptions) {
  const { memberId } = useMember();
  const key = useIdempotencyKey('placeorder');
  const [changedWords, setChangedWords] = useState('');
  const order = useCallMutation('placeOrder', {
    send: ({ cellNum, summary }: { cellNum: string; summary: CheckoutSummary }) => {
      const promo = asked.promoCode !== '' && summary.isVoucherOk ? { promoCode: asked.promoCode } : {};
      const { vfyTotal, basketId } = summary;
      return call('placeOrder', { cellNum, ...promo, alloc: inf.alloc, vfyTotal, basketId }, { key });
    },
    errors: 'screen',
    onBegin: () => setChangedWords(''),
    onSuccess: async (placed) => {
      keepPromo(memberId, null);
      await navigate(paths.rewards(), { replace: true, state: { placed } satisfies PlacedState });
      showTotals({ totalBasketQty: 0, totalBasketPrice: 0 });
    },
    onError: (error) => {
      const refused = error instanceof Refused ? error : undefined;
      const summary = carriedBy<'placeOrder'>(error).summary;
      const elsewhere = orderedIn(error);
      if (elsewhere !== undefined) onOrderedElsewhere(elsewhere);
      else if (refused && summary) {
        queryClient.setQueryData(summaryQuery(inf, asked).queryKey, summary);
        setChangedWords(refused.message);
      } else if (refused && Object.keys(refused.formErrors).length > 0) onErrors(refused.formErrors);
      else showShopError(error);
    },
  });
  return { mutate: order.mutate, isPending: order.isPending, changedWords };
}
