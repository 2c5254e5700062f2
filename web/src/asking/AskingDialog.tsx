import { say } from '@laurel/contract/say';
import { type ReactNode, useState } from 'react';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Decided, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { ToApprovals } from './SecondAsked.tsx';

/** What came of it: it is done, or waits for a second person. */
interface Outcome {
  message: string;
  second?: object | null | undefined;
}

interface AskingDialogProps {
  title: string;
  size?: 'lg';
  /** What opened it goes with what is done. */
  openerGoes?: boolean;
  onClose: () => void;
  /** The form; it says what came of it. */
  children: (onDone: (outcome: Outcome) => void) => ReactNode;
}

/** Where one person asks for something that may need a second one: the form, and then what came of it. */
export function AskingDialog({ openerGoes = false, onClose, children, ...dialog }: AskingDialogProps) {
  const [done, setDone] = useState<Outcome>();
  return (
    <DecisionDialog {...dialog} holdsWords={!done} openerGoes={openerGoes && done !== undefined} onClose={onClose}>
      {done ? (
        <Decided words={done.message}>
          {done.second ? <ToApprovals /> : null}
          <Button autoFocus size="md" variant="default" onClick={onClose}>
            {say(common.close)}
          </Button>
        </Decided>
      ) : (
        children(setDone)
      )}
    </DecisionDialog>
  );
}
