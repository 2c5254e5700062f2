import type { Waiting } from '@laurel/contract/calls/work/waiting';
import { say } from '@laurel/contract/say';
import {
  type Icon,
  IconBulb,
  IconChecklist,
  IconFileUpload,
  IconFlag,
  IconInbox,
  IconMailExclamation,
  IconReportMoney,
  IconRocket,
  IconTicket,
  IconTrophy,
  IconTruckDelivery,
  IconUserCheck,
  IconUserQuestion,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useFocusCaught } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import { Bone } from '#ui/states/Bone.tsx';
import { fewPaths } from '../few-paths.ts';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';
import classes from './WaitingForYou.module.css';
import { waitingHeight } from './waiting-height.ts';
import { type WaitingItem, waitingItems } from './waiting-words.ts';

const icons: Record<keyof Waiting, Icon> = {
  nominations: IconChecklist,
  ideas: IconBulb,
  approvals: IconUserCheck,
  deskLines: IconTruckDelivery,
  vouchers: IconTicket,
  messages: IconMailExclamation,
  contacts: IconInbox,
  cards: IconFlag,
  setup: IconRocket,
  files: IconFileUpload,
  pots: IconReportMoney,
  unowned: IconUserQuestion,
  votes: IconTrophy,
  ballots: IconTrophy,
};

/** What waits for the member's decision, by role: each leads to its screen. */
export function WaitingForYou({ now }: { now: Date }) {
  const { data, error, isFetching, refetch } = useQuery(callQuery('waiting', {}, { errors: 'screen', staleTime: 0 }));
  if (!data && !error) return <Bone height={waitingHeight} />;
  if (!data) return <Failure error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  const items = waitingItems(data, now);
  if (items.length === 0) return <p className={`${layout.row} ${classes.quiet}`}>{say(texts.nothingWaits)}</p>;
  return (
    <section className={classes.waiting} aria-labelledby="waiting-for-you">
      <div className={`${layout.head} ${classes.title}`}>
        <h2 id="waiting-for-you" className={words.title}>
          {say(texts.waitingForYou)}
        </h2>
        <Link to={paths.todo()} className={words.link}>
          {say(texts.allToDo)}
        </Link>
      </div>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.key}>
            <Item item={item} address={addressOf(item, data)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** It leads to its screen; what no screen mends says what to do. */
function Item({ item, address }: { item: WaitingItem; address: string | undefined }) {
  const { what, count, words: said, note, advice } = item;
  const Sign = icons[what];
  const className = `${layout.beside} ${classes.item}`;
  const content = (
    <>
      <Sign aria-hidden size={26} stroke={1.6} />
      <span className={classes.words}>
        {rich(said, { count, b: (figure) => <strong className={words.figure}>{figure}</strong> })}
        <span className={words.facts}>{note}</span>
      </span>
    </>
  );
  if (address !== undefined)
    return (
      <Link to={address} className={className}>
        {content}
      </Link>
    );
  return (
    <button type="button" className={className} onClick={() => void alertDialog({ message: advice })}>
      {content}
    </button>
  );
}

function Failure({ error, isFetching, onRetry }: { error: Error | null; isFetching: boolean; onRetry: () => void }) {
  useFocusCaught();
  const { title, message } = failureOf(error);
  return (
    <section className={`${layout.row} ${classes.quiet}`} aria-label={say(texts.waitingForYou)}>
      <span>
        {title} {message}
      </span>
      <Button size="xs" variant="default" isWaiting={isFetching} onClick={onRetry}>
        {say(common.tryAgain)}
      </Button>
    </section>
  );
}

function addressOf({ what, state }: WaitingItem, { ideas }: Waiting): string | undefined {
  switch (what) {
    case 'messages':
      return state && paths.messages(state);
    case 'nominations':
      return fewPaths.nominationsToReview;
    case 'ideas':
      return fewPaths.ideasToReview(ideas?.oldestDate ?? '');
    case 'approvals':
      return paths.approvals;
    case 'contacts':
      return paths.inbox('open');
    case 'cards':
      return paths.reported('open');
    case 'setup':
      return paths.setup;
    case 'deskLines':
      return paths.orderDesk;
    case 'pots':
    case 'votes':
    case 'ballots':
    case 'unowned':
      // A queue is called as many of its kind.
      return paths.todo(what.replace(/s$/, ''));
    case 'files':
    case 'vouchers':
      return paths.dataUpload;
    default:
      return what satisfies never;
  }
}
