import type { Person } from '@laurel/contract/calls/personnel/person';
import type { PersonOrder } from '@laurel/contract/calls/personnel/personorders';
import { type OrderStatus, orderStatuses } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { useListPages } from '#api/use-list-pages.ts';
import { formatTime } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { StackedText } from '#ui/display/StackedText.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { PersonTable, partPageSize } from './PersonTable.tsx';
import * as texts from './texts.ts';

const statusOf = ({ orderStatusId }: PersonOrder) => say(orderStatuses[orderStatusId as OrderStatus]);

const columns: readonly ReportColumn<PersonOrder>[] = [
  { id: 'date', header: say(common.date), value: ({ date }) => formatTime(date) },
  { id: 'order', header: say(common.reference), value: ({ orderNum }) => orderNum },
  {
    id: 'status',
    header: say(common.status),
    value: statusOf,
    cell: (order) => <StackedText text={statusOf(order)} notes={refunded(order)} />,
  },
  { id: 'pieces', header: say(texts.pieces), align: 'end', value: ({ pieces }) => pieces },
  {
    id: 'points',
    header: say(common.points),
    align: 'end',
    value: ({ points }) => points,
    cell: ({ points }) => formatPoints(points),
  },
];

function refunded({ piecesRefunded, pointsRefunded, pieces }: PersonOrder): string[] {
  if (piecesRefunded === 0) return [];
  return [
    say(common.refundedOf, { refunded: piecesRefunded, count: pieces }),
    say(common.pointsGiven, { points: pointsRefunded }),
  ];
}

export function OrdersPart({ person: { memberId } }: { person: Person }) {
  const pages = useListPages('personorders', { memberId, size: partPageSize }, { errors: 'screen' });
  return (
    <PersonTable
      title={say(texts.orders)}
      columns={columns}
      rows={pages.data?.orders}
      nothing={say(texts.noOrders)}
      pages={pages}
    />
  );
}
