import type { Order } from '@laurel/contract/calls/orders';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import { showShopError } from '#shop/shop-queries.ts';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { notify } from '#ui/overlays/toasts.ts';

interface CancelOrderProps {
  order: Order;
  /** The button is gone: the focus needs another place. */
  onCancelled: () => void;
}

/** One step, after one question; the points are back with the answer. */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const { memberOrderId, orderNum, pointsTotal } = order;
  const pointsName = useMember().pointsName || 'points';
  const cancel = useCallMutation('cancelOrder', {
    send: () => call('cancelOrder', { memberOrderId }),
    errors: 'screen',
    onSuccess: ({ message }) => notify(message),
    afterwards: onCancelled,
    onError: showShopError,
  });
  return (
    <ConfirmButton
      variant="default"
      isWaiting={cancel.isPending}
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
