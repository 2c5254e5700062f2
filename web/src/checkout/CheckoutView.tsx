import { say } from '@laurel/contract/say';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { useEffect, useState } from 'react';
import { ownFailureOf } from '#api/call-error.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';
import { forgetPrices, orderedIn, type SummaryAsked, useSummary } from './basket-queries.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { EmptyBasket } from './EmptyBasket.tsx';
import { keepPromo, keptPromo } from './kept-promo.ts';
import { PlacedElsewhere } from './PlacedElsewhere.tsx';
import * as texts from './texts.ts';

export function CheckoutView({ inf }: { inf: CurrencyInfo }) {
  const { memberId } = useMember();
  const [asked, setAsked] = useState<SummaryAsked>(() => ({ promoCode: keptPromo(memberId) }));
  const [orderedNum, setOrderedNum] = useState('');
  const { promoCode } = asked;
  const { data: summary, error, isPlaceholderData, refetch } = useSummary(inf, asked);
  useEffect(() => forgetPrices, []);
  const counts = summary && !isPlaceholderData ? summary.isVoucherOk : undefined;
  useEffect(() => {
    if (counts !== undefined) keepPromo(memberId, counts ? promoCode : null);
  }, [memberId, promoCode, counts]);
  const elsewhere = orderedNum || orderedIn(error);
  const isEmpty = orderedIn(error) === '';
  if (elsewhere) return <PlacedElsewhere orderNum={elsewhere} />;
  return (
    <>
      <PageHeader
        title={say(texts.checkout)}
        eyebrow={say(common.rewards)}
        actions={
          <ButtonLink to={paths.basket} variant="default">
            {say(texts.backToBasket)}
          </ButtonLink>
        }
      />
      {error && isEmpty ? <EmptyBasket /> : null}
      {error && !isEmpty ? (
        <ErrorState
          illustration={illustrations.emptyBasket}
          failure={ownFailureOf(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!summary && !error ? <SkeletonRows rows={3} height={6} /> : null}
      {summary && !error ? (
        <CheckoutForm
          inf={inf}
          summary={summary}
          asked={asked}
          isPricing={isPlaceholderData}
          onPromoCode={(code) => {
            if (code === promoCode && asked.basketId === summary.basketId) void refetch();
            setAsked({ promoCode: code, basketId: summary.basketId });
          }}
          onOrderedElsewhere={setOrderedNum}
        />
      ) : null}
    </>
  );
}
