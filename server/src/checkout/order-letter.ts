import { pointsNamed } from '@laurel/contract/looks/worn';
import { formatMoney } from '@laurel/contract/rules/money';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { translated } from '#languages/translated';
import { type Letter, letter } from '#outbox/letter';
import * as samples from '#outbox/samples';
import * as letters from '#outbox/texts';
import { inUnits, moneyFormat, type PriceList } from '#shop/price-list';
import * as common from '#texts/texts';
import * as texts from './texts.ts';

/** Confirms the order by e-mail. Voucher codes stay in the portal. */
export function orderLetter({ publicUrl }: { publicUrl: string }): Letter<'order.placed'> {
  return letter({
    name: 'order',
    title: texts.titleOrder,
    type: 'order.placed',
    kind: 'must',
    readers: sql`
      select told.id, m.id, 'email', split_part(told.subject, ':', 2)::bigint
      from told join people m on m.id = told.actor_id where m.email is not null`,
    // Money as the buyer's country writes it, or, when they have moved since, one of those with that price list.
    read: async (on, { aboutId }) => {
      const { rows } = await sql<Ordered>`
        select o.order_num as "orderNum", o.total_minor as "totalMinor", o.points, o.currency_decimals as decimals, c.currency_symbol as symbol,
          c.is_truncate_cents as "isTruncateCents", c.is_symbol_suffix as "isSymbolSuffix",
          jsonb_agg(jsonb_build_object('name', ${translated('product', sql`l.name`)}, 'qty', l.qty, 'priceMinor', l.price_minor, 'kind', l.kind) order by l.id) as lines
        from orders o join order_lines l on l.order_id = o.id join members m on m.id = o.member_id join divisions d on d.code = m.division_code
          join countries c on c.alloc = o.alloc
        where o.id = ${aboutId} group by o.id, c.code, d.country_code order by c.code <> d.country_code, c.code`.execute(
        on,
      );
      return rows[0] as Ordered;
    },
    words: (order, { reader }) => {
      const money = (minor: number) => formatMoney(inUnits(minor, order), moneyFormat(order));
      const hasCodes = order.lines.some(({ kind }) => kind === 'voucher');
      const text = [
        say(letters.hello, { name: reader.name }),
        say(texts.letterThanks, { orderNum: order.orderNum }),
        order.lines
          .map(({ qty, name, priceMinor }) =>
            say(texts.letterLine, { count: qty, product: name, price: money(qty * priceMinor) }),
          )
          .join('\n'),
        say(texts.letterTotal, {
          price: money(order.totalMinor),
          points: order.points,
          pointsName: pointsNamed(order.points, reader.pointsName),
        }),
        say(hasCodes ? texts.letterCodes : texts.letterStanding, { link: `${publicUrl}/orders` }),
      ].join('\n\n');
      return { subject: say(common.yourOrder, { orderNum: order.orderNum }), text };
    },
    samples: () => (['goods', 'voucher'] as const).map(sampleOrder),
  });
}

function sampleOrder(kind: 'goods' | 'voucher'): Ordered {
  return {
    ...{ orderNum: samples.orderNum, totalMinor: 5000, points: 500 },
    ...{ symbol: '€', decimals: 2, isTruncateCents: false, isSymbolSuffix: false },
    lines: [{ name: samples.things().product, qty: 2, priceMinor: 2500, kind }],
  };
}

type Money = Pick<PriceList, 'symbol' | 'decimals' | 'isTruncateCents' | 'isSymbolSuffix'>;

interface Ordered extends Money {
  orderNum: string;
  totalMinor: number;
  points: number;
  lines: { name: string; qty: number; priceMinor: number; kind: 'goods' | 'voucher' }[];
}
