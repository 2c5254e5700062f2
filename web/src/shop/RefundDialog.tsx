import type { DeskLine } from '@laurel/contract/desk';
import { basketQtyMax, refundReasonMax } from '@laurel/contract/limits';
import { textLength } from '@laurel/contract/text-length';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { formErrorsOf } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { formatTime } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { CountedTextarea } from '#ui/CountedTextarea.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import classes from './DeskDialog.module.css';
import { DeskDialog } from './DeskDialog.tsx';
import { piecesLeft, takesReadCode } from './desk-lines.ts';
import { lineRefunded } from './desk-queries.ts';

export function RefundDialog({ line, onClose }: { line: DeskLine; onClose: () => void }) {
  const [result, setResult] = useState('');
  return (
    <DeskDialog title={result ? 'Refunded' : 'Refund'} onClose={onClose}>
      {result ? (
        <>
          <p className={classes.result} role="status">
            {result}
          </p>
          <div className={classes.actions}>
            <Button autoFocus onClick={onClose}>
              Close
            </Button>
          </div>
        </>
      ) : (
        <RefundForm line={line} onDone={setResult} onClose={onClose} />
      )}
    </DeskDialog>
  );
}

interface RefundFormProps {
  line: DeskLine;
  onDone: (words: string) => void;
  onClose: () => void;
}

function RefundForm({ line, onDone, onClose }: RefundFormProps) {
  const { memberOrderItemId, itemDescription, orderNum, member } = line;
  const left = Math.min(piecesLeft(line), basketQtyMax);
  const [qty, setQty] = useState(1);
  const points = line.pointsRefundable[qty - 1] ?? 0;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState('');
  const [knowsRead, setKnowsRead] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const mustConfirm = takesReadCode(line, qty);
  const key = useIdempotencyKey(`refund.${memberOrderItemId}`);
  const refund = useCallMutation('deskrefund', {
    send: () =>
      call(
        'deskrefund',
        { memberOrderItemId, qty, reason: reason.trim(), confirmRead: mustConfirm && knowsRead },
        { key },
      ),
    errors: 'fields',
    onSuccess: ({ message }) => {
      lineRefunded(line, qty);
      onDone(message);
    },
  });
  const errors = formErrorsOf(refund.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = reason.trim() === '' ? 'Please tell why.' : '';
    setMissing(words);
    setUnconfirmed(mustConfirm && !knowsRead);
    if (words || (mustConfirm && !knowsRead) || textLength(reason.trim()) > refundReasonMax)
      focusFirstError(event.currentTarget);
    else if (!refund.isPending) refund.mutate();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.about}>
        <strong>{itemDescription}</strong> of order {orderNum}.
      </p>
      <NativeSelect
        data-autofocus
        label="Pieces"
        data={Array.from({ length: left }, (_, i) => String(i + 1))}
        value={String(qty)}
        error={errors.qty}
        onChange={(event) => setQty(Number(event.currentTarget.value))}
      />
      <p className={classes.result} role="status">
        {member} gets {formatPoints(points)} {points === 1 ? 'point' : 'points'} back at once
        <span className={classes.net}>What was paid for {qty === 1 ? 'it' : 'them'}, net of the order’s discount.</span>
      </p>
      <CountedTextarea
        label="Reason"
        required
        max={refundReasonMax}
        minRows={3}
        value={reason}
        error={missing || errors.reason}
        onChange={(text) => {
          setReason(text);
          setMissing('');
        }}
      />
      {mustConfirm || errors.confirmRead ? (
        <Checkbox
          label={readWarning(line, qty)}
          checked={knowsRead}
          error={unconfirmed ? 'Please confirm this, or refund fewer pieces.' : errors.confirmRead}
          onChange={(event) => {
            setKnowsRead(event.currentTarget.checked);
            setUnconfirmed(false);
          }}
        />
      ) : null}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={refund.isPending}>
          Refund {qty === 1 ? '1 piece' : `${qty} pieces`}
        </Button>
      </div>
    </form>
  );
}

function readWarning({ member, codesReadDate, codesRead }: DeskLine, qty: number): string {
  const when = codesReadDate ? ` on ${formatTime(codesReadDate)}` : '';
  const what = qty === 1 && codesRead > 0 ? 'the code' : 'codes';
  return `${member} has read ${what}${when} and may have spent ${qty === 1 ? 'it' : 'them'}. Refund nonetheless: what is void in the portal may still count in the shop.`;
}
