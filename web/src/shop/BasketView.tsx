import type { CurrencyInfo } from '@laurel/contract/shop-parts';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { failureOf } from '#api/call-error.ts';
import { Link } from '#router/Link.tsx';
import { SkeletonRows } from '#ui/Bone.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/EmptyState.tsx';
import { focusNear, pageHeading } from '#ui/focus.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './Basket.module.css';
import { BasketAlert } from './BasketAlert.tsx';
import { BasketRow } from './BasketRow.tsx';
import { BasketSums } from './BasketSums.tsx';
import { useBasketChange } from './basket-change.ts';
import { EmptyBasket } from './EmptyBasket.tsx';
import { useBasket } from './shop-queries.ts';

export function BasketView({ inf }: { inf: CurrencyInfo }) {
  const { alloc } = inf;
  const { data, error, refetch } = useBasket(alloc);
  const rows = useRef<HTMLUListElement>(null);
  const removing = useRef<{ shopBasketId: string; index: number }>(undefined);
  const change = useBasketChange(alloc);
  useEffect(() => {
    const line = removing.current;
    if (!line || !data || data.basket.some(({ shopBasketId }) => shopBasketId === line.shopBasketId)) return;
    removing.current = undefined;
    // The line had the focus: the next one takes it, or the heading of the empty basket.
    focusNear(rows.current?.querySelectorAll('[data-remove]'), line.index, pageHeading());
  }, [data]);
  return (
    <>
      <PageHeader
        title="Basket"
        eyebrow="Rewards"
        actions={
          <Button component={Link} to={paths.rewards()} variant="default">
            Back to the shop
          </Button>
        }
      />
      {error ? (
        <ErrorState
          illustration={illustrations.error}
          own="Error retrieving basket data"
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? <SkeletonRows rows={3} height={8} /> : null}
      {!error && data && data.basket.length === 0 ? <EmptyBasket /> : null}
      {!error && data && data.basket.length > 0 ? (
        <div className={classes.columns}>
          <Card>
            <BasketAlert items={data.basket} />
            <ul ref={rows} className={classes.rows} aria-label="Basket">
              {data.basket.map((item, index) => (
                <BasketRow
                  key={item.shopBasketId}
                  item={item}
                  inf={inf}
                  isBusy={change.isPending}
                  onChange={(qty) => {
                    removing.current = qty === 0 ? { shopBasketId: item.shopBasketId, index } : undefined;
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
