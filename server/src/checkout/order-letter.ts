import { formatMoney } from '@laurel/contract/rules/money';
import { sql } from 'kysely';
import type { Letter } from '#outbox/letter';
import { inUnits, moneyFormat, type PriceList } from '#shop/price-list';

/** Confirms the order by e-mail. Voucher codes stay in the portal. */
export function orderLetter({ publicUrl }: { publicUrl: string }): Letter<'order.placed'> {
  return {
    name: 'order',
    type: 'order.placed',
    readers: sql`
      select told.id, m.id, 'email', split_part(told.subject, ':', 2)::bigint
      from told join people m on m.id = told.actor_id where m.email is not null`,
    // Money as the buyer's country writes it, or, when they have moved since, one of those with that price list.
    words: async (on, { aboutId, reader }) => {
      const { rows } = await sql<Ordered>`
        select o.order_num as "orderNum", o.total_minor as "totalMinor", o.points, o.currency_decimals as decimals, c.currency_symbol as symbol,
          c.is_truncate_cents as "isTruncateCents", c.is_symbol_suffix as "isSymbolSuffix",
          jsonb_agg(jsonb_build_object('name', l.name, 'qty', l.qty, 'priceMinor', l.price_minor, 'kind', l.kind) order by l.id) as lines
        from orders o join order_lines l on l.order_id = o.id join members m on m.id = o.member_id join divisions d on d.code = m.division_code
          join countries c on c.alloc = o.alloc
        where o.id = ${aboutId} group by o.id, c.code, d.country_code order by c.code <> d.country_code, c.code`.execute(
        on,
      );
      const order = rows[0] as Ordered;
      const money = (minor: number) => formatMoney(inUnits(minor, order), moneyFormat(order));
      const text = [
        `Hello ${reader.name},`,
        `thank you for your order ${order.orderNum}:`,
        order.lines.map((line) => `${line.qty} × ${line.name}: ${money(line.qty * line.priceMinor)}`).join('\n'),
        `Total: ${money(order.totalMinor)} = ${order.points.toLocaleString('en')} ${reader.pointsName}`,
        order.lines.some((line) => line.kind === 'voucher')
          ? `Your voucher codes wait for you under Recent Orders: ${publicUrl}/orders`
          : `See how it is doing: ${publicUrl}/orders`,
      ].join('\n\n');
      return { subject: `Your order ${order.orderNum}`, text };
    },
  };
}

type Money = Pick<PriceList, 'symbol' | 'decimals' | 'isTruncateCents' | 'isSymbolSuffix'>;

interface Ordered extends Money {
  orderNum: string;
  totalMinor: number;
  points: number;
  lines: { name: string; qty: number; priceMinor: number; kind: 'goods' | 'voucher' }[];
}
