import { mayCall } from '@laurel/contract/call-rows';
import type { BudgetRow } from '@laurel/contract/calls/budgets/budgetlist';
import type { PotFilter } from '@laurel/contract/calls/budgets/shapes';
import { type BudgetGroup, budgetGroups } from '@laurel/contract/rules/budget-kinds';
import { say } from '@laurel/contract/say';
import { useRef, useState } from 'react';
import { fetchFile } from '#api/fetch-file.ts';
import { useListPages } from '#api/use-list-pages.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { changeAddress } from '#lists/address.ts';
import { useSearchParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { SumStrip } from '#ui/display/SumStrip.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { ExportButtons } from '#ui/tables/ExportButtons.tsx';
import { csvFailed, excelFailed, exportFetched } from '#ui/tables/export.ts';
import { type ReportColumn, ReportTable } from '#ui/tables/ReportTable.tsx';
import { illustrations } from '../paths.ts';
import type { Acting } from './acting.ts';
import { dayWords } from './days.ts';
import { groupWords } from './group-words.ts';
import { PotFilters } from './PotFilters.tsx';
import * as texts from './texts.ts';

const PotDialog = late(() => import('./PotDialog.tsx').then((m) => m.PotDialog));
const ActDialog = late(() => import('./ActDialog.tsx').then((m) => m.ActDialog));

const pageSize = 50;
const named = ['search', 'site', 'division', 'costCentre', 'period', 'endsUntil'] as const;

/** Every pot, or what pots add up to; one opens over it, at an address of its own. */
export function PotList() {
  const [search] = useSearchParams();
  const [acting, setActing] = useState<Acting>();
  const member = useMember();
  const top = useRef<HTMLDivElement>(null);
  const filter: PotFilter = {
    ...Object.fromEntries(named.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : []))),
    ...(search.get('isUsed') && { isUsed: true as const }),
    ...(search.get('hasLeft') && { hasLeft: true as const }),
  };
  const group = budgetGroups.find((one) => one === search.get('group')) ?? 'manager';
  const pot = search.get('pot');
  const list = useListPages('budgetlist', { ...filter, group, size: pageSize }, { errors: 'screen', staleTime: 0 });
  const { totals, choices } = list.first ?? {};
  const saved = (format: 'csv' | 'xlsx') => (failed: () => void) =>
    fetchFile('exportbudgets', { ...filter, format }, failed);
  const turnTo = (page: number) => {
    list.turner.onTurn(page);
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  const all = { filter, count: totals?.pots ?? 0 };
  // What can be chosen comes with the first page.
  if (!list.first && !list.error) return <SkeletonRows rows={8} />;
  return (
    <Card>
      <div className={layout.stack} ref={top}>
        <PotFilters filter={filter} group={group} choices={choices} onChange={changeAddress} />
        <SumStrip label={say(texts.sums)} sums={sumsOf(totals)} />
        <div className={layout.row}>
          {mayCall('changebudget', member) ? (
            <>
              <Button onClick={() => setActing({ kind: 'grant', all })}>{say(texts.grantMore)}</Button>
              <Button variant="default" onClick={() => setActing({ kind: 'takeBack', all })}>
                {say(texts.takeBackMore)}
              </Button>
              <Button variant="default" onClick={() => setActing({ kind: 'change', all })}>
                {say(texts.changeDayMore)}
              </Button>
            </>
          ) : null}
          <ExportButtons
            disabled={!totals?.pots}
            onCsv={() => void exportFetched(saved('csv'), csvFailed)}
            onExcel={() => exportFetched(saved('xlsx'), excelFailed)}
          />
        </div>
        {list.error && !list.data ? (
          <NotRead {...list} compact />
        ) : (
          <div aria-busy={list.isTurning}>
            <ReportTable<BudgetRow>
              label={say(texts.pots)}
              columns={columnsOf(group, (key) => changeAddress({ pot: key }, { opens: true }))}
              rows={list.data?.rows}
              rowKey={({ key }) => key}
              isLoading={!list.data}
              emptyIllustration={illustrations.emptyList}
              emptyWords={say(texts.nothingFound)}
              order={undefined}
              onOrder={() => {}}
              footer={<PageTurner {...list.turner} shown={list.data?.rows.length} onTurn={turnTo} />}
            />
          </div>
        )}
      </div>
      {pot ? <PotDialog memberId={pot} onAct={setActing} onClose={() => changeAddress({ pot: '' })} /> : null}
      {acting ? <ActDialog acting={acting} onClose={() => setActing(undefined)} /> : null}
    </Card>
  );
}

function sumsOf(totals: { pots: number; granted: number; used: number; returned: number; left: number } | undefined) {
  const figure = (points: number | undefined) => (points === undefined ? '…' : formatPoints(points));
  return [
    { label: say(texts.managers), value: figure(totals?.pots) },
    { label: say(texts.granted), value: figure(totals?.granted) },
    { label: say(texts.used), value: figure(totals?.used) },
    { label: say(texts.returned), value: figure(totals?.returned) },
    { label: say(texts.left), value: figure(totals?.left) },
  ];
}

const figureWords = { granted: texts.granted, used: texts.used, returned: texts.returned, left: texts.left };

function columnsOf(group: BudgetGroup, open: (memberId: string) => void): ReportColumn<BudgetRow>[] {
  const figures = (['granted', 'used', 'returned', 'left'] as const).map(
    (id): ReportColumn<BudgetRow> => ({
      ...{ id, header: say(figureWords[id]), sortable: false, align: 'end', minWidth: '6rem' },
      value: (row) => formatPoints(row[id]),
    }),
  );
  const end: ReportColumn<BudgetRow> = {
    ...{ id: 'end', header: say(texts.nextEnd), sortable: false, minWidth: '9rem' },
    value: ({ endsOn, ending }) =>
      endsOn === null
        ? '–'
        : ending > 0
          ? say(texts.endsWith, { day: dayWords(endsOn), points: ending })
          : dayWords(endsOn),
  };
  if (group !== 'manager')
    return [
      {
        ...{ id: 'name', header: say(groupWords[group]), sortable: false, minWidth: '12rem' },
        value: ({ name }) => name || say(texts.none),
        cell: ({ name }) => <bdi>{name || say(texts.none)}</bdi>,
      },
      {
        id: 'pots',
        header: say(texts.managers),
        sortable: false,
        align: 'end',
        value: ({ pots }) => formatPoints(pots),
      },
      ...figures,
      end,
    ];
  return [
    {
      ...{ id: 'name', header: say(texts.manager), sortable: false, minWidth: '11rem' },
      value: ({ name }) => name,
      cell: ({ memberId, name, memberNumber }) => (
        <div>
          <button type="button" className={words.link} aria-haspopup="dialog" onClick={() => open(memberId)}>
            <bdi>{name}</bdi>
          </button>
          <p className={words.facts}>
            <bdi>{memberNumber}</bdi>
          </p>
        </div>
      ),
    },
    {
      id: 'division',
      header: say(common.division),
      sortable: false,
      minWidth: '9rem',
      value: ({ division }) => division,
    },
    ...figures,
    end,
  ];
}
