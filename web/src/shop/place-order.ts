import type { FormErrors } from '@laurel/contract/errors';
import type { CheckoutSummary, CurrencyInfo } from '@laurel/contract/shop';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#api/call.ts';
import { Refused } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { queryClient, refresh } from '#api/query-client.ts';
import { refreshMember } from '#session/member.ts';
import { paths } from '../paths.ts';
import type { PlacedState } from './OrderPlaced.tsx';
import { basketChanged, showShopError, summaryQuery } from './shop-queries.ts';

interface PlaceOrderOptions {
  /** The code that was applied; one that does not count is not sent. */
  promoCode: string;
  onErrors: (errors: FormErrors) => void;
}

/** Places the order of the shown total. A total that changed meanwhile is shown, and asked for again. */
export function usePlaceOrder(inf: CurrencyInfo, { promoCode, onErrors }: PlaceOrderOptions) {
  const navigate = useNavigate();
  const key = useIdempotencyKey('placeorder');
  const [changedWords, setChangedWords] = useState('');
  const order = useMutation({
    mutationFn: ({ cellNum, summary }: { cellNum: string; summary: CheckoutSummary }) => {
      const promo = promoCode !== '' && summary.isVoucherOk ? { promoCode } : {};
      return call('placeOrder', { cellNum, ...promo, alloc: inf.alloc, vfyTotal: summary.vfyTotal }, { key });
    },
    meta: { errors: 'screen' },
    onMutate: () => setChangedWords(''),
    onSuccess: async ({ message }) => {
      await navigate(paths.rewards(), { replace: true, state: { placed: message } satisfies PlacedState });
      void basketChanged({ totalBasketQty: 0, totalBasketPrice: 0 });
      void refreshMember();
      void refresh('orders', 'statement', 'categorylist', 'productlist');
    },
    onError: (error) => {
      const refused = error instanceof Refused ? error : undefined;
      const summary = refused?.answer.summary as CheckoutSummary | undefined;
      if (refused && summary) {
        queryClient.setQueryData(summaryQuery(inf, promoCode).queryKey, summary);
        setChangedWords(refused.message);
        void refresh('getbasket');
      } else if (refused && Object.keys(refused.formErrors).length > 0) onErrors(refused.formErrors);
      else showShopError(error);
    },
  });
  return { mutate: order.mutate, isPending: order.isPending, changedWords };
}
