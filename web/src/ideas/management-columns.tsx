import type { IdeaRow } from '@laurel/contract/calls/ideas/idea-row';
import { nameFor } from '@laurel/contract/formats';
import { ideaStatuses } from '@laurel/contract/points';
import { valueWords } from '@laurel/contract/programme/value-words';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import { say } from '@laurel/contract/say';
import type { ReactNode } from 'react';
import { utcDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { StackedText } from '#ui/display/StackedText.tsx';
import { UtcDay } from '#ui/display/UtcDay.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { ideaTones } from './idea-tones.ts';
import * as texts from './texts.ts';

interface Cells {
  /** The button of an idea, or why there is none. */
  review: (idea: IdeaRow) => ReactNode;
  /** Where it stands among colleagues, and how that is changed. */
  open: (idea: IdeaRow) => ReactNode;
}

export function ideaColumns({ review, open }: Cells): ReportColumn<IdeaRow>[] {
  return [
    {
      id: 'date',
      header: say(common.date),
      value: (row) => row.dateCreated,
      cell: (row) => <UtcDay iso={row.dateCreated} />,
    },
    {
      id: 'member',
      header: say(texts.member),
      value: (row) => row.byMember,
      cell: (row) => <StackedText text={row.byMember} notes={[row.byMemberNumber, row.byDivision]} />,
      minWidth: '9rem',
    },
    {
      id: 'idea',
      header: say(texts.idea),
      value: (row) => row.title,
      cell: (row) => (
        <div>
          <StackedText text={row.title} notes={[valueWords(row.category)]} />
          <ClampedText text={row.idea} of={say(texts.ideaCalled, { title: row.title })} />
        </div>
      ),
      minWidth: '17rem',
    },
    {
      id: 'status',
      header: say(common.status),
      value: (row) => say(ideaStatuses[row.ideaStatus]),
      cell: (row) => (
        <div className={layout.stack}>
          <Standing idea={row} />
          {open(row)}
        </div>
      ),
      minWidth: '10rem',
    },
    {
      id: 'reward',
      header: say(texts.reward),
      value: (row) => row.rewardAmount,
      cell: (row) => (row.rewardAmount > 0 ? formatPoints(row.rewardAmount) : ''),
      align: 'end',
    },
    { id: 'review', header: say(common.review), value: () => '', cell: review, sortable: false, stays: true },
  ];
}

function Standing({ idea }: { idea: IdeaRow }) {
  const by = idea.actionByMember
    ? `${nameFor(idea.actionByMember, idea.actionForMember)}, ${utcDate(idea.dateActioned)}`
    : '';
  return (
    <div className={layout.lines}>
      <Badge tone={ideaTones[idea.ideaStatus]}>{say(ideaStatuses[idea.ideaStatus])}</Badge>
      {idea.actionStatus ? <span dir="auto">{idea.actionStatus}</span> : null}
      {by ? <span className={words.facts}>{by}</span> : null}
    </div>
  );
}

export const ideaPrintedColumns: SheetColumn<IdeaRow>[] = [
  { header: say(common.ref), value: (row) => row.ideaBoxId },
  { header: say(common.date), value: (row) => utcDate(row.dateCreated) },
  { header: say(texts.member), value: (row) => `${row.byMember}, ${row.byMemberNumber}, ${row.byDivision}` },
  { header: say(common.category), value: (row) => valueWords(row.category) },
  { header: say(common.title), value: (row) => row.title },
  { header: say(texts.idea), value: (row) => row.idea },
  { header: say(common.status), value: (row) => say(ideaStatuses[row.ideaStatus]) },
  { header: say(texts.comment), value: (row) => row.actionStatus },
  { header: say(texts.reward), value: (row) => row.rewardAmount || '' },
];
