import { mayCall } from '@laurel/contract/call-rows';
import type { MessageRow } from '@laurel/contract/calls/oversight/message-shown';
import { givable, type MessageState, messageStates, resendable } from '@laurel/contract/calls/oversight/message-states';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { useListPages } from '#api/use-list-pages.ts';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { isInOrder, momentsOf, useWish } from '#lists/address.ts';
import { ListTable } from '#lists/ListTable.tsx';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { late } from '#ui/states/late.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { MessageFilters } from './MessageFilters.tsx';
import { channelWords, stateWords } from './message-words.ts';
import classes from './Oversight.module.css';
import * as texts from './texts.ts';

const MessageDialog = late(() => import('./MessageDialog.tsx').then((m) => m.MessageDialog));
const AllDialog = late(() => import('./AllDialog.tsx').then((m) => m.AllDialog));

type Channel = MessageRow['channel'];

const pageSize = 50;
const wished = ['state', 'channel', 'letter', 'to', 'from', 'until', 'message'] as const;

/** The messages that are looked for, and what can be done with them. */
export function MessageList() {
  const { wish, change } = useWish(wished);
  const mayChange = mayCall('resendmessage', useMember());
  const [deed, setDeed] = useState<'resend' | 'giveUp'>();
  const state = messageStates.find((one) => one === wish.state);
  const { channel, letter, to } = wish;
  const asked = {
    ...(Object.hasOwn(channelWords, channel) && { channel: channel as Channel }),
    ...(letter !== '' && { letter }),
    ...(to !== '' && { to }),
    ...(isInOrder(wish) && momentsOf(wish)),
  };
  const list = useListPages(
    'messagelist',
    { ...asked, ...(state && { state }), size: pageSize },
    { errors: 'screen', staleTime: 0 },
  );
  const has = (states: readonly MessageState[]) =>
    mayChange && state !== undefined && states.includes(state) && (list.first?.total ?? 0) > 0;
  return (
    <>
      <Card>
        <div className={layout.stack}>
          <MessageFilters wish={wish} first={list.first} onChange={change} />
          {has(resendable) ? (
            <div className={layout.row}>
              <Button variant="default" aria-haspopup="dialog" onClick={() => setDeed('resend')}>
                {say(texts.resendAll)}
              </Button>
              {has(givable) ? (
                <Button variant="default" aria-haspopup="dialog" onClick={() => setDeed('giveUp')}>
                  {say(texts.giveUpAll)}
                </Button>
              ) : null}
            </div>
          ) : null}
          <ListTable
            label={say(common.messages)}
            columns={columns((message) => change({ message }, { opens: true }))}
            rows={list.data?.messages}
            rowKey={({ messageId }) => messageId}
            emptyWords={say(texts.noMessages)}
            list={list}
          />
        </div>
      </Card>
      {wish.message === '' ? null : (
        <MessageDialog
          key={wish.message}
          messageId={wish.message}
          mayChange={mayChange}
          onClose={() => change({ message: '' })}
        />
      )}
      {deed && state ? <AllDialog deed={deed} wish={{ ...asked, state }} onClose={() => setDeed(undefined)} /> : null}
    </>
  );
}

const tones: Record<MessageState, BadgeTone> = {
  promised: 'waiting',
  held: 'waiting',
  stuck: 'danger',
  givenUp: 'quiet',
  undeliverable: 'quiet',
  sent: 'done',
};

const columns = (open: (messageId: string) => void): ReportColumn<MessageRow>[] => [
  {
    ...{ id: 'at', header: say(texts.when), sortable: false, minWidth: '11rem' },
    value: ({ datePromised }) => datePromised,
    cell: ({ datePromised }) => <time dateTime={datePromised}>{formatTime(datePromised)}</time>,
  },
  {
    ...{ id: 'what', header: say(texts.messageWhat), sortable: false, minWidth: '14rem' },
    value: ({ title }) => title,
    cell: ({ messageId, title, channel }) => (
      <div>
        <button
          type="button"
          className={`${words.link} ${classes.open}`}
          aria-haspopup="dialog"
          onClick={() => open(messageId)}
        >
          {title}
        </button>
        <p className={words.facts}>{say(channelWords[channel])}</p>
      </div>
    ),
  },
  {
    ...{ id: 'to', header: say(common.to), sortable: false, minWidth: '12rem' },
    value: ({ to }) => to?.name ?? '',
    cell: ({ to, address }) => (
      <div>
        <bdi>{to?.name ?? say(texts.outsider)}</bdi>
        <p className={words.facts}>
          <bdi>{address}</bdi>
        </p>
      </div>
    ),
  },
  {
    ...{ id: 'state', header: say(texts.state), sortable: false, minWidth: '14rem', stays: true },
    value: ({ state }) => state,
    cell: ({ state, isInHand, reason }) => (
      <div>
        <Badge tone={tones[state]}>{say(isInHand ? texts.inHand : stateWords[state])}</Badge>
        {reason ? <p className={words.facts}>{reason}</p> : null}
      </div>
    ),
  },
];
