import { useSearchParams } from '#router/router.ts';
import { late } from '#ui/states/late.tsx';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { AllCompetitions } from './AllCompetitions.tsx';

const OneCompetition = late(() => import('./OneCompetition.tsx').then((m) => m.OneCompetition), {
  waiting: <PageSkeleton />,
});

/** The one that members see first with the list of all, or one of these, or a new one. */
export function CompetitionAdminPage() {
  const [search] = useSearchParams();
  const asked = search.get('competition');
  return asked ? <OneCompetition key={asked} competitionId={asked} /> : <AllCompetitions />;
}
