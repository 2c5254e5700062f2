import { addToBasket } from '#shop/basket';
import { cancelOrder } from '#shop/cancel-order';
import { checkoutOf } from '#shop/checkout';
import { moveLine } from '#shop/desk';
import { placeOrder } from '#shop/place-order';
import { inUnits } from '#shop/rules';
import { type DemoEvent, type Directory, laterThan, timeOf } from './event.ts';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';

/** Priya Naidoo, administrator, sees to the order desk. */
const deskNumber = '100003';

type Row = Record<'byNumber' | 'productCode' | 'pieces' | 'daysAgo' | 'becomes' | 'carrier' | 'reference', string>;

/** What the desk does with a line, one day after the other. */
const movesTo: Record<string, readonly number[]> = {
  waiting: [],
  cancelled: [],
  preparing: [1],
  sent: [1, 2],
  delivered: [1, 2, 3],
};

/** Goods that were ordered, and how far they have come. */
export function orderEvents(loading: Loading, directory: Directory): DemoEvent[] {
  return rowsIn<keyof Row>(loading.folder, 'orders.csv').map((row, n) => {
    const at = timeOf(loading, Number(row.daysAgo), n);
    return {
      at,
      happen: async () => {
        const orderId = await order(loading, directory, row, at);
        return row.becomes === 'cancelled'
          ? [cancelling(loading, directory, { row, orderId, at: laterThan(loading, at, 0, n + 1) })]
          : moving(loading, directory, { row, orderId, at, n });
      },
    };
  });
}

async function order({ tx, publicUrl }: Loading, directory: Directory, row: Row, now: Date): Promise<string> {
  const by = await directory.actor(row.byNumber);
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('alloc', '=', by.alloc)
    .where('code', '=', row.productCode)
    .executeTakeFirstOrThrow();
  for (let piece = 0; piece < Number(row.pieces); piece += 1)
    await addToBasket(tx, { actor: by, now }, String(product.id));
  const { totalMinor, list } = await checkoutOf(tx, { actor: by, promoCode: '', now, lock: false });
  const { orderNum } = await placeOrder(
    tx,
    { by, now, publicUrl, callingCodes: undefined, redemptionMaxPerDay: undefined },
    { cellNum: by.cellNum ?? '', promoCode: '', vfyTotal: inUnits(totalMinor, list) },
  );
  const { id } = await tx.selectFrom('orders').select('id').where('order_num', '=', orderNum).executeTakeFirstOrThrow();
  return String(id);
}

interface Ordered {
  row: Row;
  orderId: string;
  at: Date;
}

function cancelling({ tx }: Loading, directory: Directory, { row, orderId, at }: Ordered): DemoEvent {
  return {
    at,
    happen: async () => {
      await cancelOrder(tx, { by: await directory.actor(row.byNumber), now: at }, orderId);
      return [];
    },
  };
}

function moving(loading: Loading, directory: Directory, { row, orderId, at, n }: Ordered & { n: number }): DemoEvent[] {
  const { tx, publicUrl } = loading;
  return (movesTo[row.becomes] ?? []).map((dispatchStatus, days) => {
    const now = laterThan(loading, at, days + 1, n);
    const happen = async () => {
      const { id } = await tx
        .selectFrom('order_lines')
        .select('id')
        .where('order_id', '=', Number(orderId))
        .executeTakeFirstOrThrow();
      const { carrier, reference } = dispatchStatus === 2 ? row : {};
      const desk = await directory.actor(deskNumber);
      await moveLine(
        tx,
        { actorId: desk.id, now, publicUrl },
        { memberOrderItemId: String(id), dispatchStatus, carrier, reference },
      );
      return [];
    };
    return { at: now, happen };
  });
}
