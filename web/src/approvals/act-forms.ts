import type { ComponentType } from 'react';
import type { Act, ActFormProps } from './act.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { DeclineForm } from './DeclineForm.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

export const forms: Readonly<Record<Act, ComponentType<ActFormProps>>> = {
  confirm: ConfirmForm,
  decline: DeclineForm,
  withdraw: WithdrawForm,
};
