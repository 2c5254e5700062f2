import type { DeskLine } from '@laurel/contract/desk';
import { carrierMax, carrierReferenceMax } from '@laurel/contract/limits';
import { textLength } from '@laurel/contract/text-length';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { formErrorsOf } from '#api/call-error.ts';
import { CountedInput } from '#ui/CountedInput.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { notify } from '#ui/toasts.ts';
import classes from './DeskDialog.module.css';
import { DeskDialog } from './DeskDialog.tsx';
import { lineChanged } from './desk-queries.ts';

/** Parcels of a morning mostly go with the same carrier. */
let lastCarrier = '';

export function SendDialog({ line, onClose }: { line: DeskLine; onClose: () => void }) {
  const { memberOrderItemId, itemDescription, orderNum, member } = line;
  const [carrier, setCarrier] = useState(line.carrier || lastCarrier);
  const [reference, setReference] = useState(line.reference);
  const given = { carrier: carrier.trim(), reference: reference.trim() };
  const send = useMutation({
    mutationFn: () => call('deskmove', { memberOrderItemId, dispatchStatus: 2, ...given }),
    meta: { errors: 'fields' },
    onSuccess: ({ message }) => {
      lastCarrier = given.carrier;
      notify(message);
      lineChanged(memberOrderItemId, { dispatchStatus: 2, ...given });
      onClose();
    },
  });
  const errors = formErrorsOf(send.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fits = textLength(given.carrier) <= carrierMax && textLength(given.reference) <= carrierReferenceMax;
    if (!fits) focusFirstError(event.currentTarget);
    else if (!send.isPending) send.mutate();
  };
  return (
    <DeskDialog title="Send" onClose={onClose}>
      <p className={classes.about}>
        <strong>
          {line.itemQty - line.qtyRefunded} × {itemDescription}
        </strong>{' '}
        of order {orderNum} to {member}, who is told at once.
      </p>
      <form className={classes.form} onSubmit={submit} noValidate>
        <CountedInput
          data-autofocus
          label="Carrier"
          max={carrierMax}
          value={carrier}
          error={errors.carrier}
          onChange={setCarrier}
        />
        <CountedInput
          label="Reference"
          description="The number with which the member follows the parcel"
          max={carrierReferenceMax}
          value={reference}
          error={errors.reference}
          onChange={setReference}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={send.isPending}>
            Mark as sent
          </Button>
        </div>
      </form>
    </DeskDialog>
  );
}
