import type { IdeaRow } from '@laurel/contract/calls/ideas';
import { ideaStatuses } from '@laurel/contract/points';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import type { ReactNode } from 'react';
import { utcDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import { UtcDay } from '#ui/display/UtcDay.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { ideaTones } from './idea-tones.ts';

/** `review` is the button of an idea, or why there is none. */
export function ideaColumns(review: (idea: IdeaRow) => ReactNode): ReportColumn<IdeaRow>[] {
  return [
    { id: 'date', header: 'Date', value: (row) => row.dateCreated, cell: (row) => <UtcDay iso={row.dateCreated} /> },
    {
      id: 'member',
      header: 'Member',
      value: (row) => row.byMember,
      cell: (row) => <StackedText text={row.byMember} notes={[row.byMemberNumber, row.byDivision]} />,
      minWidth: '9rem',
    },
    {
      id: 'idea',
      header: 'Idea',
      value: (row) => row.title,
      cell: (row) => (
        <div>
          <StackedText text={row.title} notes={[row.category]} />
          <ClampedText text={row.idea} of={`the idea ${row.title}`} />
        </div>
      ),
      minWidth: '17rem',
    },
    {
      id: 'status',
      header: 'Status',
      value: (row) => ideaStatuses[row.ideaStatus],
      cell: (row) => <Standing idea={row} />,
      minWidth: '10rem',
    },
    {
      id: 'reward',
      header: 'Reward',
      value: (row) => row.rewardAmount,
      cell: (row) => (row.rewardAmount > 0 ? formatPoints(row.rewardAmount) : ''),
      align: 'end',
    },
    { id: 'review', header: 'Review', value: () => '', cell: review, sortable: false, stays: true },
  ];
}

function Standing({ idea }: { idea: IdeaRow }) {
  const by = idea.actionByMember ? `${idea.actionByMember}, ${utcDate(idea.dateActioned)}` : '';
  return (
    <div className={layout.lines}>
      <Badge tone={ideaTones[idea.ideaStatus]}>{ideaStatuses[idea.ideaStatus]}</Badge>
      {idea.actionStatus ? <span dir="auto">{idea.actionStatus}</span> : null}
      {by ? <span className={words.facts}>{by}</span> : null}
    </div>
  );
}

export const ideaPrintedColumns: SheetColumn<IdeaRow>[] = [
  { header: 'Ref', value: (row) => row.ideaBoxId },
  { header: 'Date', value: (row) => utcDate(row.dateCreated) },
  { header: 'Member', value: (row) => `${row.byMember}, ${row.byMemberNumber}, ${row.byDivision}` },
  { header: 'Category', value: (row) => row.category },
  { header: 'Title', value: (row) => row.title },
  { header: 'Idea', value: (row) => row.idea },
  { header: 'Status', value: (row) => ideaStatuses[row.ideaStatus] },
  { header: 'Comment', value: (row) => row.actionStatus },
  { header: 'Reward', value: (row) => row.rewardAmount || '' },
];
