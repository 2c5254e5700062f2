import type { FormErrors } from '@laurel/contract/errors';
import { contactMessageMax, contactNameMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { IconSend2 } from '@tabler/icons-react';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { CountedInput } from '#ui/fields/CountedInput.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import { illustrations } from '../paths.ts';
import classes from './Contact.module.css';
import * as texts from './texts.ts';

export interface ContactMessage {
  ContactName: string;
  EmailAddress: string;
  Message: string;
}

interface ContactFormProps {
  name: string;
  email: string;
  onSent: (message: ContactMessage) => void;
}

const rules = () => import('@laurel/contract/calls/content/contactussend').then(({ contactussend }) => contactussend);

export function ContactForm({ name, email, onSent }: ContactFormProps) {
  const form = useCallForm({
    name: 'contactussend',
    rules,
    empty: { ContactName: name, EmailAddress: email, Message: '', AcceptTerms: false },
    draft: { place: 'contactus', isBegun: ({ Message }) => Message.trim() !== '' },
    key: 'contactus',
    inputOf: (filled) => ({ ...filled, EmailAddress: filled.EmailAddress.trim() }),
    onSent: (_answer, filled) => onSent(filled),
  });
  const { values, errors, change } = form;
  return (
    <div className={classes.page}>
      <PageHeader title={say(common.contactUs)} intro={say(texts.contactIntro)} />
      <div className={`${layout.columns} ${layout.centred}`}>
        <Card>
          <form className={layout.stack} {...form.form}>
            <MessageFields message={values} errors={errors} onChange={change} />
            <Switch
              label={say(texts.acceptTerms)}
              checked={values.AcceptTerms}
              error={errors.AcceptTerms}
              onChange={(event) => change({ AcceptTerms: event.currentTarget.checked })}
            />
            <div>
              <Button type="submit" size="md" isWaiting={form.isSending} icon={<IconSend2 aria-hidden size={20} />}>
                {say(texts.send)}
              </Button>
            </div>
          </form>
        </Card>
        <Picture src={illustrations.welcome} width={360} height={260} className={layout.wideOnly} />
      </div>
    </div>
  );
}

interface MessageFieldsProps {
  message: ContactMessage;
  errors: FormErrors;
  onChange: (part: Partial<ContactMessage>) => void;
}

function MessageFields({ message, errors, onChange }: MessageFieldsProps) {
  return (
    <>
      <CountedInput
        label={say(common.name)}
        autoComplete="name"
        required
        max={contactNameMax}
        value={message.ContactName}
        onChange={(ContactName) => onChange({ ContactName })}
        error={errors.ContactName}
      />
      <TextInput
        label={say(common.emailAddress)}
        type="email"
        autoComplete="email"
        required
        value={message.EmailAddress}
        onChange={(event) => onChange({ EmailAddress: event.currentTarget.value })}
        error={errors.EmailAddress}
      />
      <CountedTextarea
        label={say(texts.words)}
        required
        minRows={6}
        max={contactMessageMax}
        value={message.Message}
        onChange={(Message) => onChange({ Message })}
        error={errors.Message}
      />
    </>
  );
}
