import { mayCall } from '@laurel/contract/call-rows';
import type { ReportedRow } from '@laurel/contract/calls/moderation/reported';
import { nameMax } from '@laurel/contract/limits';
import { type CaseState, caseStates, reportable } from '@laurel/contract/rules/cases';
import { say } from '@laurel/contract/say';
import type { FileFormat } from '@laurel/contract/shapes/report-format';
import { fetchFile } from '#api/fetch-file.ts';
import { useListPages } from '#api/use-list-pages.ts';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { useWish } from '#lists/address.ts';
import { saved } from '#lists/files.ts';
import { ListTable } from '#lists/ListTable.tsx';
import { SearchField } from '#lists/SearchField.tsx';
import { useMember } from '#session/member.ts';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { late } from '#ui/states/late.tsx';
import { ExportButtons } from '#ui/tables/ExportButtons.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { authorOf } from './author.ts';
import classes from './Moderation.module.css';
import * as texts from './texts.ts';

const ReportedDialog = late(() => import('./ReportedDialog.tsx').then((m) => m.ReportedDialog));

const pageSize = 50;
const wished = ['of', 'state', 'search', 'case'] as const;

/** Cards and comments that somebody reported, and what was decided about them. */
export function ReportedPage() {
  const { wish, change } = useWish(wished);
  const mayChange = mayCall('decidecase', useMember());
  const of = reportable.find((one) => one === wish.of);
  const state = caseStates.find((one) => one === wish.state);
  const asked = { ...(of && { of }), ...(state && { state }), ...(wish.search !== '' && { search: wish.search }) };
  const list = useListPages('reportedlist', { ...asked, size: pageSize }, { errors: 'screen', staleTime: 0 });
  const file = (format: FileFormat) => saved((onFailed) => fetchFile('exportreported', { ...asked, format }, onFailed));
  return (
    <>
      <PageHeader title={say(common.reportedContent)} intro={say(texts.intro)} />
      <Card>
        <div className={layout.stack}>
          <FilterBar>
            <NativeSelect
              label={say(common.show)}
              data={kinds}
              value={wish.of}
              onChange={(event) => change({ of: event.currentTarget.value })}
            />
            <NativeSelect
              label={say(texts.state)}
              data={states}
              value={wish.state}
              onChange={(event) => change({ state: event.currentTarget.value })}
            />
            <SearchField
              hint={say(texts.searchHint)}
              max={nameMax}
              value={wish.search}
              onChange={(search) => change({ search })}
            />
          </FilterBar>
          <ExportButtons disabled={!list.first?.total} onCsv={() => void file('csv')} onExcel={() => file('xlsx')} />
          <ListTable
            label={say(common.reportedContent)}
            columns={columns((caseId) => change({ case: caseId }, { opens: true }))}
            rows={list.data?.cases}
            rowKey={({ caseId }) => caseId}
            emptyWords={say(texts.nothing)}
            list={list}
          />
        </div>
      </Card>
      {wish.case === '' ? null : (
        <ReportedDialog
          key={wish.case}
          caseId={wish.case}
          mayChange={mayChange}
          onOpen={(caseId) => change({ case: caseId })}
          onClose={() => change({ case: '' })}
        />
      )}
    </>
  );
}

const kinds = [
  { value: '', label: say(common.all) },
  ...reportable.map((value) => ({ value, label: say(texts.kinds, { of: value }) })),
];
const states = [
  { value: '', label: say(common.all) },
  ...caseStates.map((value) => ({ value, label: say(texts.stateWords, { state: value }) })),
];
const tones: Record<CaseState, BadgeTone> = { open: 'waiting', kept: 'done', hidden: 'danger', dropped: 'quiet' };

const columns = (open: (caseId: string) => void): ReportColumn<ReportedRow>[] => [
  {
    ...{ id: 'at', header: say(texts.reported), sortable: false, minWidth: '11rem' },
    value: ({ dateReported }) => dateReported,
    cell: ({ dateReported }) => <time dateTime={dateReported}>{formatTime(dateReported)}</time>,
  },
  {
    ...{ id: 'what', header: say(texts.what), sortable: false, minWidth: '20rem' },
    value: ({ message }) => message,
    cell: ({ of, caseId, value, message }) => (
      <div className={classes.words}>
        <button
          type="button"
          className={`${words.link} ${classes.open}`}
          aria-haspopup="dialog"
          onClick={() => open(caseId)}
        >
          <bdi>{say(texts.title, { of, value })}</bdi>
        </button>
        <p className={classes.message} dir="auto">
          {message}
        </p>
      </div>
    ),
  },
  {
    ...{ id: 'who', header: say(texts.fromTo), sortable: false, minWidth: '13rem' },
    value: (row) => authorOf(row).name,
    cell: (row) => (
      <div>
        <bdi>{authorOf(row).name}</bdi>
        <p className={words.facts}>{besideAuthor(row)}</p>
      </div>
    ),
  },
  {
    ...{ id: 'state', header: say(texts.state), sortable: false, minWidth: '11rem', stays: true },
    value: ({ state }) => state,
    cell: ({ state, reports }) => (
      <div>
        <Badge tone={tones[state]}>{say(texts.stateWords, { state })}</Badge>
        <p className={words.facts}>{say(texts.reports, { reports })}</p>
      </div>
    ),
  },
];

/** To whom a card went, and on whose card or idea a comment is. */
function besideAuthor(row: ReportedRow): string {
  if (row.of === 'card') return say(texts.toWhom, { name: row.to.name });
  if (row.of === 'idea') return '';
  if (row.of === 'signature') return say(texts.onCardFor, { name: row.from.name });
  return say(row.ideaId === null ? texts.onWhose : texts.onWhoseIdea, { name: row.from.name });
}
