import type { CheckoutSummary } from '@laurel/contract/calls/checkout';
import { formatMoney } from '@laurel/contract/rules/money';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import classes from './Basket.module.css';
import { useBasket } from './basket-queries.ts';
import { PointsSums } from './PointsSums.tsx';

/** What is ordered, and what it comes to. */
export function OrderSums({ summary, inf }: { summary: CheckoutSummary; inf: CurrencyInfo }) {
  const { grandTotal, shopVoucherDiscountTotal: discount } = summary;
  // In whole minor units, so that the sum of two prices is a price.
  const minor = 10 ** inf.currencyDecimalPlaces;
  const total = Math.round(grandTotal * minor + discount * minor) / minor;
  return (
    <>
      <Lines inf={inf} />
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
    </>
  );
}

function Lines({ inf }: { inf: CurrencyInfo }) {
  const { data } = useBasket(inf.alloc);
  const lines = data?.basket.filter((item) => item.BasketItemStatus !== 'DELETED') ?? [];
  return (
    <ul className={classes.lines}>
      {lines.map((item) => (
        <li key={item.shopBasketId}>
          <span>
            {item.qty} × <bdi>{item.productName}</bdi>
          </span>
          <span>{formatMoney(item.itemTotal, inf)}</span>
        </li>
      ))}
    </ul>
  );
}
