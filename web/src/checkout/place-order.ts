import type { CheckoutSummary } from '@laurel/contract/calls/checkout';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { isBesideFields } from '#api/call-error.ts';
import { queryClient } from '#api/query-client.ts';
import { carriedBy } from '#api/refusal.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { navigate } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import type { PlacedState } from '#shop/placed.ts';
import { showShopError, showTotals } from '#shop/shop-queries.ts';
import { paths } from '../paths.ts';
import { orderedIn, type SummaryAsked, summaryQuery } from './basket-queries.ts';
import { keepPromo } from './kept-promo.ts';

const rules = () => import('@laurel/contract/calls/checkout').then(({ placeOrder }) => placeOrder);

export interface Ordering {
  inf: CurrencyInfo;
  summary: CheckoutSummary;
  /** What the summary was asked for: the code that it counts with. */
  asked: SummaryAsked;
  /** The summary of another code is still shown. */
  isPricing: boolean;
  onPromoCode: (code: string) => void;
  /** Another tab has ordered this basket. */
  onOrderedElsewhere: (orderNum: string) => void;
}

/** Places the order of the shown total. A total that changed meanwhile is shown, and asked for again. */
export function usePlaceOrder({ inf, summary, asked, isPricing, onPromoCode, onOrderedElsewhere }: Ordering) {
  const { memberId } = useMember();
  const { promoCode } = asked;
  const { vfyTotal, basketId, isVoucherOk, pointsTotal, pointsAvailable } = summary;
  const canPay = pointsTotal <= pointsAvailable;
  const form = useCallForm({
    name: 'placeOrder',
    rules,
    empty: { cellNum: summary.cellNum, code: promoCode },
    key: 'placeorder',
    // A code that does not count is not sent.
    inputOf: ({ cellNum }) => ({
      cellNum: cellNum.trim(),
      ...(promoCode !== '' && isVoucherOk ? { promoCode } : {}),
      alloc: inf.alloc,
      vfyTotal,
      basketId,
    }),
    prepare: (order, { code }) => {
      const typed = code.trim();
      // A code that was typed and not applied would change the total unseen.
      if (typed !== promoCode) onPromoCode(typed);
      else if (!isPricing && canPay) return order;
      return undefined;
    },
    errors: 'screen',
    onSent: async (placed) => {
      keepPromo(memberId, null);
      await navigate(paths.rewards(), { replace: true, state: { placed } satisfies PlacedState });
      showTotals({ totalBasketQty: 0, totalBasketPrice: 0 });
    },
    onFailed: (error) => {
      const elsewhere = orderedIn(error);
      const { summary: changed } = carriedBy<'placeOrder'>(error);
      if (elsewhere) onOrderedElsewhere(elsewhere);
      else if (changed) queryClient.setQueryData(summaryQuery(inf, asked).queryKey, changed);
      else if (!isBesideFields(error)) showShopError(error);
    },
  });
  return { form, canPay, changedWords: carriedBy<'placeOrder'>(form.error).summary ? form.error?.message : undefined };
}
