import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Title } from '#ui/display/Title.tsx';
import { useArrival } from '#ui/focus/focus.ts';
import { illustrations, paths } from '../paths.ts';
import classes from './Contact.module.css';
import type { ContactMessage } from './ContactForm.tsx';

interface ContactSentProps {
  message: ContactMessage;
  onAnother: () => void;
}

export function ContactSent({ message, onAnother }: ContactSentProps) {
  const page = useArrival<HTMLDivElement>();
  return (
    <div className={classes.sent} ref={page}>
      <Picture src={illustrations.success} width={240} height={172} />
      <Title>Message Successfully Sent</Title>
      <Card className={classes.facts}>
        <dl className={classes.facts}>
          <div>
            <dt>Name</dt>
            <dd>{message.ContactName}</dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>{message.EmailAddress}</dd>
          </div>
          <div>
            <dt>Message</dt>
            <dd>{message.Message}</dd>
          </div>
        </dl>
      </Card>
      <div className={classes.actions}>
        <Button variant="default" onClick={onAnother}>
          Send Another Message
        </Button>
        <ButtonLink to={paths.home}>Home</ButtonLink>
      </div>
    </div>
  );
}
