import type { DeskLine } from '@laurel/contract/calls/desk';
import { basketQtyMax, refundReasonMax } from '@laurel/contract/limits';
import { useState } from 'react';
import { useCallForm } from '#form/use-call-form.ts';
import { formatTime } from '#lib/dates.ts';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Decided, Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { piecesLeft, takesReadCode } from './desk-lines.ts';
import { lineRefunded } from './desk-queries.ts';
import classes from './RefundDialog.module.css';

export function RefundDialog({ line, onClose }: { line: DeskLine; onClose: () => void }) {
  const [result, setResult] = useState('');
  return (
    <DecisionDialog title={result ? 'Refunded' : 'Refund'} holdsWords={!result} onClose={onClose}>
      {result ? (
        <Decided words={result}>
          <Button autoFocus size="md" variant="default" onClick={onClose}>
            Close
          </Button>
        </Decided>
      ) : (
        <RefundForm line={line} onDone={setResult} onClose={onClose} />
      )}
    </DecisionDialog>
  );
}

const rules = () => import('@laurel/contract/calls/desk').then(({ deskrefund }) => deskrefund);

interface RefundFormProps {
  line: DeskLine;
  onDone: (words: string) => void;
  onClose: () => void;
}

function RefundForm({ line, onDone, onClose }: RefundFormProps) {
  const { memberOrderItemId, itemDescription, orderNum, member } = line;
  const left = Math.min(piecesLeft(line), basketQtyMax);
  const form = useCallForm({
    name: 'deskrefund',
    rules,
    empty: { qty: 1, reason: '', confirmRead: false },
    key: `refund.${memberOrderItemId}`,
    inputOf: ({ qty, reason, confirmRead }) => ({
      memberOrderItemId,
      qty,
      reason: reason.trim(),
      confirmRead: takesReadCode(line, qty) && confirmRead,
    }),
    own: ({ qty, confirmRead }): Record<string, string> =>
      takesReadCode(line, qty) && !confirmRead ? { confirmRead: 'Please confirm this, or refund fewer pieces.' } : {},
    onSent: ({ message }, { qty }) => {
      lineRefunded(line, qty);
      onDone(message);
    },
  });
  const { values, errors, change, isSending } = form;
  const { qty } = values;
  const points = line.pointsRefundable[qty - 1] ?? 0;
  return (
    <Decision
      about={
        <p>
          <strong>{itemDescription}</strong> of order {orderNum}.
        </p>
      }
      form={form.form}
      deed={plural(qty, { one: 'Refund 1 piece', other: `Refund ${qty} pieces` })}
      isWaiting={isSending}
      onAway={onClose}
    >
      <NativeSelect
        data-autofocus
        label="Pieces"
        data={Array.from({ length: left }, (_, i) => String(i + 1))}
        value={String(qty)}
        error={errors.qty}
        onChange={(event) => change({ qty: Number(event.currentTarget.value) })}
      />
      <p className={classes.sum} role="status">
        {plural(points, {
          one: `${member} gets 1 point back at once`,
          other: `${member} gets ${formatPoints(points)} points back at once`,
        })}
        <span className={classes.net}>
          {plural(qty, {
            one: 'What was paid for it, net of the order’s discount.',
            other: 'What was paid for them, net of the order’s discount.',
          })}
        </span>
      </p>
      <CountedTextarea
        label="Reason"
        required
        max={refundReasonMax}
        minRows={3}
        value={values.reason}
        error={errors.reason}
        onChange={(reason) => change({ reason })}
      />
      {takesReadCode(line, qty) || errors.confirmRead ? (
        <Checkbox
          label={readWarning(line, qty)}
          checked={values.confirmRead}
          error={errors.confirmRead}
          onChange={(event) => change({ confirmRead: event.currentTarget.checked })}
        />
      ) : null}
    </Decision>
  );
}

function readWarning({ member, codesReadDate }: DeskLine, qty: number): string {
  const when = codesReadDate ? ` on ${formatTime(codesReadDate)}` : '';
  const nonetheless = 'Refund nonetheless: what is void in the portal may still count in the shop.';
  return plural(qty, {
    one: `${member} has read the code${when} and may have spent it. ${nonetheless}`,
    other: `${member} has read codes${when} and may have spent them. ${nonetheless}`,
  });
}
