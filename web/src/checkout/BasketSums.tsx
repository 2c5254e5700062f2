import { formatMoney } from '@laurel/contract/rules/money';
import { say } from '@laurel/contract/say';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import * as common from '#lib/texts.ts';
import type { BasketTotals } from '#shop/shop-queries.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { fewPaths } from '../few-paths.ts';
import { useSummary } from './basket-queries.ts';
import { PointsSums } from './PointsSums.tsx';
import * as texts from './texts.ts';

/** What the basket comes to today, in money and in points. */
export function BasketSums({ totals, inf }: { totals: BasketTotals; inf: CurrencyInfo }) {
  const { totalBasketQty, totalBasketPrice } = totals;
  const { data: summary } = useSummary(inf, { promoCode: '' }, totalBasketQty > 0);
  return (
    <Card title={say(common.total)} className={layout.pinned}>
      <Facts look="sums" isLive>
        <LabelledValue label={say(common.things, { count: totalBasketQty })}>
          {formatMoney(totalBasketPrice, inf)}
        </LabelledValue>
        {totalBasketQty > 0 ? <PointsSums summary={summary} /> : null}
      </Facts>
      {totalBasketQty > 0 ? (
        <ButtonLink fullWidth size="md" to={fewPaths.checkout}>
          {say(texts.checkout)}
        </ButtonLink>
      ) : (
        <p className={words.soft}>{say(texts.nothingOrdered)}</p>
      )}
    </Card>
  );
}
