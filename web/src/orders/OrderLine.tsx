import type { Order, OrderDetail } from '@laurel/contract/calls/orders';
import { formatMoney } from '@laurel/contract/rules/money';
import { say } from '@laurel/contract/say';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { IconReceiptRefund, IconTicket, IconTruckDelivery } from '@tabler/icons-react';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { unseen } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import classes from './Orders.module.css';
import * as texts from './texts.ts';

interface OrderLineProps {
  line: OrderDetail;
  order: Order;
  inf: CurrencyInfo;
  onVouchers: (memberOrderItemId: string) => void;
}

export function OrderLine({ line, order, inf, onVouchers }: OrderLineProps) {
  const { itemDescription, productCode, itemQty, itemPrice, itemTotal, dispatchStatusDesc } = line;
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <p dir="auto" className={classes.name}>
          {itemDescription}
        </p>
        <p className={words.facts}>
          <bdi>{productCode}</bdi> · {itemQty} × {formatMoney(itemPrice, inf)}
        </p>
        <Delivery line={line} />
        <Refunded line={line} />
      </div>
      {/* A line of a cancelled order waits for nothing. */}
      <p className={words.facts}>{order.orderStatusId === 90 ? '' : dispatchStatusDesc}</p>
      <p className={`${words.amount} ${classes.amount}`}>{formatMoney(itemTotal, inf)}</p>
      {mayReadVouchers(line, order) ? (
        <button type="button" className={words.link} onClick={() => onVouchers(line.memberOrderItemId)}>
          <IconTicket aria-hidden size={18} stroke={1.7} />
          {rich(texts.voucherCodesOf, {
            product: itemDescription,
            unseen,
          })}
        </button>
      ) : null}
    </li>
  );
}

function Delivery({ line: { carrier, reference } }: { line: OrderDetail }) {
  if (!carrier && !reference) return null;
  const parts = [
    carrier && say(texts.sentWith, { carrier }),
    reference && say(texts.referenceIs, { reference }),
  ].filter(Boolean);
  return (
    <p className={classes.sign}>
      <IconTruckDelivery aria-hidden size={18} stroke={1.7} />
      <span>{parts.join(' · ')}</span>
    </p>
  );
}

function Refunded({ line: { qtyRefunded, itemQty } }: { line: OrderDetail }) {
  if (qtyRefunded === 0) return null;
  return (
    <p className={`${words.kind} ${classes.sign}`}>
      <IconReceiptRefund aria-hidden size={18} stroke={1.7} />
      <span>
        {qtyRefunded === itemQty
          ? say(common.refunded)
          : say(common.refundedOf, { refunded: qtyRefunded, count: itemQty })}
      </span>
    </p>
  );
}

/** Issued codes of an order that was dispatched; those of what was refunded whole are void. */
function mayReadVouchers({ dispatchStatus, itemQty, qtyRefunded }: OrderDetail, { orderStatusId }: Order): boolean {
  return dispatchStatus === 4 && orderStatusId === 30 && qtyRefunded < itemQty;
}
