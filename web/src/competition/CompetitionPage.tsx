import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#api/call-error.ts';
import { callQuery, prefetch } from '#api/query-client.ts';
import { formatLongDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import { BannerPicture } from './BannerPicture.tsx';
import classes from './Competition.module.css';
import { CompetitionFields } from './CompetitionFields.tsx';
import { isRunning } from './competition-form.ts';
import * as texts from './texts.ts';

const firstQuery = callQuery('admincompetitionget', {}, { errors: 'screen' });

export function CompetitionPage() {
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
  const { competition, banner } = data;
  if (!isRunning(competition, new Date())) {
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
  return (
    <div className={classes.page}>
      <BannerPicture suffix={banner} />
      <PageHeader
        title={competition.title}
        eyebrow={say(texts.until, { date: formatLongDate(competition.endDate) })}
        intro={
          <p dir="auto" className={classes.description}>
            {competition.description}
          </p>
        }
      />
      <CompetitionFields competition={competition} />
    </div>
  );
}

CompetitionPage.preload = () => prefetch(firstQuery);
