import { mayOpen } from '@laurel/contract/access';
import type { ContactEntry } from '@laurel/contract/calls/inbox/contact-shown';
import type { MessageState } from '@laurel/contract/calls/oversight/message-states';
import { languageNames } from '@laurel/contract/language-names';
import { languageOf } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { type CallOutput, call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { formatTime } from '#lib/dates.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { paths } from '../paths.ts';
import { stateWords } from './contact-words.ts';
import classes from './Inbox.module.css';
import * as texts from './texts.ts';

type Contact = CallOutput<'inboxone'>;

/** Who wrote what, and what was done with it since. */
export function Thread({ contact, mayChange }: { contact: Contact; mayChange: boolean }) {
  const { contactId, name, email, member, state, takenBy, dateWritten, text, language, isSpamAddress, entries } =
    contact;
  const reader = useMember();
  const spoken = languageOf(language);
  return (
    <>
      <Facts>
        <LabelledValue label={say(texts.writer)}>
          {member && mayOpen('person', reader) ? (
            <Link to={paths.person(member.memberId)} className={words.link}>
              {member.name}
            </Link>
          ) : (
            <bdi>{member?.name ?? name}</bdi>
          )}
          {member && member.name !== name ? <p className={words.facts}>{name}</p> : null}
          {member ? null : <p className={words.facts}>{say(texts.outside)}</p>}
        </LabelledValue>
        <LabelledValue label={say(texts.address)}>
          <bdi className={classes.words}>{email}</bdi>
        </LabelledValue>
        <LabelledValue label={say(texts.written)}>{formatTime(dateWritten)}</LabelledValue>
        <LabelledValue label={say(texts.state)}>{say(stateWords[state])}</LabelledValue>
        <LabelledValue label={say(texts.answeredBy)}>{takenBy?.name ?? say(texts.takenByNobody)}</LabelledValue>
        {spoken ? <LabelledValue label={say(texts.reads)}>{languageNames[spoken]}</LabelledValue> : null}
      </Facts>
      {isSpamAddress ? <p className={words.facts}>{say(texts.spamAddress)}</p> : null}
      <div className={layout.tray}>
        <p className={classes.words} dir="auto">
          {text}
        </p>
      </div>
      {entries.length > 0 ? (
        <section className={layout.stack} aria-labelledby="contact-since">
          <h3 id="contact-since" className={words.name}>
            {say(texts.since)}
          </h3>
          <ol className={layout.list}>
            {entries.map((entry) => (
              <li key={entry.entryId} className={classes.entry}>
                <Entry contactId={contactId} entry={entry} mayChange={mayChange} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}

interface EntryProps {
  contactId: string;
  entry: ContactEntry;
  mayChange: boolean;
}

function Entry({ contactId, entry, mayChange }: EntryProps) {
  const { entryId, kind, by, to, date, text, mail } = entry;
  const isWritten = kind === 'answer' || kind === 'note';
  return (
    <div>
      <p className={words.facts}>
        <time dateTime={date}>{formatTime(date)}</time>
      </p>
      <p>{say(texts.deed, { kind, name: by?.name ?? '', to: to?.name ?? '' })}</p>
      {isWritten ? (
        <p className={classes.words} dir="auto">
          {text === '' ? say(texts.wordsGone) : text}
        </p>
      ) : null}
      {mail ? <Mail contactId={contactId} entryId={entryId} mail={mail} mayChange={mayChange} /> : null}
    </div>
  );
}

const failed: readonly MessageState[] = ['stuck', 'givenUp', 'undeliverable'];

interface MailProps extends Omit<EntryProps, 'entry'> {
  entryId: string;
  mail: NonNullable<ContactEntry['mail']>;
}

/** What became of an answer on its way. */
function Mail({ contactId, entryId, mail: { state, reason, isInHand }, mayChange }: MailProps) {
  const resend = useCallMutation('inboxresend', {
    send: () => call('inboxresend', { contactId, answerId: entryId }),
    errors: 'screen',
    onSuccess: ({ message }) => notify(message),
  });
  const hasFailed = failed.includes(state) && !isInHand;
  return (
    <>
      <p className={words.facts}>{say(texts.mailState, { state: hasFailed ? 'failed' : state })}</p>
      {reason ? <p className={words.facts}>{reason}</p> : null}
      {resend.error ? <FailureNote>{errorWords(resend.error)}</FailureNote> : null}
      {(hasFailed || resend.isPending) && mayChange ? (
        <Button variant="default" size="xs" isWaiting={resend.isPending} onClick={() => resend.mutate()}>
          {say(texts.resend)}
        </Button>
      ) : null}
    </>
  );
}
