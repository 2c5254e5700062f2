import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/buttons/Button.tsx';
import { confirmDialog, type Question } from './dialogs.ts';

export interface ConfirmButtonProps extends ButtonProps {
  question: Question;
  onConfirm: () => void;
  children: ReactNode;
}

/** A button that asks before it acts. */
export function ConfirmButton({ question, onConfirm, ...rest }: ConfirmButtonProps) {
  return (
    <Button
      {...rest}
      onClick={async () => {
        if (await confirmDialog(question)) onConfirm();
      }}
    />
  );
}
