import { say } from '@laurel/contract/say';
import { useListPages } from '#api/use-list-pages.ts';
import { formatTime } from '#lib/dates.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import classes from './Contact.module.css';
import * as texts from './texts.ts';

const pageSize = 10;

/** What the member wrote before, and what they were answered. Who wrote nothing sees nothing of it. */
export function MyContacts() {
  const { data, turner } = useListPages('mycontacts', { size: pageSize }, { errors: 'screen', staleTime: 0 });
  if (!data || data.contacts.length === 0) return null;
  return (
    <section className={`${layout.stack} ${classes.own}`} aria-labelledby="my-contacts" aria-busy={turner.isBusy}>
      <h2 id="my-contacts" className={words.title}>
        {say(texts.ownMessages)}
      </h2>
      {data.contacts.map(({ contactId, dateWritten, state, text, answers }) => (
        <Card key={contactId}>
          <div className={layout.stack}>
            <div className={layout.row}>
              <time className={words.facts} dateTime={dateWritten}>
                {formatTime(dateWritten)}
              </time>
              <Badge tone={state === 'open' ? 'waiting' : 'done'}>{say(texts.ownState, { state })}</Badge>
            </div>
            <p className={classes.written} dir="auto">
              {text}
            </p>
            {answers.map((answer) => (
              <div key={answer.date} className={layout.tray}>
                <p className={words.facts}>{say(texts.answeredAt, { date: formatTime(answer.date) })}</p>
                <p className={classes.written} dir="auto">
                  {answer.text}
                </p>
              </div>
            ))}
          </div>
        </Card>
      ))}
      <PageTurner {...turner} shown={data.contacts.length} />
    </section>
  );
}
