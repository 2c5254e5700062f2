import type { Order } from '@laurel/contract/calls/orders';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { showShopError } from '#shop/shop-queries.ts';
import { unseen } from '#ui/layout/tags.tsx';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import * as texts from './texts.ts';

interface CancelOrderProps {
  order: Order;
  /** The button is gone: the focus needs another place. */
  onCancelled: () => void;
}

/** One step, after one question; the points are back with the answer. */
export function CancelOrder({ order, onCancelled }: CancelOrderProps) {
  const { memberOrderId, orderNum, pointsTotal } = order;
  const pointsName = useMember().pointsName || say(common.pointsWithin);
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
        title: say(texts.cancelTitle, { order: orderNum }),
        message: say(texts.cancelWords, { points: pointsTotal, pointsName: pointsNamed(pointsTotal, pointsName) }),
        confirm: say(texts.cancelConfirm),
        cancel: say(texts.keepIt),
        tone: 'danger',
      }}
      onConfirm={() => cancel.mutate()}
    >
      {rich(texts.cancelOrder, {
        order: orderNum,
        unseen,
      })}
    </ConfirmButton>
  );
}
