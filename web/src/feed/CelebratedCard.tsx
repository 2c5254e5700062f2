import type { CelebratedItem } from '@laurel/contract/calls/recognition/feed-item';
import { say } from '@laurel/contract/say';
import { useId } from 'react';
import { formatDate } from '#lib/dates.ts';
import { rich } from '#lib/rich.ts';
import { ColleagueFace } from '#people/ColleagueFace.tsx';
import { ColleagueLink } from '#people/ColleagueLink.tsx';
import { Occasion } from '#people/Occasion.tsx';
import { isUnregistered, samePerson } from '#people/who.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import layout from '#ui/layout/layout.module.css';
import { unseen } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import classes from './Feed.module.css';
import * as texts from './texts.ts';

interface CelebratedCardProps {
  item: CelebratedItem;
  /** From 1. */
  place: number;
}

/** Who had a birthday or an anniversary on one day. */
export function CelebratedCard({ item: { day, people, others }, place }: CelebratedCardProps) {
  const id = useId();
  const own = useMember();
  return (
    <article
      className={`${layout.surface} ${layout.inset} ${layout.list}`}
      aria-posinset={place}
      aria-setsize={-1}
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an item of a feed takes the focus, so that keys turn from one to the next
      tabIndex={0}
    >
      <p id={id} className={words.kind}>
        {say(texts.celebratedOn, { day: formatDate(day) })}
      </p>
      <ul className={classes.celebrating}>
        {people.map((person) => (
          <li key={`${person.what} ${person.memberId}`} className={layout.beside}>
            <ColleagueFace person={person} size={34} />
            <div className={classes.who}>
              <span dir="auto">
                <ColleagueLink memberId={person.memberId}>{person.memberName}</ColleagueLink>
              </span>
              <Occasion what={person.what}>
                {person.what === 'BDAY' ? say(texts.birthday) : say(texts.years, { years: person.years })}
              </Occasion>
              {isUnregistered(person) || samePerson(person.memberId, own.memberId) ? null : (
                <Link
                  className={words.link}
                  to={paths.recognise(person.memberId, person.what === 'BDAY' ? 'birthday' : 'anniversary')}
                >
                  {rich(texts.celebrateNamed, { name: person.memberName, unseen })}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
      {others > 0 ? <p className={words.facts}>{say(texts.andOthers, { count: others })}</p> : null}
    </article>
  );
}
