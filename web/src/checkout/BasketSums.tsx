import { formatMoney } from '@laurel/contract/rules/money';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { plural } from '#lib/plural.ts';
import type { BasketTotals } from '#shop/shop-queries.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { paths } from '../paths.ts';
import classes from './Basket.module.css';
import { useSummary } from './basket-queries.ts';
import { PointsSums } from './PointsSums.tsx';

/** What the basket comes to today, in money and in points. */
export function BasketSums({ totals, inf }: { totals: BasketTotals; inf: CurrencyInfo }) {
  const { totalBasketQty, totalBasketPrice } = totals;
  const { data: summary } = useSummary(inf, { promoCode: '' }, totalBasketQty > 0);
  return (
    <Card title="Total" className={classes.sums}>
      <dl className={classes.pairs} aria-live="polite">
        <div>
          <dt>{plural(totalBasketQty, { one: '1 thing', other: `${totalBasketQty} things` })}</dt>
          <dd>{formatMoney(totalBasketPrice, inf)}</dd>
        </div>
        {totalBasketQty > 0 ? <PointsSums summary={summary} /> : null}
      </dl>
      {totalBasketQty > 0 ? (
        <ButtonLink fullWidth size="md" to={paths.checkout}>
          Checkout
        </ButtonLink>
      ) : (
        <p className={classes.note}>Nothing of this can be ordered any more.</p>
      )}
    </Card>
  );
}
