import { mayOpen } from '@laurel/contract/access';
import { mayRead } from '@laurel/contract/part-access';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { useListPages } from '#api/use-list-pages.ts';
import { CompanyWords } from '#blocks/CompanyWords.tsx';
import * as common from '#lib/texts.ts';
import { useRested } from '#lib/use-rested.ts';
import { useSearchParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState, ErrorState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations, paths } from '../paths.ts';
import { ListFilters } from './ListFilters.tsx';
import { filterAsked, type ListFilter, listInput, pageSize } from './list-filter.ts';
import { NominationCard } from './NominationCard.tsx';
import { NominationExports } from './NominationExports.tsx';
import classes from './NominationManagement.module.css';
import * as texts from './texts.ts';

const ReviewModal = late(() => import('./ReviewModal.tsx').then((m) => m.ReviewModal));

export function NominationManagementPage() {
  const member = useMember();
  const [asked, setAsked] = useSearchParams();
  const [filter, setFilter] = useState<ListFilter>(() => filterAsked(asked, member));
  // In the address, where a notice leads too.
  const { nomination: reviewed = '', ...rest } = Object.fromEntries(asked);
  const review = (nomId: string) => setAsked({ ...rest, ...(nomId && { nomination: nomId }) }, { replace: true });
  const { rested, restNow } = useRested(filter.search);
  const wanted = { ...filter, search: rested };
  const pages = useListPages('nomlist', { ...listInput(wanted), size: pageSize }, { errors: 'screen' });
  return (
    <>
      <PageHeader
        title={say(texts.management)}
        intro={say(texts.managementIntro)}
        actions={
          mayOpen('adhocRecognition', member) ? (
            <ButtonLink to={paths.adhocRecognition} variant="default">
              {say(common.adhocRecognition)}
            </ButtonLink>
          ) : undefined
        }
      />
      {mayRead('everyNomination', member) ? (
        <CompanyWords isNotice contentKey="topmsgnominationmanagement" letters={265} />
      ) : null}
      <Card>
        <ListFilters
          filter={filter}
          onChange={(part) => setFilter({ ...filter, ...part })}
          onSearchNow={restNow}
          hasStatus={mayRead('nominationStatus', member)}
        />
        <NominationExports filter={wanted} total={pages.first?.total ?? 0} />
        <NominationList pages={pages} onReview={review} />
      </Card>
      {reviewed ? <ReviewModal key={reviewed} nomId={reviewed} onClose={() => review('')} /> : null}
    </>
  );
}

interface NominationListProps {
  pages: ReturnType<typeof useListPages<'nomlist'>>;
  onReview: (nomId: string) => void;
}

/** A page of nominations, on its way, empty, failed or here. */
function NominationList({ pages: { data, error, isTurning, turner, refetch }, onReview }: NominationListProps) {
  if (error)
    return (
      <ErrorState
        illustration={illustrations.error}
        own={say(common.unexpectedError)}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={6} height={9} />;
  return (
    <div>
      {data.noms.length === 0 ? (
        <EmptyState
          illustration={illustrations.emptyList}
          words={say(common.noResults)}
          hint={say(texts.noResultsHint)}
        />
      ) : (
        <ul aria-label={say(common.nominations)} aria-busy={isTurning}>
          {data.noms.map((nomination) => (
            <NominationCard
              key={nomination.nomId}
              nomination={nomination}
              onReview={() => onReview(nomination.nomId)}
            />
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <PageTurner {...turner} shown={data.noms.length} words={(span) => say(texts.shownOf, span)} />
      </div>
    </div>
  );
}
