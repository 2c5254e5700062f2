import type { Person } from '@laurel/contract/calls/personnel/person';
import type { MessageState, PersonMessage } from '@laurel/contract/calls/personnel/personmessages';
import { say } from '@laurel/contract/say';
import { useListPages } from '#api/use-list-pages.ts';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { messageWords } from './answer-words.ts';
import { PersonTable, partPageSize } from './PersonTable.tsx';
import * as texts from './texts.ts';

const tones: Record<MessageState, BadgeTone> = {
  promised: 'waiting',
  held: 'waiting',
  sent: 'done',
  undeliverable: 'danger',
  stuck: 'danger',
  givenUp: 'danger',
};
const channels = { email: say(common.emailAddress), sms: say(texts.sms), push: say(texts.push) };

/** What becomes of it, or what can be done. */
const hints: Partial<Record<MessageState, string>> = {
  promised: say(texts.promisedHint),
  held: say(texts.heldHint),
  undeliverable: say(texts.undeliverableHint),
  stuck: say(texts.stuckHint),
  givenUp: say(texts.givenUpHint),
};

const columns: readonly ReportColumn<PersonMessage>[] = [
  { id: 'date', header: say(common.date), value: ({ date }) => formatTime(date) },
  { id: 'title', header: say(texts.about), value: ({ title }) => title },
  { id: 'channel', header: say(texts.channel), value: ({ channel }) => channels[channel] },
  {
    id: 'state',
    header: say(common.status),
    minWidth: '16rem',
    value: ({ state }) => state,
    cell: (message) => <Delivery message={message} />,
  },
];

function Delivery({ message: { state, dateEnded, tries, failure } }: { message: PersonMessage }) {
  return (
    <span className={layout.lines}>
      <Badge tone={tones[state]}>{say(messageWords[state])}</Badge>
      {state === 'sent' ? <span className={words.facts}>{formatTime(dateEnded)}</span> : null}
      {hints[state] ? <span className={words.facts}>{hints[state]}</span> : null}
      {failure ? (
        <span className={words.facts}>
          {say(texts.triedInVain, { count: tries })} <code dir="auto">{failure}</code>
        </span>
      ) : null}
    </span>
  );
}

export function MessagesPart({ person: { memberId } }: { person: Person }) {
  const pages = useListPages('personmessages', { memberId, size: partPageSize }, { errors: 'screen', staleTime: 0 });
  return (
    <PersonTable
      title={say(texts.messages)}
      columns={columns}
      rows={pages.data?.messages}
      nothing={say(texts.nothingWritten)}
      pages={pages}
    />
  );
}
