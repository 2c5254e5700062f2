import type { OpenCompetition } from '@laurel/contract/calls/competition/competitions';
import { say } from '@laurel/contract/say';
import { formatDate } from '#lib/dates.ts';
import { Link } from '#router/Link.tsx';
import { fewPaths } from '../few-paths.ts';
import classes from './Competition.module.css';
import * as texts from './texts.ts';

interface CompetitionChoiceProps {
  competitions: readonly OpenCompetition[];
  shown: OpenCompetition;
}

/** The way to each that runs, where there are several. */
export function CompetitionChoice({ competitions, shown }: CompetitionChoiceProps) {
  if (competitions.length < 2) return null;
  return (
    <nav aria-label={say(texts.competitions)}>
      <ul className={classes.choice}>
        {competitions.map(({ competitionId, title, endDate }) => (
          <li key={competitionId}>
            <Link
              to={fewPaths.competitionOf(competitionId)}
              className={classes.way}
              aria-current={competitionId === shown.competitionId ? 'page' : undefined}
            >
              <bdi>{title}</bdi>
              <span className={classes.day}>{say(texts.until, { date: formatDate(endDate) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
