import type { DispatchStatus, OrderStatus } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { concernsSelf } from '#directory/decides';
import { mayMove } from './fulfilment.ts';
import { type AnswerError, type ComparedColumn, comparedColumns, type SupplierAnswer } from './supplier-rows.ts';
import * as texts from './texts.ts';

/** An order line as it stands, with what a supplier's answer to it needs. */
export interface AnsweredLine {
  id: string;
  orderId: number;
  orderNum: string;
  memberId: number;
  called: string;
  email: string | null;
  statusId: OrderStatus;
  productCode: string;
  name: string;
  kind: 'goods' | 'voucher';
  qty: number;
  qtyRefunded: number;
  dispatchStatus: DispatchStatus;
  carrier: string;
  reference: string;
}

/** One line as it stands, and as the file makes it. */
export interface PlannedMove {
  line: number;
  now: AnsweredLine;
  to: { dispatchStatus: DispatchStatus; carrier: string; reference: string };
}

export interface ImportPlan {
  moves: PlannedMove[];
  errors: AnswerError[];
  /** Answers to the asker's own orders: left for somebody else, and the file goes on without them. */
  own: number;
  unchanged: number;
}

/** What the answers make of the lines as they stand. Pure: the preview and the deed plan alike. */
export function planOf(
  answers: readonly SupplierAnswer[],
  lines: ReadonlyMap<string, AnsweredLine>,
  actorId: number,
): ImportPlan {
  const plan: ImportPlan = { moves: [], errors: [], own: 0, unchanged: 0 };
  for (const answer of answers) {
    const now = lines.get(answer.memberOrderItemId);
    const fault = (field: string, message: string) => plan.errors.push({ line: answer.line, field, message });
    if (!now) fault('memberOrderItemId', say(texts.noSuchLine));
    else if (!tellDifferences(answer, now, fault)) planMove(answer, now, { plan, actorId, fault });
  }
  return plan;
}

function planMove(
  answer: SupplierAnswer,
  now: AnsweredLine,
  { plan, actorId, fault }: { plan: ImportPlan; actorId: number; fault: (field: string, message: string) => void },
): void {
  const to = {
    dispatchStatus: answer.dispatchStatus,
    carrier: answer.carrier ?? now.carrier,
    reference: answer.reference ?? now.reference,
  };
  const isSame = to.dispatchStatus === now.dispatchStatus;
  if (isSame && to.carrier === now.carrier && to.reference === now.reference) plan.unchanged += 1;
  else if (now.statusId === 90) fault('memberOrderItemId', say(texts.cancelled));
  else if (now.qty === now.qtyRefunded) fault('memberOrderItemId', say(texts.refundedWhole));
  else if (now.kind === 'voucher') fault('dispatchStatus', say(texts.isVoucher));
  else if (!isSame && !mayMove(now.dispatchStatus, to.dispatchStatus))
    fault(
      'dispatchStatus',
      say(texts.cannotBecome, { from: standings[now.dispatchStatus], to: standings[to.dispatchStatus] }),
    );
  else if (concernsSelf(actorId, [now.memberId])) plan.own += 1;
  else plan.moves.push({ line: answer.line, now, to });
}

/** As the text tells them apart. */
const standings = { 0: 'waiting', 1: 'preparation', 2: 'sent', 3: 'delivered', 4: 'issued' } as const;

/** A row that says another order, product or quantity than its line has slipped in the file: nobody knows whose answer it is. */
function tellDifferences(
  { says }: SupplierAnswer,
  now: AnsweredLine,
  fault: (field: string, message: string) => void,
): boolean {
  const stands: Record<ComparedColumn, string> = {
    orderNum: now.orderNum,
    productCode: now.productCode,
    itemDescription: now.name,
    itemQty: String(now.qty - now.qtyRefunded),
  };
  const other = comparedColumns.find((column) => {
    const said = says[column];
    return said !== undefined && comparable(said) !== comparable(stands[column]);
  });
  if (other === undefined) return false;
  fault(other, say(texts.otherThan, { id: now.id, stands: begun(stands[other]), says: begun(says[other] ?? '') }));
  return true;
}

const begun = (text: string) => text.slice(0, 60);

/** Without what spreadsheets change when they keep a file: case, blanks, the zeros before a number and after its point. */
function comparable(text: string): string {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase().replace(/^'/, '');
  return /^\d+(?:\.0+)?$/.test(plain) ? plain.replace(/\.0+$/, '').replace(/^0+(?=\d)/, '') : plain;
}
