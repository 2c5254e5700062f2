import type { Person } from '@laurel/contract/calls/personnel/person';
import { say } from '@laurel/contract/say';
import type { ReactNode } from 'react';
import { Link } from '#router/Link.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import { type Answer, mailAnswer, managerHint, pointsAnswer, signOnAnswer } from './answer-words.ts';
import classes from './Personnel.module.css';
import { nameOf } from './standing.tsx';
import * as texts from './texts.ts';

/** What is asked of those who look after people, answered: each with what it means and what can be done. */
export function Answers({ person }: { person: Person }) {
  return (
    <Grid min="13rem" aria-label={say(texts.answers)}>
      <AnswerCard title={say(texts.signingOn)} {...signOnAnswer(person)} />
      <AnswerCard title={say(texts.messages)} {...mailAnswer(person)} />
      <AnswerCard title={say(texts.points)} {...pointsAnswer(person)} />
      <AnswerCard
        title={say(texts.manager)}
        tone={person.state === 'here' && person.manager?.state !== 'here' ? 'waiting' : undefined}
        words={<Manager person={person} />}
        hint={managerHint(person)}
      />
    </Grid>
  );
}

function Manager({ person: { manager } }: { person: Person }) {
  if (!manager) return say(texts.noManager);
  return (
    <Link dir="auto" to={paths.person(manager.memberId)}>
      {nameOf(manager)}
    </Link>
  );
}

interface AnswerCardProps extends Omit<Answer, 'words'> {
  title: string;
  words: ReactNode;
}

function AnswerCard({ title, tone, words: said, hint }: AnswerCardProps) {
  return (
    <li>
      <section className={`${layout.surface} ${layout.inset} ${classes.answer}`} data-tone={tone}>
        <h2 className={words.facts}>{title}</h2>
        <p className={words.name}>{said}</p>
        {hint ? <p className={words.facts}>{hint}</p> : null}
      </section>
    </li>
  );
}
