import { mayCall } from '@laurel/contract/call-rows';
import type { CompetitionOne } from '@laurel/contract/calls/competition/competitionone';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { paths } from '../paths.ts';
import classes from './Admin.module.css';
import { AdminBanner } from './AdminBanner.tsx';
import { AdminReport } from './AdminReport.tsx';
import { StateBadge } from './CompetitionList.tsx';
import { EditCompetition } from './EditCompetition.tsx';
import { RemoveCompetition } from './RemoveCompetition.tsx';
import * as texts from './texts.ts';
import { Winners } from './Winners.tsx';

/** One of the competitions with what became of it, or a new one. */
export function OneCompetition({ competitionId }: { competitionId: string }) {
  const isNew = competitionId === 'new';
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('competitionone', isNew ? {} : { competitionId }, { errors: 'screen' }),
  );
  const one = isNew ? undefined : data?.competition;
  return (
    <>
      <PageHeader
        title={isNew ? say(texts.newCompetition) : (one?.title ?? say(common.competitionAdmin))}
        {...(one && { intro: <Facts competition={one} /> })}
        actions={
          <ButtonLink variant="default" to={paths.competitionAdmin}>
            {say(texts.allCompetitions)}
          </ButtonLink>
        }
      />
      {error ? <NotRead {...{ error, isFetching, refetch }} own={say(texts.notRead)} /> : null}
      {!data && !error ? <SkeletonRows rows={6} height={5} /> : null}
      {data && isNew ? <EditCompetition sites={data.sites} /> : null}
      {data && one ? <Parts competition={one} sites={data.sites} /> : null}
    </>
  );
}

function Facts({ competition }: { competition: CompetitionOne }) {
  const { startDate, endDate, entries } = competition;
  return (
    <p>
      <StateBadge {...competition} /> {say(texts.days, { from: formatDate(startDate), to: formatDate(endDate) })}
      {' · '}
      {say(common.nominationsCount, { count: entries })}
    </p>
  );
}

interface PartsProps {
  competition: CompetitionOne;
  sites: readonly { site: string; people: number }[];
}

function Parts({ competition, sites }: PartsProps) {
  const member = useMember();
  const { competitionId, banner, entries, state } = competition;
  return (
    <div className={layout.sections}>
      {state === 'ended' ? <Winners competition={competition} /> : null}
      <div className={layout.columns}>
        <EditCompetition competition={competition} sites={sites} />
        <AdminBanner banner={banner} competitionId={competitionId} />
      </div>
      {mayCall('competitionreport', member) ? <AdminReport competition={competition} /> : null}
      {entries === 0 && mayCall('removecompetition', member) ? (
        <div className={classes.remove}>
          <RemoveCompetition competition={competition} />
        </div>
      ) : null}
    </div>
  );
}
