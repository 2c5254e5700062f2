import { formatMoney } from '@laurel/contract/money';
import type { CheckoutSummary, CurrencyInfo } from '@laurel/contract/shop';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorWords } from '#api/call-error.ts';
import { SkeletonRows } from '#ui/Bone.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './Basket.module.css';
import { CheckoutForm } from './CheckoutForm.tsx';
import { PointsSums } from './PointsSums.tsx';
import { useBasket, useSummary } from './shop-queries.ts';

export function CheckoutView({ inf }: { inf: CurrencyInfo }) {
  const [promoCode, setPromoCode] = useState('');
  const { data: summary, error, isPlaceholderData, refetch } = useSummary(inf, promoCode);
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
      {!summary && !error ? <SkeletonRows rows={3} height="6rem" /> : null}
      {summary && !error ? (
        <div className={classes.columns}>
          <Card>
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
          </Card>
          <Card title="Your order" className={classes.sums}>
            <OrderLines inf={inf} />
            <Sums summary={summary} inf={inf} />
          </Card>
        </div>
      ) : null}
    </>
  );
}

function OrderLines({ inf }: { inf: CurrencyInfo }) {
  const { data } = useBasket(inf.alloc);
  const lines = data?.basket.filter((item) => item.BasketItemStatus !== 'DELETED') ?? [];
  return (
    <ul className={classes.lines}>
      {lines.map((item) => (
        <li key={item.shopBasketId}>
          <span>
            {item.qty} × {item.productName}
          </span>
          <span>{formatMoney(item.itemTotal, inf)}</span>
        </li>
      ))}
    </ul>
  );
}

function Sums({ summary, inf }: { summary: CheckoutSummary; inf: CurrencyInfo }) {
  const { grandTotal, shopVoucherDiscountTotal: discount } = summary;
  // In whole minor units, so that the sum of two prices is a price.
  const minor = 10 ** inf.currencyDecimalPlaces;
  const total = Math.round(grandTotal * minor + discount * minor) / minor;
  return (
    <dl className={classes.pairs} aria-live="polite">
      <div>
        <dt>Total</dt>
        <dd>{formatMoney(total, inf)}</dd>
      </div>
      {discount > 0 ? (
        <div className={classes.discount}>
          <dt>Discount</dt>
          <dd>{formatMoney(-discount, inf)}</dd>
        </div>
      ) : null}
      <div>
        <dt>Grand total</dt>
        <dd>{formatMoney(grandTotal, inf)}</dd>
      </div>
      <PointsSums summary={summary} />
    </dl>
  );
}
