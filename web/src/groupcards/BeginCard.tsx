import { begunOccasions } from '@laurel/contract/programme/group-cards';
import { say } from '@laurel/contract/say';
import { IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { RecipientField } from '#picker/RecipientField.tsx';
import type { SelectedRecipient } from '#picker/recipient.ts';
import { navigate } from '#router/router.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { fewPaths } from '../few-paths.ts';
import * as texts from './texts.ts';

/** Begins a farewell or a welcome for a colleague. */
export function BeginCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="soft"
        size="md"
        icon={<IconSignature aria-hidden size={18} stroke={1.8} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say(texts.begin)}
      </Button>
      {isOpen ? <BeginDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface Values {
  person: SelectedRecipient[];
  occasion: (typeof begunOccasions)[number];
  day: string;
}

const occasions = begunOccasions.map((value) => ({ value, label: say(texts.occasion, { occasion: value }) }));

function BeginDialog({ onClose }: { onClose: () => void }) {
  const [isDone, setDone] = useState(false);
  const form = useCallForm({
    name: 'begingroupcard',
    errors: 'screen',
    rules: () => import('@laurel/contract/calls/groupcards/begingroupcard').then((m) => m.begingroupcard),
    empty: (): Values => ({ person: [], occasion: 'farewell', day: '' }),
    inputOf: ({ person, occasion, day }) => ({ memberId: person[0]?.memberId, occasion, day }),
    onSent: ({ message, cardId }) => {
      setDone(true);
      notify(message);
      void navigate(fewPaths.groupCard(cardId));
    },
  });
  const { values, errors, change, failure } = form;
  return (
    <DecisionDialog title={say(texts.begin)} openerGoes={isDone} onClose={onClose}>
      <Decision
        about={<p>{say(texts.beginHint)}</p>}
        form={form.form}
        deed={say(texts.beginIt)}
        isWaiting={form.isSending}
        failure={failure ? errorWords(failure) : undefined}
        onAway={onClose}
      >
        <RecipientField
          single
          label={say(texts.forWhom)}
          selectLabel={say(texts.chooseWhom)}
          title={say(texts.forWhom)}
          listTitle={say(texts.forWhom)}
          value={values.person}
          error={errors.memberId}
          onChange={(person) => change({ person })}
        />
        <NativeSelect
          label={say(texts.whatFor)}
          data={occasions}
          value={values.occasion}
          error={errors.occasion}
          onChange={(event) => change({ occasion: event.currentTarget.value as Values['occasion'] })}
        />
        <TextInput
          type="date"
          label={say(texts.onDay)}
          required
          value={values.day}
          error={errors.day}
          onChange={(event) => change({ day: event.currentTarget.value })}
        />
      </Decision>
    </DecisionDialog>
  );
}
