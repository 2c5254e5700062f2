import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { translated } from '#languages/translated';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import * as samples from '#outbox/samples';
import * as letters from '#outbox/texts';
import * as common from '#texts/texts';
import * as texts from './texts.ts';

/** Tells the buyer what became of an order. */
export function deskLetters({ publicUrl }: { publicUrl: string }) {
  return [lineSent(publicUrl), lineRefunded(publicUrl)];
}

const buyer = sql`
  join order_lines l on l.id = split_part(told.subject, ':', 2)::bigint join orders o on o.id = l.order_id
  join people m on m.id = o.member_id where m.erased_at is null`;

/** A line is on its way: said once, whether the desk sends it or a supplier's file. */
function lineSent(publicUrl: string): Letter<'order.line.moved'> {
  return letter({
    name: 'dispatch',
    title: texts.titleSent,
    type: 'order.line.moved',
    kind: 'order',
    notice: noticeOf<{ product: string; orderNum: string }>({
      known: sql`
        select asked.id, jsonb_build_object('product', ${translated('product', sql`l.name`)}, 'orderNum', o.order_num) from asked
        join order_lines l on l.id = asked.about_id join orders o on o.id = l.order_id`,
      words: (known) => say(texts.letterSent, known),
      path: () => '/orders',
    }),
    readers: sql`select told.id, m.id, 'email', l.id from told ${buyer}
      and (told.facts ->> 'after')::int = 2 and (told.facts ->> 'before')::int <> 2`,
    read: async (on, { aboutId }) => {
      const line = await on
        .selectFrom('order_lines as l')
        .innerJoin('orders as o', 'o.id', 'l.order_id')
        .innerJoin('order_line_states as s', 's.order_line_id', 'l.id')
        .select(['o.order_num as orderNum', productName(), 's.carrier', 's.reference'])
        .where('l.id', '=', aboutId)
        .executeTakeFirstOrThrow();
      const { name: product, orderNum, carrier, reference } = line;
      return { product, orderNum, how: listed([carrier, reference]) };
    },
    words: ({ product, orderNum, how }, { reader }) => {
      const words = how
        ? say(texts.letterSentHow, { product, orderNum, how })
        : say(texts.letterSent, { product, orderNum });
      return orderMail({ orderNum, toName: reader.name, words, publicUrl });
    },
    samples: () => ['', 'DHL 00340434'].map((how) => ({ ...sampleOrder(), how })),
  });
}

const sampleOrder = () => ({ product: samples.things().product, orderNum: samples.orderNum });

/** As the buyer reads it. */
const productName = () => translated('product', sql.ref('l.name')).as('name');

function lineRefunded(publicUrl: string): Letter<'order.line.refunded'> {
  return letter({
    name: 'refund',
    title: texts.titleRefund,
    type: 'order.line.refunded',
    kind: 'order',
    notice: noticeOf<{ count: number; product: string; orderNum: string; points: number }>({
      known: sql`
        select asked.id, jsonb_build_object('count', r.qty, 'product', ${translated('product', sql`l.name`)}, 'orderNum', o.order_num, 'points', r.points)
        from asked join refunds r on r.id = asked.about_id join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id`,
      words: (known) => say(texts.letterRefunded, known),
      path: () => '/orders',
    }),
    readers: sql`select told.id, m.id, 'email', (told.facts ->> 'refundId')::bigint from told ${buyer}`,
    read: async (on, { aboutId }) => {
      const refund = await on
        .selectFrom('refunds as r')
        .innerJoin('order_lines as l', 'l.id', 'r.order_line_id')
        .innerJoin('orders as o', 'o.id', 'l.order_id')
        .select(['o.order_num as orderNum', productName(), 'r.qty', 'r.points'])
        .where('r.id', '=', aboutId)
        .executeTakeFirstOrThrow();
      const { qty: count, name: product, orderNum, points } = refund;
      return { count, product, orderNum, points };
    },
    words: (known, { reader }) => {
      const words = say(texts.letterRefunded, known);
      return orderMail({ orderNum: known.orderNum, toName: reader.name, words, publicUrl });
    },
    samples: () => [{ ...sampleOrder(), count: 2, points: 500 }],
  });
}

function orderMail(mail: { orderNum: string; toName: string; words: string; publicUrl: string }) {
  const { orderNum, toName, words, publicUrl } = mail;
  const text = [say(letters.hello, { name: toName }), words, `${publicUrl}/orders`].join('\n\n');
  return { subject: say(common.yourOrder, { orderNum }), text };
}
