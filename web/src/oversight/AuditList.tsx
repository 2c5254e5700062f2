import type { AuditKind } from '@laurel/contract/calls/oversight/audit-kinds';
import type { AuditRow } from '@laurel/contract/calls/oversight/audit-shown';
import { auditSearchMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { fetchFile } from '#api/fetch-file.ts';
import { useListPages } from '#api/use-list-pages.ts';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { isInOrder, momentsOf, useWish } from '#lists/address.ts';
import { DayFields } from '#lists/DayFields.tsx';
import { saved } from '#lists/files.ts';
import { ListTable } from '#lists/ListTable.tsx';
import { SearchField } from '#lists/SearchField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { FilterBar } from '#ui/fields/FilterBar.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { late } from '#ui/states/late.tsx';
import { ExportButtons } from '#ui/tables/ExportButtons.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import classes from './Oversight.module.css';
import { PersonFilter } from './PersonFilter.tsx';
import * as texts from './texts.ts';

const EntryDialog = late(() => import('./EntryDialog.tsx').then((m) => m.EntryDialog));

const pageSize = 50;
const wished = ['kind', 'from', 'until', 'who', 'about', 'search', 'entry'] as const;

const kinds: Record<AuditKind, string> = {
  awards: say(texts.kindAwards),
  orders: say(texts.kindOrders),
  people: say(texts.kindPeople),
  roles: say(texts.kindRoles),
  approvals: say(texts.kindApprovals),
  programme: say(texts.kindProgramme),
  words: say(texts.kindWords),
  competition: say(texts.kindCompetition),
  uploads: say(texts.uploads),
  messages: say(common.messages),
  contacts: say(texts.kindContacts),
  cards: say(texts.kindCards),
  setup: say(common.setup),
};
const kindChoices = [
  { value: '', label: say(common.all) },
  ...Object.entries(kinds).map(([value, label]) => ({ value, label })),
];

/** Who did what to whom and when, the newest first; an entry opens over it, at an address of its own. */
export function AuditList() {
  const { wish, change } = useWish(wished);
  const { kind, who, about, search } = wish;
  const asked = {
    ...(Object.hasOwn(kinds, kind) && { kind: kind as AuditKind }),
    ...(isInOrder(wish) && momentsOf(wish)),
    ...(who !== '' && { actor: who }),
    ...(about !== '' && { about }),
    ...(search !== '' && { search }),
  };
  const list = useListPages('auditlist', { ...asked, size: pageSize }, { errors: 'screen', staleTime: 0 });
  const file = (format: 'csv' | 'xlsx' | 'jsonl') =>
    saved((onFailed) => fetchFile('exportaudit', { ...asked, format }, onFailed));
  const open = (entry: string) => change({ entry }, { opens: true });
  return (
    <Card>
      <div className={layout.stack}>
        <FilterBar>
          <NativeSelect
            label={say(texts.kind)}
            data={kindChoices}
            value={kind}
            onChange={(event) => change({ kind: event.currentTarget.value })}
          />
          <DayFields value={wish} onChange={change} />
          <div className={classes.people}>
            <PersonFilter
              label={say(texts.who)}
              value={who}
              name={list.first?.actor?.name}
              onChange={(next) => change({ who: next })}
            />
            <PersonFilter
              label={say(texts.about)}
              value={about}
              name={list.first?.about?.name}
              onChange={(next) => change({ about: next })}
            />
          </div>
          <SearchField
            hint={say(texts.searchHint)}
            max={auditSearchMax}
            key={search}
            value={search}
            onChange={(next) => change({ search: next })}
          />
        </FilterBar>
        <div className={layout.row}>
          <ExportButtons onCsv={() => void file('csv')} onExcel={() => file('xlsx')} />
          <Button variant="default" onClick={() => void file('jsonl')}>
            {say(texts.saveProof)}
          </Button>
        </div>
        <ListTable
          label={say(texts.acts)}
          columns={columns(open)}
          rows={list.data?.entries}
          rowKey={({ auditId }) => auditId}
          emptyWords={say(texts.nothingFound)}
          list={list}
        />
      </div>
      {wish.entry === '' ? null : (
        <EntryDialog
          key={wish.entry}
          auditId={wish.entry}
          onOpen={(entry) => change({ entry })}
          onBy={(memberId) => change({ entry: '', who: memberId })}
          onAbout={(memberId) => change({ entry: '', about: memberId })}
          onClose={() => change({ entry: '' })}
        />
      )}
    </Card>
  );
}

const columns = (open: (auditId: string) => void): ReportColumn<AuditRow>[] => [
  {
    ...{ id: 'at', header: say(texts.when), sortable: false, minWidth: '11rem' },
    value: ({ at }) => at,
    cell: ({ at }) => <time dateTime={at}>{formatTime(at)}</time>,
  },
  {
    ...{ id: 'who', header: say(texts.who), sortable: false, minWidth: '11rem' },
    value: ({ actor }) => actor?.name ?? '',
    cell: ({ actor }) =>
      actor ? (
        <div>
          <bdi>{actor.name}</bdi>
          <p className={words.facts}>
            <bdi>{actor.memberNumber}</bdi>
          </p>
        </div>
      ) : (
        say(texts.portal)
      ),
  },
  {
    ...{ id: 'what', header: say(texts.what), sortable: false, minWidth: '22rem' },
    value: (row) => row.words,
    cell: ({ auditId, words: said }) => (
      <button
        type="button"
        className={`${words.link} ${classes.open}`}
        aria-haspopup="dialog"
        onClick={() => open(auditId)}
      >
        <bdi>{said}</bdi>
      </button>
    ),
  },
  {
    ...{ id: 'subject', header: say(texts.subject), sortable: false },
    value: ({ subject: { noun, id } }) => `${noun}:${id}`,
    cell: ({ subject: { noun, id } }) => (
      <code className={`${classes.hash} ${classes.subject}`} dir="ltr">
        {noun}:{id}
      </code>
    ),
  },
];
