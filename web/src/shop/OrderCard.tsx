import { formatMoney } from '@laurel/contract/money';
import type { CurrencyInfo, Order, OrderDetail } from '@laurel/contract/shop';
import { IconTicket } from '@tabler/icons-react';
import { dateTimeFormat, formatDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import classes from './Orders.module.css';

interface OrderCardProps {
  order: Order;
  lines: readonly OrderDetail[];
  inf: CurrencyInfo;
  onVouchers: (memberOrderItemId: string) => void;
}

export function OrderCard({ order, lines, inf, onVouchers }: OrderCardProps) {
  const pointsName = useMember().pointsName || 'points';
  return (
    <li className={classes.order}>
      <header className={classes.head}>
        <div>
          <h2 className={classes.num}>Order {order.orderNum}</h2>
          <p className={classes.facts}>
            <time dateTime={order.orderDate}>{formatDate(order.orderDate, dateTimeFormat)}</time> ·{' '}
            {order.itemCount === 1 ? '1 thing' : `${order.itemCount} things`}
          </p>
        </div>
        <span className={classes.status} data-status={order.orderStatusId}>
          {order.orderStatusDesc}
        </span>
      </header>
      <ul className={classes.lines} aria-label={`Lines of order ${order.orderNum}`}>
        {lines.map((line) => (
          <Line key={line.memberOrderItemId} line={line} order={order} inf={inf} onVouchers={onVouchers} />
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
        <Sum term={`Paid in ${pointsName}`} value={formatPoints(order.pointsTotal)} strong />
      </dl>
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

interface LineProps {
  line: OrderDetail;
  order: Order;
  inf: CurrencyInfo;
  onVouchers: (memberOrderItemId: string) => void;
}

function Line({ line, order, inf, onVouchers }: LineProps) {
  const { itemDescription, productCode, itemQty, itemPrice, itemTotal, carrier, reference, qtyRefunded } = line;
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <p className={classes.name}>{itemDescription}</p>
        <p className={classes.facts}>
          {productCode} · {itemQty} × {formatMoney(itemPrice, inf)}
          {qtyRefunded > 0 ? ` · ${qtyRefunded} refunded` : ''}
        </p>
        {carrier || reference ? (
          <p className={classes.facts}>{[carrier, reference].filter(Boolean).join(' ')}</p>
        ) : null}
      </div>
      <p className={classes.dispatch}>{line.dispatchStatusDesc}</p>
      <p className={classes.amount}>{formatMoney(itemTotal, inf)}</p>
      {mayReadVouchers(line, order) ? (
        <button type="button" className={classes.vouchers} onClick={() => onVouchers(line.memberOrderItemId)}>
          <IconTicket aria-hidden size={18} stroke={1.7} />
          Voucher codes<span className="visually-hidden"> of {itemDescription}</span>
        </button>
      ) : null}
    </li>
  );
}

/** Issued codes of an order that was dispatched. */
function mayReadVouchers({ dispatchStatus }: OrderDetail, { orderStatusId }: Order): boolean {
  return dispatchStatus === 4 && orderStatusId === 30;
}
