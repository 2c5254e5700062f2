import { mayCall } from '@laurel/contract/call-rows';
import type { ReportedRow } from '@laurel/contract/calls/moderation/reported';
import { nameMax } from '@laurel/contract/limits';
import { type CaseState, caseStates } from '@laurel/contract/rules/card-cases';
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
import classes from './Moderation.module.css';
import * as texts from './texts.ts';

const ReportedDialog = late(() => import('./ReportedDialog.tsx').then((m) => m.ReportedDialog));

const pageSize = 50;
const wished = ['state', 'search', 'card'] as const;

/** Cards that somebody reported, and what was decided about them. */
export function ReportedPage() {
  const { wish, change } = useWish(wished);
  const mayChange = mayCall('decidecard', useMember());
  const state = caseStates.find((one) => one === wish.state);
  const asked = { ...(state && { state }), ...(wish.search !== '' && { search: wish.search }) };
  const list = useListPages('reportedlist', { ...asked, size: pageSize }, { errors: 'screen', staleTime: 0 });
  const file = (format: FileFormat) => saved((onFailed) => fetchFile('exportreported', { ...asked, format }, onFailed));
  return (
    <>
      <PageHeader title={say(common.reportedCards)} intro={say(texts.intro)} />
      <Card>
        <div className={layout.stack}>
          <FilterBar>
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
            label={say(common.reportedCards)}
            columns={columns((card) => change({ card }, { opens: true }))}
            rows={list.data?.cards}
            rowKey={({ cardId }) => cardId}
            emptyWords={say(texts.nothing)}
            list={list}
          />
        </div>
      </Card>
      {wish.card === '' ? null : (
        <ReportedDialog
          key={wish.card}
          cardId={wish.card}
          mayChange={mayChange}
          onOpen={(card) => change({ card })}
          onClose={() => change({ card: '' })}
        />
      )}
    </>
  );
}

const states = [
  { value: '', label: say(common.all) },
  ...caseStates.map((value) => ({ value, label: say(texts.stateWords, { state: value }) })),
];
const tones: Record<CaseState, BadgeTone> = { open: 'waiting', kept: 'done', hidden: 'danger', dropped: 'quiet' };

const columns = (open: (cardId: string) => void): ReportColumn<ReportedRow>[] => [
  {
    ...{ id: 'at', header: say(texts.reported), sortable: false, minWidth: '11rem' },
    value: ({ dateReported }) => dateReported,
    cell: ({ dateReported }) => <time dateTime={dateReported}>{formatTime(dateReported)}</time>,
  },
  {
    ...{ id: 'card', header: say(texts.card), sortable: false, minWidth: '20rem' },
    value: ({ message }) => message,
    cell: ({ cardId, value, message }) => (
      <div className={classes.words}>
        <button
          type="button"
          className={`${words.link} ${classes.open}`}
          aria-haspopup="dialog"
          onClick={() => open(cardId)}
        >
          <bdi>{value}</bdi>
        </button>
        <p className={classes.message} dir="auto">
          {message}
        </p>
      </div>
    ),
  },
  {
    ...{ id: 'who', header: say(texts.fromTo), sortable: false, minWidth: '13rem' },
    value: ({ from }) => from.name,
    cell: ({ from, to }) => (
      <div>
        <bdi>{from.name}</bdi>
        <p className={words.facts}>{say(texts.toWhom, { name: to.name })}</p>
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
