import type { FormErrors } from '@laurel/contract/errors';
import { contactMessageMax, contactNameMax, emailMax } from '@laurel/contract/limits';
import { textLength } from '@laurel/contract/text-length';
import { Button } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { formErrorsOf } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { useDraft } from '#session/use-draft.ts';
import { Card } from '#ui/Card.tsx';
import { Switch } from '#ui/Checkbox.tsx';
import { CountedInput } from '#ui/CountedInput.tsx';
import { CountedTextarea } from '#ui/CountedTextarea.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Picture } from '#ui/Picture.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { illustrations } from '../paths.ts';
import classes from './Contact.module.css';

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

export function ContactForm({ name, email, onSent }: ContactFormProps) {
  const empty: ContactMessage = { ContactName: name, EmailAddress: email, Message: '' };
  const { value: message, setValue: setMessage, forget } = useDraft('contactus', empty, hasMessage);
  const [accepted, setAccepted] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const key = useIdempotencyKey('contactus');
  const send = useMutation({
    mutationFn: () => call('contactussend', { ...message, AcceptTerms: true }, { key }),
    meta: { errors: 'fields' },
    onSuccess: () => {
      forget();
      onSent(message);
    },
    onError: (error) => setErrors(formErrorsOf(error)),
  });
  const change = (field: keyof ContactMessage) => (value: string) => {
    setMessage({ ...message, [field]: value });
    setErrors(({ [field]: _, ...others }) => others);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = missing(message, accepted);
    setErrors(found);
    if (Object.keys(found).length === 0) send.mutate();
    else focusFirstError(event.currentTarget);
  };
  return (
    <div className={classes.page}>
      <PageHeader
        title="Contact Us"
        intro="A question, a wish, something that does not work? Write to us; people read it."
      />
      <div className={classes.columns}>
        <Card>
          <form onSubmit={submit} noValidate className={classes.form}>
            <MessageFields message={message} errors={errors} onChange={change} />
            <Switch
              label="I accept the terms"
              checked={accepted}
              error={errors.AcceptTerms}
              onChange={(event) => {
                setAccepted(event.currentTarget.checked);
                setErrors(({ AcceptTerms: _, ...others }) => others);
              }}
            />
            <div>
              <Button
                type="submit"
                size="md"
                loading={send.isPending}
                leftSection={<IconSend2 aria-hidden size={20} />}
              >
                Send Message
              </Button>
            </div>
          </form>
        </Card>
        <Picture src={illustrations.welcome} width={360} height={260} className={classes.picture} />
      </div>
    </div>
  );
}

function hasMessage({ Message }: ContactMessage): boolean {
  return Message.trim() !== '';
}

interface MessageFieldsProps {
  message: ContactMessage;
  errors: FormErrors;
  onChange: (field: keyof ContactMessage) => (value: string) => void;
}

function MessageFields({ message, errors, onChange }: MessageFieldsProps) {
  return (
    <>
      <CountedInput
        label="Name"
        autoComplete="name"
        required
        max={contactNameMax}
        value={message.ContactName}
        onChange={onChange('ContactName')}
        error={errors.ContactName}
      />
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="email"
        required
        value={message.EmailAddress}
        onChange={(event) => onChange('EmailAddress')(event.currentTarget.value)}
        error={errors.EmailAddress}
      />
      <CountedTextarea
        label="Message"
        required
        minRows={6}
        max={contactMessageMax}
        value={message.Message}
        onChange={onChange('Message')}
        error={errors.Message}
      />
    </>
  );
}

function missing({ ContactName, EmailAddress, Message }: ContactMessage, accepted: boolean): FormErrors {
  const errors: FormErrors = {};
  if (ContactName.trim() === '') errors.ContactName = 'Please give your name.';
  else if (textLength(ContactName) > contactNameMax)
    errors.ContactName = `Please use at most ${contactNameMax} characters.`;
  if (!/^\S+@\S+\.\S+$/.test(EmailAddress.trim()) || textLength(EmailAddress) > emailMax)
    errors.EmailAddress = 'Please give an e-mail address.';
  if (Message.trim() === '') errors.Message = 'Please write a message.';
  else if (textLength(Message) > contactMessageMax)
    errors.Message = `Please use at most ${contactMessageMax} characters.`;
  if (!accepted) errors.AcceptTerms = 'Please accept the terms.';
  return errors;
}
