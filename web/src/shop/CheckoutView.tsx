import type { CurrencyInfo } from '@laurel/contract/shop';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { errorWords } from '#api/call-error.ts';
import { SkeletonRows } from '#ui/Bone.tsx';
import { ErrorState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { illustrations, paths } from '../paths.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { forgetPrices, useSummary } from './shop-queries.ts';

export function CheckoutView({ inf }: { inf: CurrencyInfo }) {
  const [promoCode, setPromoCode] = useState('');
  const { data: summary, error, isPlaceholderData, refetch } = useSummary(inf, promoCode);
  useEffect(() => forgetPrices, []);
  return (
    <>
      <PageHeader
        title="Checkout"
        eyebrow="Rewards"
        actions={
          <Button component={Link} to={paths.basket} variant="default">
            Back to the basket
          </Button>
        }
      />
      {error ? (
        <ErrorState
          illustration={illustrations.emptyBasket}
          words={errorWords(error)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : null}
      {!summary && !error ? <SkeletonRows rows={3} height={6} /> : null}
      {summary && !error ? (
        <CheckoutForm
          inf={inf}
          summary={summary}
          promoCode={promoCode}
          isPricing={isPlaceholderData}
          onPromoCode={(code) => {
            if (code === promoCode) void refetch();
            setPromoCode(code);
          }}
        />
      ) : null}
    </>
  );
}
