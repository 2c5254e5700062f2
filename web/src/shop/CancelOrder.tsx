import type { Order } from '@laurel/contract/orders';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { refresh } from '#api/query-client.ts';
import { formatPoints } from '#lib/points.ts';
import { refreshMember, useMember } from '#session/member.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { notify } from '#ui/toasts.ts';
import { showShopError } from './shop-queries.ts';

interface CancelOrderProps {
  order: Order;
  /** The button is gone: the focus needs another place. */
  onCancelled: () => void;
}

/** One step, after one question; the points are back with the answer. */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const { memberOrderId, orderNum, pointsTotal } = order;
  const pointsName = useMember().pointsName || 'points';
  const cancel = useMutation({
    mutationFn: () => call('cancelOrder', { memberOrderId }),
    meta: { errors: 'screen' },
    onSuccess: async ({ message }) => {
      notify(message);
      void refresh('statement', 'categorylist', 'productlist', 'getCheckoutOrderSummary');
      await Promise.all([refreshMember(), refresh('orders')]);
      onCancelled();
    },
    onError: (error) => {
      showShopError(error);
      // It may have been sent meanwhile.
      void refresh('orders');
    },
  });
  return (
    <ConfirmButton
      variant="default"
      loading={cancel.isPending}
      question={{
        title: `Cancel order ${orderNum}?`,
        message: `Nothing of it will be sent, and ${formatPoints(pointsTotal)} ${pointsName} come back to you at once.`,
        confirm: 'Cancel the order',
        cancel: 'Keep it',
        tone: 'danger',
      }}
      onConfirm={() => cancel.mutate()}
    >
      Cancel<span className="visually-hidden"> order {orderNum}</span>
    </ConfirmButton>
  );
}
