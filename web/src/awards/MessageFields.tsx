import type { FormErrors } from '@laurel/contract/errors';
import type { SendMethod } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { IconDeviceMobile, IconMail } from '@tabler/icons-react';
import * as common from '#lib/texts.ts';
import { Choice, type Offer } from '#ui/fields/Choice.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import type { AwardForm } from './award-form.ts';
import type { KindRules } from './award-kinds.ts';
import * as texts from './texts.ts';

const methods: Offer<SendMethod>[] = [
  { value: 'email', label: say(texts.email), icon: <IconMail aria-hidden size={19} stroke={1.7} /> },
  { value: 'sms', label: say(texts.sms), icon: <IconDeviceMobile aria-hidden size={19} stroke={1.7} /> },
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
        label={say(texts.sendBy)}
        isRequired
        look="pills"
        offers={methods.filter(({ value }) => rules.ways.includes(value))}
        value={sendBy}
        onChange={(method) => onChange({ sendBy: method })}
        error={errors.sendBy}
      />
      <CountedTextarea
        label={say(common.messageLabel)}
        description={sendBy ? rules.messageHint : say(texts.sendByFirst)}
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
