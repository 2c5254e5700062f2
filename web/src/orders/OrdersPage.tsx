import { mayOpen } from '@laurel/contract/access';
import type { Order, OrderDetail } from '@laurel/contract/calls/orders';
import { say } from '@laurel/contract/say';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownFailureOf } from '#api/call-error.ts';
import { callQuery, prefetch } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations, paths } from '../paths.ts';
import { OrderCard } from './OrderCard.tsx';
import * as texts from './texts.ts';

const VoucherDialog = late(() => import('./VoucherDialog.tsx').then((m) => m.VoucherDialog));

const firstQuery = callQuery('orders', {}, { errors: 'screen', staleTime: 0 });

export function OrdersPage() {
  const { data, error, refetch } = useQuery(firstQuery);
  const hasShop = mayOpen('rewards', useMember());
  return (
    <>
      <PageHeader title={say(common.recentOrders)} intro={say(texts.intro)} />
      {error ? (
        <ErrorState illustration={illustrations.error} failure={ownFailureOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <SkeletonRows rows={3} height={12} /> : null}
      {!error && data && data.orders.length === 0 ? (
        <EmptyState
          illustration={illustrations.emptyBasket}
          words={say(texts.noOrders)}
          action={hasShop ? <ButtonLink to={paths.rewards()}>{say(common.findReward)}</ButtonLink> : undefined}
        />
      ) : null}
      {!error && data && data.orders.length > 0 ? <Orders {...data} /> : null}
    </>
  );
}

OrdersPage.preload = () => prefetch(firstQuery);

interface OrdersProps {
  orders: Order[];
  orderDetails: OrderDetail[];
  inf: CurrencyInfo;
}

function Orders({ orders, orderDetails, inf }: OrdersProps) {
  const [shown, setShown] = useState('');
  const lines = Map.groupBy(orderDetails, ({ memberOrderId }) => memberOrderId);
  return (
    <>
      <ul className={layout.list} aria-label={say(texts.orders)}>
        {orders.map((order) => (
          <OrderCard
            key={order.memberOrderId}
            order={order}
            lines={lines.get(order.memberOrderId) ?? []}
            inf={inf}
            onVouchers={setShown}
          />
        ))}
      </ul>
      {shown ? <VoucherDialog memberOrderItemId={shown} onClose={() => setShown('')} /> : null}
    </>
  );
}
