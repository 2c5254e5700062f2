import type { CurrencyInfo } from '@laurel/contract/shop';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { queryClient } from '#api/query-client.ts';
import { SkeletonRows } from '#ui/Bone.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './Basket.module.css';
import { BasketAlert } from './BasketAlert.tsx';
import { BasketRow } from './BasketRow.tsx';
import { BasketSums } from './BasketSums.tsx';
import { basketChanged, showShopError, useBasket } from './shop-queries.ts';

export function BasketView({ inf }: { inf: CurrencyInfo }) {
  const { alloc } = inf;
  const { data, error, refetch } = useBasket(alloc);
  const change = useMutation({
    mutationFn: (wish: { action: 'increase' | 'decrease' | 'remove'; shopBasketId: string }) =>
      call('changebasketqty', { ...wish, alloc }),
    meta: { errors: 'screen' },
    onError: showShopError,
    onSuccess: async (basket) => {
      queryClient.setQueryData(['getbasket', { alloc }], basket);
      await basketChanged(basket);
    },
  });
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
          words="Error retrieving basket data"
          hint={errorWords(error)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : null}
      {!data && !error ? <SkeletonRows rows={3} height="8rem" /> : null}
      {!error && data && data.basket.length === 0 ? (
        <Card>
          <EmptyState
            illustration={illustrations.emptyBasket}
            words="Your basket is empty"
            action={
              <Button component={Link} to={paths.rewards()}>
                Find a reward
              </Button>
            }
          />
        </Card>
      ) : null}
      {!error && data && data.basket.length > 0 ? (
        <div className={classes.columns}>
          <Card>
            <BasketAlert items={data.basket} />
            <ul className={classes.rows} aria-label="Basket">
              {data.basket.map((item) => (
                <BasketRow
                  key={item.shopBasketId}
                  item={item}
                  inf={inf}
                  isBusy={change.isPending}
                  onChange={(action) => change.mutate({ action, shopBasketId: item.shopBasketId })}
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
