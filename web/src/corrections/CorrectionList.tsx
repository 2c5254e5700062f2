import type { CorrectionRow } from '@laurel/contract/calls/corrections';
import { correctionsPageMax, nameMax } from '@laurel/contract/limits';
import { correctionWords } from '@laurel/contract/programme/correction-words';
import { type CorrectionKind, correctionKinds } from '@laurel/contract/rules/correction-kinds';
import { say } from '@laurel/contract/say';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { fetchFile } from '#api/fetch-file.ts';
import { callQuery } from '#api/query-client.ts';
import { formatDate } from '#lib/dates.ts';
import { namesWords } from '#lib/names.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { useRested } from '#lib/use-rested.ts';
import { Card } from '#ui/display/Card.tsx';
import { ClampedText } from '#ui/display/ClampedText.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { ExportButtons } from '#ui/tables/ExportButtons.tsx';
import { csvFailed, excelFailed, exportFetched } from '#ui/tables/export.ts';
import { PageTable } from '#ui/tables/PageTable.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { illustrations } from '../paths.ts';
import * as texts from './texts.ts';

const pageSize = 50;

interface Filter {
  kind?: CorrectionKind;
  search?: string;
}

/** Every correction there was, the newest first, and the same as a file. */
export function CorrectionList() {
  const [kind, setKind] = useState<CorrectionKind | ''>('');
  const [typed, setTyped] = useState('');
  const { rested, restNow } = useRested(typed);
  const [page, setPage] = useState(0);
  const search = rested.trim();
  const filter: Filter = { ...(kind && { kind }), ...(search && { search }) };
  const { data, error, isLoading, isPlaceholderData, refetch } = useQuery({
    ...callQuery(
      'correctionlist',
      { ...filter, offset: page * pageSize, limit: Math.min(pageSize, correctionsPageMax) },
      { errors: 'screen', staleTime: 0 },
    ),
    placeholderData: keepPreviousData,
  });
  const fetching = (format: 'csv' | 'xlsx') => (failed: () => void) =>
    fetchFile('exportcorrections', { ...filter, format }, failed);
  const none = !data?.total;
  return (
    <Card>
      <PageTable<CorrectionRow>
        label={say(common.corrections)}
        columns={columns}
        rowKey={({ correctionId }) => correctionId}
        isLoading={isLoading}
        emptyIllustration={illustrations.emptyList}
        emptyWords={say(kind || search ? common.noResults : texts.nothingYet)}
        pageSize={pageSize}
        pages={{
          ...{ rows: data?.corrections, total: data?.total, page, isTurning: isPlaceholderData },
          ...{ order: undefined, setOrder: () => {}, turnTo: setPage },
        }}
        toolbar={
          <>
            <FilterBar>
              <NativeSelect
                label={say(common.show)}
                data={[
                  { value: '', label: say(common.all) },
                  ...correctionKinds.map((value) => ({ value, label: say(correctionWords[value]) })),
                ]}
                value={kind}
                onChange={(event) => {
                  setKind(event.currentTarget.value as CorrectionKind | '');
                  setPage(0);
                }}
              />
              <TextInput
                label={say(common.search)}
                type="search"
                autoComplete="off"
                placeholder={say(texts.searchHint)}
                leftSection={<IconSearch aria-hidden size={18} stroke={1.8} />}
                maxLength={nameMax}
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  setPage(0);
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') restNow();
                }}
              />
            </FilterBar>
            <ExportButtons
              disabled={none}
              onCsv={() => void exportFetched(fetching('csv'), csvFailed)}
              onExcel={() => exportFetched(fetching('xlsx'), excelFailed)}
            />
          </>
        }
        footer={
          error && !data ? (
            <ErrorState
              compact
              illustration={illustrations.error}
              failure={failureOf(error)}
              onRetry={() => void refetch()}
            />
          ) : null
        }
      />
    </Card>
  );
}

const columns: ReportColumn<CorrectionRow>[] = [
  { id: 'date', header: say(common.date), sortable: false, value: ({ date }) => formatDate(date) },
  { id: 'what', header: say(texts.what), sortable: false, value: ({ kind }) => say(correctionWords[kind]) },
  { id: 'people', header: say(texts.whosePoints), sortable: false, value: ({ people }) => namesWords(people) },
  {
    id: 'points',
    header: say(common.points),
    sortable: false,
    align: 'end',
    minWidth: '6.5rem',
    value: pointsWords,
  },
  {
    id: 'reason',
    header: say(common.reason),
    sortable: false,
    minWidth: '14rem',
    value: ({ reason }) => reason,
    cell: ({ reason, people }) => (reason ? <ClampedText text={reason} of={namesWords(people)} /> : '–'),
  },
  {
    id: 'by',
    header: say(texts.doneBy),
    sortable: false,
    value: ({ byMember, secondMember }) =>
      secondMember ? say(texts.doneByTwo, { name: byMember, second: secondMember }) : byMember,
  },
];

function pointsWords({ points, pointsAsked }: CorrectionRow): string {
  const moved = formatPoints(points);
  return Math.abs(points) < pointsAsked ? say(texts.partOf, { moved, asked: pointsAsked }) : moved;
}
