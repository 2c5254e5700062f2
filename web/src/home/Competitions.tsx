import type { Home } from '@laurel/contract/calls/members/home';
import { say } from '@laurel/contract/say';
import { PersonCard } from '#people/PersonCard.tsx';
import { Link } from '#router/Link.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import { CompetitionBanner } from './CompetitionBanner.tsx';
import classes from './Competitions.module.css';
import * as texts from './texts.ts';

/** Who has won lately, and every competition that runs: the first to end first. */
export function Competitions({ competitions = [], winners = [] }: Pick<Home['other'], 'competitions' | 'winners'>) {
  return (
    <>
      {winners.length > 0 ? (
        <section className={layout.stack}>
          <h2 className={words.headline}>{say(texts.whoWon)}</h2>
          <ul className={classes.winners}>
            {winners.map((winner) => (
              <li key={`${winner.competitionId} ${winner.memberId}`}>
                <PersonCard person={winner} look="row">
                  <Link to={paths.competition} dir="auto" className={words.link}>
                    {winner.title}
                  </Link>
                  {winner.sentence ? (
                    <blockquote dir="auto" className={words.quote}>
                      {winner.sentence}
                    </blockquote>
                  ) : null}
                </PersonCard>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {competitions.map((one) => (
        <CompetitionBanner key={one.competitionId} {...one} />
      ))}
    </>
  );
}
