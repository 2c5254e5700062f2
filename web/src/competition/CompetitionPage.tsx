import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#api/call-error.ts';
import { callQuery, prefetch } from '#api/query-client.ts';
import { formatLongDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { useSearchParams } from '#router/router.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { late } from '#ui/states/late.tsx';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths, serverPaths } from '../paths.ts';
import { BannerPicture } from './BannerPicture.tsx';
import classes from './Competition.module.css';
import { CompetitionChoice } from './CompetitionChoice.tsx';
import { CompetitionFields } from './CompetitionFields.tsx';
import * as texts from './texts.ts';

const PastCompetitions = late(() => import('./PastCompetitions.tsx').then((m) => m.PastCompetitions));

const firstQuery = callQuery('competitions', {}, { errors: 'screen' });

/** One of those that run, with the way to the others, and those of before. */
export function CompetitionPage() {
  const [search] = useSearchParams();
  const { data, error, refetch, isFetching } = useQuery(firstQuery);
  if (error) {
    return (
      <StatePage
        isAlert
        title={say(texts.notRead)}
        words={failureOf(error).message}
        illustration={illustrations.error}
        action={
          <Button onClick={() => void refetch()} isWaiting={isFetching}>
            {say(common.tryAgain)}
          </Button>
        }
      />
    );
  }
  if (!data) return <PageSkeleton />;
  const { competitions } = data;
  const asked = search.get('competition');
  const shown = competitions.find(({ competitionId }) => competitionId === asked) ?? competitions[0];
  return (
    <div className={classes.page}>
      {shown ? (
        <>
          <CompetitionChoice competitions={competitions} shown={shown} />
          <BannerPicture key={shown.banner} src={serverPaths.competitionPicture(shown.banner)} />
          <PageHeader
            title={shown.title}
            eyebrow={say(texts.until, { date: formatLongDate(shown.endDate) })}
            intro={
              <p dir="auto" className={classes.description}>
                {shown.description}
              </p>
            }
          />
          <CompetitionFields key={shown.competitionId} competition={shown} />
        </>
      ) : (
        <NoneRuns />
      )}
      <PastCompetitions />
    </div>
  );
}

CompetitionPage.preload = () => prefetch(firstQuery);

function NoneRuns() {
  return (
    <StatePage
      title={say(said.noCompetition)}
      words={say(texts.noneRuns)}
      illustration={illustrations.wallOfFame}
      action={
        <>
          <ButtonLink to={paths.nominate()}>{say(common.nominateColleague)}</ButtonLink>
          <ButtonLink variant="default" to={paths.home}>
            {say(common.home)}
          </ButtonLink>
        </>
      }
    />
  );
}
