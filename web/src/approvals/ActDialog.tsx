import { say } from '@laurel/contract/say';
import { DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import type { Act, ActFormProps } from './act.ts';
import { forms } from './act-forms.ts';
import * as texts from './texts.ts';

interface ActDialogProps extends ActFormProps {
  act: Act;
  /** Where the focus goes when the request is gone. */
  next: () => Element | undefined;
}

const titles: Record<Act, string> = {
  confirm: say(texts.confirmTitle),
  decline: say(texts.decline),
  withdraw: say(texts.withdraw),
};

/** Asks once more: what is done here moves points or prices, or is final. */
export function ActDialog({ act, approval, next, onDone, onClose }: ActDialogProps) {
  const Form = forms[act];
  return (
    <DecisionDialog title={titles[act]} holdsWords={act === 'decline'} focusNext={next} onClose={onClose}>
      <Form approval={approval} onDone={onDone} onClose={onClose} />
    </DecisionDialog>
  );
}
