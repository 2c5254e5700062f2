import type { Order, OrderDetail } from '@laurel/contract/calls/orders';
import type { OrderStatus } from '@laurel/contract/points';
import { formatMoney } from '@laurel/contract/rules/money';
import { say } from '@laurel/contract/say';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { useRef } from 'react';
import { formatTime } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderLine } from './OrderLine.tsx';
import classes from './Orders.module.css';
import * as texts from './texts.ts';

interface OrderCardProps {
  order: Order;
  lines: readonly OrderDetail[];
  inf: CurrencyInfo;
  onVouchers: (memberOrderItemId: string) => void;
}

export function OrderCard({ order, lines, inf, onVouchers }: OrderCardProps) {
  const pointsName = useMember().pointsName || say(common.pointsWithin);
  const heading = useRef<HTMLHeadingElement>(null);
  const paid = say(order.orderStatusId === 90 ? texts.givenBack : texts.paidIn, { pointsName });
  return (
    <li>
      <Card>
        <header className={layout.head}>
          <div>
            <h2 ref={heading} tabIndex={-1} className={words.name}>
              {say(common.orderNumber, { order: order.orderNum })}
            </h2>
            <p className={words.facts}>
              <time dateTime={order.orderDate}>{formatTime(order.orderDate)}</time> ·{' '}
              {say(common.things, { count: order.itemCount })}
            </p>
          </div>
          <Badge tone={tones[order.orderStatusId as OrderStatus]}>{order.orderStatusDesc}</Badge>
        </header>
        <ul aria-label={say(texts.linesOf, { order: order.orderNum })}>
          {lines.map((line) => (
            <OrderLine key={line.memberOrderItemId} line={line} order={order} inf={inf} onVouchers={onVouchers} />
          ))}
        </ul>
        <Facts look="sums">
          {order.totalDiscount > 0 ? (
            <>
              <LabelledValue label={say(common.total)}>{formatMoney(order.totalGrandTotal, inf)}</LabelledValue>
              <LabelledValue
                label={order.VoucherCode ? say(texts.discountWith, { code: order.VoucherCode }) : say(common.discount)}
              >
                {formatMoney(-order.totalDiscount, inf)}
              </LabelledValue>
            </>
          ) : null}
          <LabelledValue label={say(texts.totalDue)}>{formatMoney(order.totalDue, inf)}</LabelledValue>
          <LabelledValue label={paid} isStrong>
            {formatPoints(order.pointsTotal)}
          </LabelledValue>
        </Facts>
        <div className={layout.ends}>
          {/* The card says by itself that it is cancelled. */}
          {order.orderStatusId === 90 ? null : (
            <p className={`${words.facts} ${classes.cancelWords}`}>{order.cancelDesc}</p>
          )}
          {order.mayCancel ? <CancelOrder order={order} onCancelled={() => focusOn(heading.current)} /> : null}
        </div>
      </Card>
    </li>
  );
}

const tones: Record<OrderStatus, BadgeTone> = { 10: 'waiting', 20: 'waiting', 30: 'done', 40: 'done', 90: 'quiet' };
