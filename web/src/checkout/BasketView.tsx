import { say } from '@laurel/contract/say';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { useEffect, useRef } from 'react';
import { failureOf } from '#api/call-error.ts';
import * as common from '#lib/texts.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { pageHeading } from '#ui/focus/focus.ts';
import { focusNear } from '#ui/focus/near.ts';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './Basket.module.css';
import { BasketAlert } from './BasketAlert.tsx';
import { BasketRow } from './BasketRow.tsx';
import { BasketSums } from './BasketSums.tsx';
import { useBasketChange } from './basket-change.ts';
import { useBasket } from './basket-queries.ts';
import { EmptyBasket } from './EmptyBasket.tsx';
import * as texts from './texts.ts';

/** The line that goes, or comes back, with the next basket. */
type Turning = { productId: string; isBack: true } | { productId: string; isBack: false; index: number } | undefined;

export function BasketView({ inf }: { inf: CurrencyInfo }) {
  const { alloc } = inf;
  const { data, error, refetch } = useBasket(alloc);
  const rows = useRef<HTMLUListElement>(null);
  const turning = useRef<Turning>(undefined);
  const change = useBasketChange(alloc, (productId) => {
    turning.current = { productId, isBack: true };
  });
  useEffect(() => {
    const line = turning.current;
    if (!line || !data) return;
    const at = data.basket.findIndex(({ productId }) => productId === line.productId);
    if (line.isBack !== at >= 0) return;
    turning.current = undefined;
    // A line that is gone had the focus: the next one takes it, or the heading of the empty basket. One that is back has it.
    focusNear(rows.current?.querySelectorAll('[data-remove]'), line.isBack ? at : line.index, pageHeading());
  }, [data]);
  return (
    <>
      <PageHeader
        title={say(common.basket)}
        eyebrow={say(common.rewards)}
        actions={
          <ButtonLink to={paths.rewards()} variant="default">
            {say(texts.backToShop)}
          </ButtonLink>
        }
      />
      {error ? (
        <ErrorState
          illustration={illustrations.error}
          own={say(texts.basketFailed)}
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? <SkeletonRows rows={3} height={8} /> : null}
      {!error && data && data.basket.length === 0 ? <EmptyBasket /> : null}
      {!error && data && data.basket.length > 0 ? (
        <div className={layout.columns}>
          <Card>
            <BasketAlert items={data.basket} />
            <ul ref={rows} className={classes.rows} aria-label={say(common.basket)}>
              {data.basket.map((item, index) => (
                <BasketRow
                  key={item.shopBasketId}
                  item={item}
                  inf={inf}
                  isBusy={change.isPending}
                  onChange={(qty) => {
                    turning.current = qty === 0 ? { productId: item.productId, isBack: false, index } : undefined;
                    change.mutate({ item, qty });
                  }}
                />
              ))}
            </ul>
          </Card>
          <BasketSums totals={data} inf={inf} />
        </div>
      ) : null}
    </>
  );
}
