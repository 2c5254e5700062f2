import type { DeskLine } from '@laurel/contract/calls/desk';
import { carrierMax, carrierReferenceMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useCallForm } from '#form/use-call-form.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { strong } from '#ui/layout/tags.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { lineChanged } from './desk-queries.ts';
import * as texts from './texts.ts';

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
    <DecisionDialog title={say(texts.send)} onClose={onClose}>
      <Decision
        about={
          <p>
            {rich(texts.sendAbout, {
              count: line.itemQty - line.qtyRefunded,
              item: itemDescription,
              order: orderNum,
              member,
              strong,
            })}
          </p>
        }
        form={form.form}
        deed={say(texts.markAsSent)}
        isWaiting={isSending}
        onAway={onClose}
      >
        <CountedInput
          data-autofocus
          label={say(texts.carrier)}
          max={carrierMax}
          value={values.carrier}
          error={errors.carrier}
          onChange={(carrier) => change({ carrier })}
        />
        <CountedInput
          label={say(common.reference)}
          description={say(texts.referenceHint)}
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
