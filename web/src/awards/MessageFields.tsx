import type { FormErrors } from '@laurel/contract/errors';
import { say } from '@laurel/contract/say';
import type { AwardForm } from '#giving/award-form.ts';
import type { KindRules } from '#giving/award-kinds.ts';
import { SendByChoice } from '#giving/SendByChoice.tsx';
import * as common from '#lib/texts.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import * as texts from './texts.ts';

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
      <SendByChoice
        ways={rules.ways}
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
