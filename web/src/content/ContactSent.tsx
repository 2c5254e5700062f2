import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import * as common from '#lib/texts.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Title } from '#ui/display/Title.tsx';
import { useArrival } from '#ui/focus/arrival.ts';
import layout from '#ui/layout/layout.module.css';
import { illustrations, paths } from '../paths.ts';
import classes from './Contact.module.css';
import type { ContactMessage } from './ContactForm.tsx';
import * as texts from './texts.ts';

interface ContactSentProps {
  message: ContactMessage;
  onAnother: () => void;
}

export function ContactSent({ message, onAnother }: ContactSentProps) {
  const page = useArrival<HTMLDivElement>();
  return (
    <div className={classes.sent} ref={page}>
      <Picture src={illustrations.success} width={240} height={172} />
      <Title>{say(said.messageSent)}</Title>
      <Card className={classes.facts}>
        <Facts>
          <LabelledValue label={say(common.name)}>{message.ContactName}</LabelledValue>
          <LabelledValue label={say(common.emailAddress)}>{message.EmailAddress}</LabelledValue>
          <LabelledValue label={say(texts.words)}>{message.Message}</LabelledValue>
        </Facts>
      </Card>
      <div className={layout.row}>
        <Button variant="default" onClick={onAnother}>
          {say(texts.another)}
        </Button>
        <ButtonLink to={paths.home}>{say(common.home)}</ButtonLink>
      </div>
    </div>
  );
}
