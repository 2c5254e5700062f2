import { Modal } from '@mantine/core';
import { useFocusBack } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import type { Act, ActFormProps } from './act.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { DeclineForm } from './DeclineForm.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

interface ActDialogProps extends ActFormProps {
  act: Act;
  /** Where the focus goes when the request is gone. */
  next: () => Element | undefined;
}

const titles: Record<Act, string> = {
  confirm: 'Confirm as the second person',
  decline: 'Decline',
  withdraw: 'Withdraw',
};
const forms = { confirm: ConfirmForm, decline: DeclineForm, withdraw: WithdrawForm };

/** Asks once more: what is done here moves points or prices, or is final. */
export function ActDialog({ act, approval, next, onDone, onClose }: ActDialogProps) {
  useFocusBack(false, next);
  const Form = forms[act];
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={titles[act]}
      closeOnClickOutside={act !== 'decline'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ body: layout.stack }}
    >
      <Form approval={approval} onDone={onDone} onClose={onClose} />
    </Modal>
  );
}
