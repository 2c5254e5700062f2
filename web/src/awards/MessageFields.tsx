import type { FormErrors } from '@laurel/contract/errors';
import type { SendMethod } from '@laurel/contract/points';
import { IconDeviceMobile, IconMail } from '@tabler/icons-react';
import { Choice, type Offer } from '#ui/fields/Choice.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import type { AwardForm } from './award-form.ts';
import type { KindRules } from './award-kinds.ts';

const methods: Offer<SendMethod>[] = [
  { value: 'email', label: 'E-mail', icon: <IconMail aria-hidden size={19} stroke={1.7} /> },
  { value: 'sms', label: 'SMS', icon: <IconDeviceMobile aria-hidden size={19} stroke={1.7} /> },
];

interface MessageFieldsProps {
  rules: KindRules;
  form: AwardForm;
  onChange: (part: Partial<AwardForm>) => void;
  errors: FormErrors;
}

/** How to send it, which says how long the message may be. */
export function MessageFields({ rules, form, onChange, errors }: MessageFieldsProps) {
  const { sendBy, message } = form;
  return (
    <>
      <Choice
        label="Send by"
        isRequired
        look="pills"
        offers={methods}
        value={sendBy}
        onChange={(method) => onChange({ sendBy: method })}
        error={errors.sendBy}
      />
      <CountedTextarea
        label="Message"
        description={sendBy ? rules.messageHint : 'Choose how to send it first.'}
        disabled={sendBy === ''}
        minRows={4}
        max={rules.messageMax[sendBy || 'email']}
        value={message}
        onChange={(text) => onChange({ message: text })}
        error={errors.message}
      />
    </>
  );
}
