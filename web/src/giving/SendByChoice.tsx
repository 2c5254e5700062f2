import type { SendMethod } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { IconDeviceMobile, IconMail } from '@tabler/icons-react';
import { Choice, type Offer } from '#ui/fields/Choice.tsx';
import * as texts from './texts.ts';

const methods: Offer<SendMethod>[] = [
  { value: 'email', label: say(texts.email), icon: <IconMail aria-hidden size={19} stroke={1.7} /> },
  { value: 'sms', label: say(texts.sms), icon: <IconDeviceMobile aria-hidden size={19} stroke={1.7} /> },
];

interface SendByChoiceProps {
  /** By which the member's site sends. */
  ways: readonly SendMethod[];
  value: SendMethod | '';
  onChange: (method: SendMethod) => void;
  error: string | undefined;
}

/** How to send it, which says how long the message may be. */
export function SendByChoice({ ways, ...choice }: SendByChoiceProps) {
  return (
    <Choice
      label={say(texts.sendBy)}
      isRequired
      look="pills"
      offers={methods.filter(({ value }) => ways.includes(value))}
      {...choice}
    />
  );
}
