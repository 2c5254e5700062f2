import { groupCardAskedMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { RecipientField } from '#picker/RecipientField.tsx';
import type { SelectedRecipient } from '#picker/recipient.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import * as texts from './texts.ts';

/** Who signs asks others too. */
export function AskOthers({ cardId }: { cardId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="soft"
        size="md"
        icon={<IconUserPlus aria-hidden size={18} stroke={1.8} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say(texts.askOthers)}
      </Button>
      {isOpen ? <AskDialog cardId={cardId} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function AskDialog({ cardId, onClose }: { cardId: string; onClose: () => void }) {
  const form = useCallForm({
    name: 'askgroupcard',
    errors: 'screen',
    rules: () => import('@laurel/contract/calls/groupcards/askgroupcard').then(({ askgroupcard }) => askgroupcard),
    empty: { people: [] as SelectedRecipient[] },
    key: `askgroupcard ${cardId}`,
    inputOf: ({ people }) => ({ cardId, people: people.map(({ memberId }) => memberId) }),
    onSent: ({ message }) => notify(message),
    afterwards: onClose,
  });
  const { values, errors, change, failure } = form;
  return (
    <DecisionDialog title={say(texts.askOthers)} onClose={onClose}>
      <Decision
        about={<p>{say(texts.askHint, { max: groupCardAskedMax })}</p>}
        form={form.form}
        deed={say(texts.ask)}
        isWaiting={form.isSending}
        failure={failure ? errorWords(failure) : undefined}
        onAway={onClose}
      >
        <RecipientField
          label={say(texts.askWhom)}
          value={values.people}
          error={errors.people}
          onChange={(people) => change({ people })}
        />
      </Decision>
    </DecisionDialog>
  );
}
