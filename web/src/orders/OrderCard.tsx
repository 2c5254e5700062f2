import type { Order, OrderDetail } from '@laurel/contract/calls/orders';
import type { OrderStatus } from '@laurel/contract/points';
import { formatMoney } from '@laurel/contract/rules/money';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { useRef } from 'react';
import { formatTime } from '#lib/dates.ts';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderLine } from './OrderLine.tsx';
import classes from './Orders.module.css';

interface OrderCardProps {
  order: Order;
  lines: readonly OrderDetail[];
  inf: CurrencyInfo;
  onVouchers: (memberOrderItemId: string) => void;
}

export function OrderCard({ order, lines, inf, onVouchers }: OrderCardProps) {
  const pointsName = useMember().pointsName || 'points';
  const heading = useRef<HTMLHeadingElement>(null);
  const paid = order.orderStatusId === 90 ? `${pointsName} given back` : `Paid in ${pointsName}`;
  return (
    <li className={classes.order}>
      <header className={classes.head}>
        <div>
          <h2 ref={heading} tabIndex={-1} className={classes.num}>
            Order {order.orderNum}
          </h2>
          <p className={classes.facts}>
            <time dateTime={order.orderDate}>{formatTime(order.orderDate)}</time> ·{' '}
            {plural(order.itemCount, { one: '1 thing', other: `${order.itemCount} things` })}
          </p>
        </div>
        <Badge tone={tones[order.orderStatusId as OrderStatus]}>{order.orderStatusDesc}</Badge>
      </header>
      <ul className={classes.lines} aria-label={`Lines of order ${order.orderNum}`}>
        {lines.map((line) => (
          <OrderLine key={line.memberOrderItemId} line={line} order={order} inf={inf} onVouchers={onVouchers} />
        ))}
      </ul>
      <dl className={classes.sums}>
        {order.totalDiscount > 0 ? (
          <>
            <Sum term="Total" value={formatMoney(order.totalGrandTotal, inf)} />
            <Sum
              term={order.VoucherCode ? `Discount (${order.VoucherCode})` : 'Discount'}
              value={formatMoney(-order.totalDiscount, inf)}
            />
          </>
        ) : null}
        <Sum term="Total due" value={formatMoney(order.totalDue, inf)} />
        <Sum term={paid} value={formatPoints(order.pointsTotal)} strong />
      </dl>
      <div className={classes.actions}>
        {/* The card says by itself that it is cancelled. */}
        {order.orderStatusId === 90 ? null : <p className={classes.cancelWords}>{order.cancelDesc}</p>}
        {order.mayCancel ? <CancelOrder order={order} onCancelled={() => focusOn(heading.current)} /> : null}
      </div>
    </li>
  );
}

function Sum({ term, value, strong = false }: { term: string; value: string; strong?: boolean }) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const tones: Record<OrderStatus, BadgeTone> = { 10: 'waiting', 20: 'waiting', 30: 'done', 40: 'done', 90: 'quiet' };
