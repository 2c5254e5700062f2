import type { PastCompetition } from '@laurel/contract/calls/competition/pastcompetitions';
import { say } from '@laurel/contract/say';
import { useListPages } from '#api/use-list-pages.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatDate } from '#lib/dates.ts';
import { PersonCard } from '#people/PersonCard.tsx';
import { Card } from '#ui/display/Card.tsx';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import classes from './Competition.module.css';
import * as texts from './texts.ts';

const size = 5;

/** What there was before, and who has won it. */
export function PastCompetitions() {
  const { data, error, isFetching, refetch, turner } = useListPages('pastcompetitions', { size }, { errors: 'screen' });
  if (data?.total === 0) return null;
  return (
    <Card className={classes.past} title={say(texts.past)}>
      {error ? (
        <NotRead {...{ error, isFetching, refetch }} compact />
      ) : data ? (
        <>
          <ul className={classes.list}>
            {data.competitions.map((one) => (
              <Past key={one.competitionId} competition={one} />
            ))}
          </ul>
          <PageTurner {...turner} />
        </>
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Card>
  );
}

function Past({ competition: { title, description, startDate, endDate, winners } }: { competition: PastCompetition }) {
  return (
    <li className={layout.stack}>
      <div>
        <h3 dir="auto" className={words.name}>
          {title}
        </h3>
        <p className={words.facts}>{say(texts.days, { from: formatDate(startDate), to: formatDate(endDate) })}</p>
        {description ? <ClampedText text={description} of={title} /> : null}
      </div>
      {winners.length > 0 ? (
        <ul aria-label={say(texts.winnersOf, { title })} className={classes.winners}>
          {winners.map((winner) => (
            <li key={winner.memberId}>
              <PersonCard person={winner} look="line">
                {winner.sentence ? (
                  <blockquote dir="auto" className={words.quote}>
                    {winner.sentence}
                  </blockquote>
                ) : null}
              </PersonCard>
            </li>
          ))}
        </ul>
      ) : (
        <p className={words.soft}>{say(texts.nobodyWon)}</p>
      )}
    </li>
  );
}
