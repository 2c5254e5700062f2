import type { IdeaRow } from '@laurel/contract/calls/ideas/idea-row';
import { type IdeaStatus, ideaStatuses } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { standingWords } from '@laurel/contract/standings';
import { type ComponentProps, useMemo, useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { ownFailureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { pageSize, usePages } from '#api/use-pages.ts';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { useSearchParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { MonthRange, monthsAreInOrder, monthsSince, monthsWords } from '#ui/fields/MonthSelect.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import words from '#ui/layout/words.module.css';
import { late } from '#ui/states/late.tsx';
import { ReportPage } from '#ui/tables/ReportPage.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { illustrations, paths } from '../paths.ts';
import { ideaColumns, ideaPrintedColumns } from './management-columns.tsx';
import { OpenStanding } from './OpenStanding.tsx';
import * as texts from './texts.ts';

const ManagementReviewModal = late(() => import('./ManagementReviewModal.tsx').then((m) => m.ManagementReviewModal));

const StageDialog = late(() => import('./StageDialog.tsx').then((m) => m.StageDialog));

const statusChoices = [
  { value: '', label: say(common.all) },
  ...Object.entries(ideaStatuses).map(([value, label]) => ({ value, label: say(label) })),
];

function statusAsked(letter: string | null): IdeaStatus | '' {
  return letter !== null && Object.hasOwn(ideaStatuses, letter) ? (letter as IdeaStatus) : '';
}

export function IdeaManagementPage() {
  const [linked] = useSearchParams();
  const [months, setMonths] = useState(() => monthsSince(linked.get('since')));
  const [ideaStatus, setStatus] = useState<IdeaStatus | ''>(() => statusAsked(linked.get('status')));
  const [reviewed, setReviewed] = useState<IdeaRow>();
  const [staged, setStaged] = useState<Staging>();
  const inOrder = monthsAreInOrder(months);
  const asked = { ...months, ideaStatus };
  const pages = usePages('idealist', asked, { errors: 'screen', enabled: inOrder });
  const { rows, answer, error, isFetching } = pages;
  return (
    <ReportPage
      title={say(common.ideaManagement)}
      intro={say(texts.managementIntro)}
      filters={
        <FilterBar>
          <MonthRange value={months} onChange={setMonths} />
          <NativeSelect
            label={say(common.status)}
            data={statusChoices}
            value={ideaStatus}
            onChange={(event) => setStatus(event.currentTarget.value as IdeaStatus | '')}
          />
        </FilterBar>
      }
      exports={{
        title: say(common.ideaManagement),
        facts: say(common.monthsAndStatus, {
          months: monthsWords(months),
          status: ideaStatus ? say(ideaStatuses[ideaStatus]) : say(common.all),
        }),
        printed: ideaPrintedColumns,
        csv: (onFailed) => fetchFile('exportideas', { ...asked, format: 'csv' }, onFailed),
        excel: (onFailed) => fetchFile('exportideas', { ...asked, format: 'xlsx' }, onFailed),
      }}
      failure={error ? ownFailureOf(error) : undefined}
      errorIllustration={illustrations.error}
      label={say(texts.ideas)}
      columns={useReviewColumn(answer, { onReview: setReviewed, onStage: setStaged })}
      pages={pages}
      pageSize={pageSize}
      rowKey={(row) => row.ideaBoxId}
      isLoading={isFetching && !rows}
      emptyIllustration={illustrations.ideaBox}
      details={
        <>
          {reviewed ? <ManagementReviewModal idea={reviewed} onClose={() => setReviewed(undefined)} /> : null}
          {staged ? <StageDialog {...staged} onClose={() => setStaged(undefined)} /> : null}
        </>
      }
    />
  );
}

type Known = 'reviewable' | 'asked' | 'open' | 'stageable';
type Staging = Pick<ComponentProps<typeof StageDialog>, 'idea' | 'stage'>;

interface Ways {
  onReview: (idea: IdeaRow) => void;
  onStage: (staging: Staging) => void;
}

/** Only ideas that await review have the button; nobody reviews their own, nor one whose reward waits for a second person. */
function useReviewColumn(
  { reviewable, asked, open, stageable }: Partial<Pick<CallOutput<'idealist'>, Known>> = {},
  { onReview, onStage }: Ways,
): ReportColumn<IdeaRow>[] {
  const { memberNumber } = useMember();
  return useMemo(() => {
    const review = (idea: IdeaRow) => {
      if (idea.ideaStatus === 'N' && idea.byMemberNumber === memberNumber)
        return <span className={words.facts}>{say(texts.ownIdea)}</span>;
      if (asked?.includes(idea.ideaBoxId)) return <Link to={paths.approvals}>{say(standingWords.waiting)}</Link>;
      if (!reviewable?.includes(idea.ideaBoxId)) return null;
      return (
        <Button aria-label={say(texts.reviewOf, { title: idea.title })} onClick={() => onReview(idea)}>
          {say(common.review)}
        </Button>
      );
    };
    const standing = (idea: IdeaRow) => {
      const one = open?.find(({ ideaBoxId }) => ideaBoxId === idea.ideaBoxId);
      const mayStage = stageable?.includes(idea.ideaBoxId);
      if (!one) return null;
      return (
        <OpenStanding
          open={one}
          title={idea.title}
          onStage={mayStage ? () => onStage({ idea, stage: one.stage }) : undefined}
        />
      );
    };
    return ideaColumns({ review, open: standing });
  }, [memberNumber, reviewable, asked, open, stageable, onReview, onStage]);
}
