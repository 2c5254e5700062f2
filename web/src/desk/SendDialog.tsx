import type { DeskLine } from '@laurel/contract/calls/desk';
import { carrierMax, carrierReferenceMax } from '@laurel/contract/limits';
import { useCallForm } from '#form/use-call-form.ts';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { lineChanged } from './desk-queries.ts';

const rules = () => import('@laurel/contract/calls/desk').then(({ deskmove }) => deskmove);

/** Parcels of a morning mostly go with the same carrier. */
let lastCarrier = '';

export function SendDialog({ line, onClose }: { line: DeskLine; onClose: () => void }) {
  const { memberOrderItemId, itemDescription, orderNum, member } = line;
  const form = useCallForm({
    name: 'deskmove',
    rules,
    empty: { carrier: line.carrier || lastCarrier, reference: line.reference },
    inputOf: (filled) => ({ memberOrderItemId, dispatchStatus: 2, ...given(filled) }),
    onSent: ({ message }, filled) => {
      lastCarrier = given(filled).carrier;
      notify(message);
      lineChanged(memberOrderItemId, { dispatchStatus: 2, ...given(filled) });
      onClose();
    },
  });
  const { values, errors, change, isSending } = form;
  return (
    <DecisionDialog title="Send" onClose={onClose}>
      <Decision
        about={
          <p>
            <strong>
              {line.itemQty - line.qtyRefunded} × <bdi>{itemDescription}</bdi>
            </strong>{' '}
            of order {orderNum} to {member}, who is told at once.
          </p>
        }
        form={form.form}
        deed="Mark as sent"
        isWaiting={isSending}
        onAway={onClose}
      >
        <CountedInput
          data-autofocus
          label="Carrier"
          max={carrierMax}
          value={values.carrier}
          error={errors.carrier}
          onChange={(carrier) => change({ carrier })}
        />
        <CountedInput
          label="Reference"
          description="The number with which the member follows the parcel"
          max={carrierReferenceMax}
          value={values.reference}
          error={errors.reference}
          onChange={(reference) => change({ reference })}
        />
      </Decision>
    </DecisionDialog>
  );
}

function given({ carrier, reference }: Pick<DeskLine, 'carrier' | 'reference'>) {
  return { carrier: carrier.trim(), reference: reference.trim() };
}
