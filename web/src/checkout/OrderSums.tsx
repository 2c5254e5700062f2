import type { CheckoutSummary } from '@laurel/contract/calls/checkout';
import { formatMoney } from '@laurel/contract/rules/money';
import { say } from '@laurel/contract/say';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import * as common from '#lib/texts.ts';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import words from '#ui/layout/words.module.css';
import classes from './Basket.module.css';
import { useBasket } from './basket-queries.ts';
import { PointsSums } from './PointsSums.tsx';
import * as texts from './texts.ts';

/** What is ordered, and what it comes to. */
export function OrderSums({ summary, inf }: { summary: CheckoutSummary; inf: CurrencyInfo }) {
  const { grandTotal, shopVoucherDiscountTotal: discount } = summary;
  // In whole minor units, so that the sum of two prices is a price.
  const minor = 10 ** inf.currencyDecimalPlaces;
  const total = Math.round(grandTotal * minor + discount * minor) / minor;
  return (
    <>
      <Lines inf={inf} />
      <Facts look="sums" isLive>
        <LabelledValue label={say(common.total)}>{formatMoney(total, inf)}</LabelledValue>
        {discount > 0 ? (
          <div className={classes.discount}>
            <dt>{say(common.discount)}</dt>
            <dd>{formatMoney(-discount, inf)}</dd>
          </div>
        ) : null}
        <LabelledValue label={say(texts.grandTotal)}>{formatMoney(grandTotal, inf)}</LabelledValue>
        <PointsSums summary={summary} />
      </Facts>
    </>
  );
}

function Lines({ inf }: { inf: CurrencyInfo }) {
  const { data } = useBasket(inf.alloc);
  const lines = data?.basket.filter((item) => item.BasketItemStatus !== 'DELETED') ?? [];
  return (
    <ul>
      {lines.map((item) => (
        <li key={item.shopBasketId} className={classes.line}>
          <span>
            {item.qty} × <bdi>{item.productName}</bdi>
          </span>
          <span className={words.amount}>{formatMoney(item.itemTotal, inf)}</span>
        </li>
      ))}
    </ul>
  );
}
