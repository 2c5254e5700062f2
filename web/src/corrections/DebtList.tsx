import { mayCall } from '@laurel/contract/call-rows';
import type { Debt } from '@laurel/contract/calls/debts';
import { nameMax } from '@laurel/contract/limits';
import { correctionWords, debtWords } from '@laurel/contract/programme/correction-words';
import { type DebtState, debtStates } from '@laurel/contract/rules/correction-kinds';
import { say } from '@laurel/contract/say';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { useListPages } from '#api/use-list-pages.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { useRested } from '#lib/use-rested.ts';
import { samePerson } from '#people/who.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { SumStrip } from '#ui/display/SumStrip.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { late } from '#ui/states/late.tsx';
import { ExportButtons } from '#ui/tables/ExportButtons.tsx';
import { csvFailed, excelFailed, exportFetched } from '#ui/tables/export.ts';
import { type ReportColumn, ReportTable } from '#ui/tables/ReportTable.tsx';
import { illustrations, paths } from '../paths.ts';
import * as texts from './texts.ts';

const ForgiveDialog = late(() => import('./ForgiveDialog.tsx').then((m) => m.ForgiveDialog));

const pageSize = 50;

/** Who owes points, the newest first, and the same as a file; of one person alone where that is said. */
export function DebtList({ memberId }: { memberId?: string }) {
  const [state, setState] = useState<DebtState | ''>(memberId ? '' : 'open');
  const [typed, setTyped] = useState('');
  const { rested, restNow } = useRested(typed);
  const [forgiving, setForgiving] = useState<Debt>();
  const member = useMember();
  const search = rested.trim();
  const filter = { ...(state && { state }), ...(search && { search }), ...(memberId && { memberId }) };
  const list = useListPages('debtlist', { ...filter, size: pageSize }, { errors: 'screen', staleTime: 0 });
  const fetching = (format: 'csv' | 'xlsx') => (failed: () => void) =>
    fetchFile('exportdebts', { ...filter, format }, failed);
  const mayForgive = ({ memberId: whose, left }: Debt) =>
    left > 0 && mayCall('forgivedebt', member) && !samePerson(whose, member.memberId);
  return (
    <div className={layout.stack}>
      <FilterBar>
        <NativeSelect
          label={say(common.show)}
          data={[{ value: '', label: say(common.all) }, ...debtStates.map(offerOf)]}
          value={state}
          onChange={(event) => setState(event.currentTarget.value as DebtState | '')}
        />
        {memberId ? null : (
          <TextInput
            label={say(common.search)}
            type="search"
            autoComplete="off"
            placeholder={say(texts.searchHint)}
            leftSection={<IconSearch aria-hidden size={18} stroke={1.8} />}
            maxLength={nameMax}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') restNow();
            }}
          />
        )}
      </FilterBar>
      <SumStrip label={say(texts.debts)} sums={sumsOf(list.first?.totals)} />
      <ExportButtons
        disabled={!list.first?.total}
        onCsv={() => void exportFetched(fetching('csv'), csvFailed)}
        onExcel={() => exportFetched(fetching('xlsx'), excelFailed)}
      />
      {list.error && !list.data ? (
        <NotRead {...list} compact />
      ) : (
        <div aria-busy={list.isTurning}>
          <ReportTable<Debt>
            label={say(texts.debts)}
            columns={columnsOf({ isOne: memberId !== undefined, mayForgive, forgive: setForgiving })}
            rows={list.data?.debts}
            rowKey={({ debtId }) => debtId}
            isLoading={!list.data}
            emptyIllustration={illustrations.emptyList}
            emptyWords={say(search || (state && state !== 'open') ? common.noResults : texts.noDebts)}
            order={undefined}
            onOrder={() => {}}
            footer={<PageTurner {...list.turner} shown={list.data?.debts.length} />}
          />
        </div>
      )}
      {forgiving ? <ForgiveDialog debt={forgiving} onClose={() => setForgiving(undefined)} /> : null}
    </div>
  );
}

const offerOf = (value: DebtState) => ({ value, label: say(debtWords[value]) });

function sumsOf(totals: CallOutput<'debtlist'>['totals']) {
  const figure = (points: number | undefined) => (points === undefined ? '…' : formatPoints(points));
  return [
    { label: say(texts.owedPoints), value: figure(totals?.points) },
    { label: say(texts.repaidPoints), value: figure(totals?.repaid) },
    { label: say(texts.forgivenPoints), value: figure(totals?.forgiven) },
    { label: say(texts.writtenOffPoints), value: figure(totals?.writtenOff) },
    { label: say(texts.leftPoints), value: figure(totals?.left) },
  ];
}

const tones: Record<DebtState, BadgeTone> = { open: 'waiting', repaid: 'done', forgiven: 'quiet', writtenOff: 'quiet' };
const figures = {
  points: texts.owedPoints,
  repaid: texts.repaidPoints,
  forgiven: texts.forgivenPoints,
  left: texts.leftPoints,
};

interface ColumnsAsked {
  /** Of one person, who needs no name. */
  isOne: boolean;
  mayForgive: (debt: Debt) => boolean;
  forgive: (debt: Debt) => void;
}

function columnsOf({ isOne, mayForgive, forgive }: ColumnsAsked): ReportColumn<Debt>[] {
  const who: ReportColumn<Debt> = {
    ...{ id: 'who', header: say(texts.whoOwes), sortable: false, minWidth: '9rem' },
    value: ({ memberName }) => memberName,
    cell: ({ memberId, memberName, memberNumber }) => (
      <div>
        <Link className={words.link} to={paths.corrections(memberId)}>
          <bdi>{memberName}</bdi>
        </Link>
        <p className={words.facts}>
          <bdi>{memberNumber}</bdi>
        </p>
      </div>
    ),
  };
  return [
    ...(isOne ? [] : [who]),
    {
      id: 'since',
      header: say(texts.since),
      sortable: false,
      minWidth: '6.5rem',
      value: ({ date }) => formatDate(date),
    },
    {
      id: 'what',
      header: say(texts.what),
      sortable: false,
      minWidth: '5.5rem',
      value: ({ kind }) => say(correctionWords[kind]),
    },
    ...(['left', 'points', 'repaid', 'forgiven'] as const).map(
      (id): ReportColumn<Debt> => ({
        ...{ id, header: say(figures[id]), sortable: false, align: 'end', minWidth: '4.5rem' },
        value: (debt) => formatPoints(debt[id]),
      }),
    ),
    {
      ...{ id: 'standing', header: say(common.status), sortable: false, stays: true },
      value: standingWords,
      cell: (debt) => <Badge tone={tones[debt.ended ?? 'open']}>{standingWords(debt)}</Badge>,
    },
    {
      ...{ id: 'act', header: say(texts.take), sortable: false, stays: true },
      value: () => '',
      cell: (debt) =>
        mayForgive(debt) ? (
          <Button variant="default" aria-haspopup="dialog" onClick={() => forgive(debt)}>
            {say(texts.forgiveMore)}
            <span className="visually-hidden">
              {' '}
              {debt.memberName}, {formatDate(debt.date)}
            </span>
          </Button>
        ) : null,
    },
  ];
}

function standingWords({ ended }: Debt): string {
  return say(debtWords[ended ?? 'open']);
}
