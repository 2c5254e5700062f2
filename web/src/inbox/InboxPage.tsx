import { mayCall } from '@laurel/contract/call-rows';
import type { ContactRow } from '@laurel/contract/calls/inbox/contact-shown';
import { type ContactState, contactStates, contactTaken, contactWriters } from '@laurel/contract/rules/contact-states';
import { say } from '@laurel/contract/say';
import type { FileFormat } from '@laurel/contract/shapes/report-format';
import { fetchFile } from '#api/fetch-file.ts';
import { useListPages } from '#api/use-list-pages.ts';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { isInOrder, momentsOf, useWish } from '#lists/address.ts';
import { saved } from '#lists/files.ts';
import { ListTable } from '#lists/ListTable.tsx';
import { useMember } from '#session/member.ts';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { late } from '#ui/states/late.tsx';
import { ExportButtons } from '#ui/tables/ExportButtons.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { stateWords } from './contact-words.ts';
import classes from './Inbox.module.css';
import { InboxFilters } from './InboxFilters.tsx';
import * as texts from './texts.ts';

const ContactDialog = late(() => import('./ContactDialog.tsx').then((m) => m.ContactDialog));

const pageSize = 50;
const wished = ['state', 'taken', 'by', 'from', 'until', 'search', 'contact'] as const;

/** What was written to the company: who answers it, and what became of it. */
export function InboxPage() {
  const { wish, change } = useWish(wished);
  const mayChange = mayCall('inboxanswer', useMember());
  const { search } = wish;
  const state = contactStates.find((one) => one === wish.state);
  const taken = contactTaken.find((one) => one === wish.taken);
  const from = contactWriters.find((one) => one === wish.by);
  const asked = {
    ...(state && { state }),
    ...(taken && { taken }),
    ...(from && { from }),
    ...(search !== '' && { search }),
    ...(isInOrder(wish) && momentsOf(wish)),
  };
  const list = useListPages('inboxlist', { ...asked, size: pageSize }, { errors: 'screen', staleTime: 0 });
  const file = (format: FileFormat) => saved((onFailed) => fetchFile('exportinbox', { ...asked, format }, onFailed));
  return (
    <>
      <PageHeader title={say(common.inbox)} intro={say(texts.intro)} />
      <Card>
        <div className={layout.stack}>
          <InboxFilters wish={wish} open={list.first?.open} onChange={change} />
          <ExportButtons disabled={!list.first?.total} onCsv={() => void file('csv')} onExcel={() => file('xlsx')} />
          <ListTable
            label={say(common.inbox)}
            columns={columns((contact) => change({ contact }, { opens: true }))}
            rows={list.data?.contacts}
            rowKey={({ contactId }) => contactId}
            emptyWords={say(texts.nothing)}
            list={list}
          />
        </div>
      </Card>
      {wish.contact === '' ? null : (
        <ContactDialog
          key={wish.contact}
          contactId={wish.contact}
          mayChange={mayChange}
          onClose={() => change({ contact: '' })}
        />
      )}
    </>
  );
}

const tones: Record<ContactState, BadgeTone> = { open: 'waiting', answered: 'done', closed: 'quiet', spam: 'quiet' };

const columns = (open: (contactId: string) => void): ReportColumn<ContactRow>[] => [
  {
    ...{ id: 'at', header: say(texts.written), sortable: false, minWidth: '11rem' },
    value: ({ dateWritten }) => dateWritten,
    cell: ({ dateWritten }) => <time dateTime={dateWritten}>{formatTime(dateWritten)}</time>,
  },
  {
    ...{ id: 'who', header: say(texts.writer), sortable: false, minWidth: '13rem' },
    value: ({ name }) => name,
    cell: ({ name, email, member }) => (
      <div className={classes.words}>
        <bdi>{name}</bdi>
        <p className={words.facts}>
          <bdi>{email}</bdi>
        </p>
        {member ? null : <p className={words.facts}>{say(texts.outside)}</p>}
      </div>
    ),
  },
  {
    ...{ id: 'what', header: say(texts.words), sortable: false, minWidth: '20rem' },
    value: ({ beginning }) => beginning,
    cell: ({ contactId, beginning }) => (
      <button
        type="button"
        className={`${words.link} ${classes.open}`}
        aria-haspopup="dialog"
        onClick={() => open(contactId)}
      >
        <bdi>{beginning}</bdi>
      </button>
    ),
  },
  {
    ...{ id: 'state', header: say(texts.state), sortable: false, minWidth: '11rem', stays: true },
    value: ({ state }) => state,
    cell: ({ state, takenBy, failed }) => (
      <div>
        <Badge tone={tones[state]}>{say(stateWords[state])}</Badge>
        {failed > 0 ? <p className={words.facts}>{say(texts.answerFailed)}</p> : null}
        {takenBy ? <p className={words.facts}>{say(texts.takenBy, { name: takenBy.name })}</p> : null}
      </div>
    ),
  },
];
