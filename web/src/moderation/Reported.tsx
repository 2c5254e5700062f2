import { mayOpen } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import type { CallOutput } from '#api/call.ts';
import { ECard } from '#ecards/ECard.tsx';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import classes from './Moderation.module.css';
import * as texts from './texts.ts';

interface ReportedProps {
  card: CallOutput<'reportedone'>;
  onOpen: (cardId: string) => void;
}

/** The card as it looks, what is said against it, what was done, and what else of its giver was reported. */
export function Reported({ card, onOpen }: ReportedProps) {
  const { value, from, to, message, points, dateGiven, state, said, deeds, others } = card;
  const reader = useMember();
  return (
    <>
      <ECard
        value={value}
        to={to.name}
        from={from.name}
        message={message}
        messageLanguage=""
        points={points}
        pointsName={reader.pointsName || say(common.points)}
        date={dateGiven}
      />
      <p className={words.facts}>{say(texts.stateWords, { state })}</p>
      {mayOpen('corrections', reader) ? (
        <p>
          <Link to={paths.corrections(to.memberId)} className={words.link}>
            {say(points > 0 ? texts.correctPoints : texts.withdrawCard)}
          </Link>
        </p>
      ) : null}
      <section className={layout.stack} aria-labelledby="card-said">
        <h3 id="card-said" className={words.name}>
          {say(texts.saidAgainst)}
        </h3>
        <ul className={layout.list}>
          {said.map(({ by, reason, text, date, isWithdrawn }) => (
            <li key={`${by.memberId} ${date}`} className={classes.entry}>
              <p className={words.facts}>
                <time dateTime={date}>{formatTime(date)}</time>
              </p>
              <p>{say(isWithdrawn ? texts.saidAndWithdrew : texts.saidWhy, { name: by.name, reason })}</p>
              {text ? (
                <p className={classes.written} dir="auto">
                  {text}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      {deeds.length > 0 ? (
        <section className={layout.stack} aria-labelledby="card-done">
          <h3 id="card-done" className={words.name}>
            {say(texts.done)}
          </h3>
          <ol className={layout.list}>
            {deeds.map(({ kind, by, to: whom, text, date }) => (
              <li key={`${kind} ${date}`} className={classes.entry}>
                <p className={words.facts}>
                  <time dateTime={date}>{formatTime(date)}</time>
                </p>
                <p>{say(texts.deed, { kind, name: by.name, to: whom?.name ?? '' })}</p>
                {text ? (
                  <p className={classes.written} dir="auto">
                    {text}
                  </p>
                ) : null}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {others.length > 0 ? (
        <section className={layout.stack} aria-labelledby="card-others">
          <h3 id="card-others" className={words.name}>
            {say(texts.others, { name: from.name })}
          </h3>
          <ul className={layout.list}>
            {others.map((other) => (
              <li key={other.cardId}>
                <button type="button" className={`${words.link} ${classes.open}`} onClick={() => onOpen(other.cardId)}>
                  {say(texts.other, { value: other.value, date: formatTime(other.dateGiven) })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
