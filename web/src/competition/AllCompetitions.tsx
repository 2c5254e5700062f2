import { mayCall } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { fewPaths } from '../few-paths.ts';
import { paths } from '../paths.ts';
import classes from './Admin.module.css';
import { AdminBanner } from './AdminBanner.tsx';
import { AdminSetup } from './AdminSetup.tsx';
import * as texts from './texts.ts';

const CompetitionList = late(() => import('./CompetitionList.tsx').then((m) => m.CompetitionList), {
  waiting: (
    <Card title={say(texts.competitions)}>
      <SkeletonRows rows={3} />
    </Card>
  ),
});

const AdminReport = late(() => import('./AdminReport.tsx').then((m) => m.AdminReport), {
  waiting: (
    <Card title={say(texts.report)}>
      <SkeletonRows rows={2} />
    </Card>
  ),
});

/** The competition that the specification means, all that there are, and the report of everything that was entered. */
export function AllCompetitions() {
  const { data, error, isFetching, refetch } = useQuery(callQuery('admincompetitionget', {}, { errors: 'screen' }));
  return (
    <>
      <PageHeader
        title={say(common.competitionAdmin)}
        intro={say(texts.adminIntro)}
        actions={
          <>
            {mayCall('savecompetition', useMember()) ? (
              <ButtonLink to={fewPaths.competitionSetup('new')}>{say(texts.newCompetition)}</ButtonLink>
            ) : null}
            <ButtonLink variant="default" to={paths.competition}>
              {say(texts.seeCompetition)}
            </ButtonLink>
          </>
        }
      />
      <div className={`${layout.columns} ${classes.columns}`}>
        {data ? (
          <AdminSetup competition={data.written} />
        ) : (
          <Card title={say(texts.setup)}>
            {error ? (
              <NotRead {...{ error, isFetching, refetch }} own={say(texts.notRead)} compact />
            ) : (
              <SkeletonRows rows={10} height={4.5} />
            )}
          </Card>
        )}
        {data || error ? (
          <AdminBanner banner={data?.banner ?? ''} />
        ) : (
          <Card title={say(texts.banner)}>
            <SkeletonRows rows={3} />
          </Card>
        )}
      </div>
      <CompetitionList />
      {mayCall('competitionreport', useMember()) ? <AdminReport /> : null}
    </>
  );
}
