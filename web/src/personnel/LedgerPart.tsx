import type { Person } from '@laurel/contract/calls/personnel/person';
import type { Movement, MovementKind } from '@laurel/contract/calls/personnel/personledger';
import { numberFormat } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { useListPages } from '#api/use-list-pages.ts';
import { formatTime } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { StackedText } from '#ui/display/StackedText.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { PersonTable, partPageSize } from './PersonTable.tsx';
import * as texts from './texts.ts';

const kinds: Record<MovementKind, string> = {
  nomination: say(said.kindNomination),
  adhoc: say(texts.kindAdhoc),
  reward: say(said.kindRecognise),
  payitforward: say(said.kindPayItForward),
  idea: say(texts.kindIdea),
  budget: say(texts.kindBudget),
  order: say(texts.kindOrder),
  cancel: say(texts.kindCancel),
  refund: say(texts.kindRefund),
  leaver: say(texts.kindLeaver),
  merger: say(texts.kindMerger),
  correction: say(texts.kindCorrection),
  move: say(texts.kindMove),
  return: say(texts.kindReturn),
  debt: say(texts.kindDebt),
  repayment: say(texts.kindRepayment),
  reserve: say(texts.kindReserve),
  release: say(texts.kindRelease),
  anniversary: say(said.kindAnniversary),
};
const signed = numberFormat({ maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const accounts = { wallet: say(texts.wallet), pot: say(texts.pot) };

const columns: readonly ReportColumn<Movement>[] = [
  { id: 'date', header: say(common.date), value: ({ date }) => formatTime(date) },
  {
    id: 'kind',
    header: say(common.type),
    value: ({ kind }) => kinds[kind],
    cell: ({ kind, otherMember, what }) => <StackedText text={kinds[kind]} notes={[otherMember, what]} />,
  },
  { id: 'account', header: say(texts.account), value: ({ account }) => accounts[account] },
  {
    id: 'points',
    header: say(common.points),
    align: 'end',
    value: ({ points }) => points,
    cell: ({ points }) => signed.format(points),
  },
  {
    id: 'after',
    header: say(texts.after),
    align: 'end',
    value: ({ after }) => after,
    cell: ({ after }) => formatPoints(after),
  },
];

export function LedgerPart({ person: { memberId } }: { person: Person }) {
  const pages = useListPages('personledger', { memberId, size: partPageSize }, { errors: 'screen' });
  return (
    <PersonTable
      title={say(texts.points)}
      columns={columns}
      rows={pages.data?.movements}
      nothing={say(texts.noMovements)}
      pages={pages}
    />
  );
}
