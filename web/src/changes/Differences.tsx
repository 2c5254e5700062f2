import { say } from '@laurel/contract/say';
import type { Difference } from '@laurel/contract/shapes/difference';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import words from '#ui/layout/words.module.css';
import { cardPicture } from '../paths.ts';
import classes from './Differences.module.css';
import { type DifferenceWords, differenceWords, isSaidByList, placeOf } from './programme-words.ts';
import * as texts from './texts.ts';

interface DifferencesProps {
  label: string;
  differences: readonly Difference[];
  /** How many there are in all. */
  count?: number;
}

/** What is otherwise in a programme: what it is about, what was, and what is to be. */
export function Differences({ label, differences, count = differences.length }: DifferencesProps) {
  const shown = differences.filter((one) => !isSaidByList(one, differences));
  const more = count - differences.length;
  return (
    <div className={classes.room}>
      <ul className={classes.differences} aria-label={label}>
        {shown.map((difference) => (
          <li key={difference.at}>
            <PlaceWords difference={difference} />
            <Sides said={differenceWords(difference)} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={words.soft}>{say(texts.moreDifferences, { count: more })}</p> : null}
    </div>
  );
}

function PlaceWords({ difference }: { difference: Difference }) {
  const { part, thing, field } = placeOf(difference);
  return (
    <p>
      {thing ? (
        <>
          <span className={words.facts}>{part}</span>
          <br />
          <strong dir="auto">{thing}</strong>{' '}
        </>
      ) : (
        <strong>{part}</strong>
      )}{' '}
      {field ? <span className={words.soft}>{field}</span> : null}
    </p>
  );
}

function Sides({ said }: { said: DifferenceWords }) {
  if (said.is === 'list')
    return (
      <div>
        {said.lines.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </div>
    );
  const Side = said.is === 'picture' ? Picture : Value;
  return (
    <p className={classes.sides}>
      <del>
        <span className="visually-hidden">{say(texts.beforeRead)} </span>
        <Side value={said.before} />
      </del>
      <IconArrowNarrowRight aria-hidden size={20} stroke={1.7} />
      <ins>
        <span className="visually-hidden">{say(texts.afterRead)} </span>
        <Side value={said.after} />
      </ins>
    </p>
  );
}

function Value({ value }: { value: string }) {
  return <bdi>{value}</bdi>;
}

/** A drawing, by its name. */
function Picture({ value }: { value: string }) {
  return <img src={cardPicture(value || 'recognition')} alt={value} width={160} height={90} />;
}
