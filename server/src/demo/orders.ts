import { setQuantity } from '#checkout/basket';
import { checkoutOf } from '#checkout/checkout';
import { placeOrder } from '#checkout/place-order';
import { type Tx, writeNow } from '#db/transaction';
import { moveLine } from '#desk/desk';
import { cancelOrder } from '#orders/cancel-order';
import { openBasket } from '#shop/basket';
import { inUnits } from '#shop/price-list';
import { type DemoEvent, type Directory, laterThan, timeOf } from './event.ts';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';

/** Priya Naidoo, administrator, sees to the order desk. */
const deskNumber = '100003';

type Row = Record<'byNumber' | 'productCode' | 'pieces' | 'daysAgo' | 'becomes' | 'carrier' | 'reference', string>;

/** What happens to an order, a step a day. */
const stepsTo: Record<string, readonly ('cancel' | 1 | 2 | 3)[]> = {
  waiting: [],
  // A voucher is there with its order.
  issued: [],
  cancelled: ['cancel'],
  preparing: [1],
  sent: [1, 2],
  delivered: [1, 2, 3],
};

/** What was ordered, and how far it has come. */
export function orderEvents(loading: Loading, directory: Directory): DemoEvent[] {
  const { tx } = loading;
  return rowsIn<keyof Row>(loading.folder, 'orders.csv').map((row, n) => {
    const at = timeOf(loading, Number(row.daysAgo), n);
    const steps = stepsTo[row.becomes];
    if (!steps) throw new Error(`orders.csv: an order cannot become '${row.becomes}'.`);
    const happen = async () => {
      const { orderId, lineId } = await order(loading, directory, row, at);
      return steps.map((step, days) => {
        const now = laterThan(loading, at, days + 1, n);
        const take = async () => {
          if (step === 'cancel') await cancelOrder(tx, { by: await directory.actor(row.byNumber), now }, orderId);
          else {
            const { id: actorId } = await directory.actor(deskNumber);
            const { carrier, reference } = step === 2 ? row : {};
            const move = { memberOrderItemId: lineId, dispatchStatus: step, carrier, reference };
            await moveLine(tx, { actorId, now }, move);
          }
          return [];
        };
        return { at: now, happen: take };
      });
    };
    return { at, happen };
  });
}

async function order({ tx }: Loading, directory: Directory, row: Row, now: Date) {
  const by = await directory.actor(row.byNumber);
  const productId = await productOf(tx, by.alloc, row.productCode);
  await setQuantity(tx, { actor: by, now }, { productId, qty: Number(row.pieces) });
  const { totalMinor, list } = checkoutOf(await openBasket(tx, by.id), { found: undefined, promoCode: '', now });
  const { orderNum } = await placeOrder(
    tx,
    { by, now, callingCodes: undefined },
    { cellNum: by.cellNum ?? '', promoCode: '', vfyTotal: inUnits(totalMinor, list) },
  );
  await writeNow(tx);
  const { orderId, lineId } = await tx
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id as orderId', 'order_lines.id as lineId'])
    .where('order_num', '=', orderNum)
    .executeTakeFirstOrThrow();
  return { orderId: String(orderId), lineId: String(lineId) };
}

async function productOf(tx: Tx, alloc: string, code: string): Promise<string> {
  const { id } = await tx
    .selectFrom('products')
    .select('id')
    .where('alloc', '=', alloc)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return String(id);
}
