import type { DeskLine } from '@laurel/contract/calls/desk';
import { basketQtyMax, refundReasonMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { useCallForm } from '#form/use-call-form.ts';
import { formatTime } from '#lib/dates.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { strong } from '#ui/layout/tags.tsx';
import { Decided, Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { piecesLeft, takesReadCode } from './desk-lines.ts';
import { lineRefunded } from './desk-queries.ts';
import classes from './RefundDialog.module.css';
import * as texts from './texts.ts';

export function RefundDialog({ line, onClose }: { line: DeskLine; onClose: () => void }) {
  const [result, setResult] = useState('');
  return (
    <DecisionDialog title={say(result ? common.refunded : texts.refund)} holdsWords={!result} onClose={onClose}>
      {result ? (
        <Decided words={result}>
          <Button autoFocus size="md" variant="default" onClick={onClose}>
            {say(common.close)}
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
      takesReadCode(line, qty) && !confirmRead ? { confirmRead: say(texts.confirmRead) } : {},
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
          {rich(texts.refundAbout, {
            item: itemDescription,
            order: orderNum,
            strong,
          })}
        </p>
      }
      form={form.form}
      deed={say(texts.refundPieces, { pieces: qty })}
      isWaiting={isSending}
      onAway={onClose}
    >
      <NativeSelect
        data-autofocus
        label={say(texts.pieces)}
        data={Array.from({ length: left }, (_, i) => String(i + 1))}
        value={String(qty)}
        error={errors.qty}
        onChange={(event) => change({ qty: Number(event.currentTarget.value) })}
      />
      <p className={classes.sum} role="status">
        {say(texts.getsBack, { points, member })}
        <span className={classes.net}>{say(texts.netOfDiscount, { pieces: qty })}</span>
      </p>
      <CountedTextarea
        label={say(texts.refundReason)}
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

function readWarning({ member, codesReadDate }: DeskLine, pieces: number): string {
  return codesReadDate
    ? say(texts.hasReadAt, { member, pieces, time: formatTime(codesReadDate) })
    : say(texts.hasRead, { member, pieces });
}
