import { mayCall } from '@laurel/contract/call-rows';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './Admin.module.css';
import { AdminBanner } from './AdminBanner.tsx';
import { AdminSetup } from './AdminSetup.tsx';

const AdminReport = late(() => import('./AdminReport.tsx').then((m) => m.AdminReport), {
  waiting: (
    <Card title="Competition Report">
      <SkeletonRows rows={2} />
    </Card>
  ),
});

export function CompetitionAdminPage() {
  const { data, error, isFetching, refetch } = useQuery(callQuery('admincompetitionget', {}, { errors: 'screen' }));
  return (
    <>
      <PageHeader
        title="Competition Admin"
        intro="Set the competition up, show it to everybody, and read who was nominated."
        actions={
          <ButtonLink variant="default" to={paths.competition}>
            See the competition
          </ButtonLink>
        }
      />
      <div className={`${layout.columns} ${classes.columns}`}>
        {data ? (
          <AdminSetup competition={data.competition} />
        ) : (
          <Card title="Competition Setup">
            {error ? (
              <ErrorState
                compact
                illustration={illustrations.error}
                own="Error retrieving competition data"
                failure={failureOf(error)}
                isRetrying={isFetching}
                onRetry={() => void refetch()}
              />
            ) : (
              <SkeletonRows rows={10} height={4.5} />
            )}
          </Card>
        )}
        {data || error ? (
          <AdminBanner banner={data?.banner ?? ''} />
        ) : (
          <Card title="Banner">
            <SkeletonRows rows={3} />
          </Card>
        )}
      </div>
      {mayCall('competitionreport', useMember()) ? <AdminReport /> : null}
    </>
  );
}
