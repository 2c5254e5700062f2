import type { Notice } from '@laurel/contract/calls/notices/noticelist';
import type { NoticeKind } from '@laurel/contract/rules/notice-kinds';
import { say } from '@laurel/contract/say';
import { noticeKindWords } from '@laurel/contract/words/notice-words';
import {
  type Icon,
  IconAt,
  IconBulb,
  IconCheck,
  IconChecklist,
  IconHeart,
  IconMessage,
  IconMoodSmile,
  IconPackage,
  IconProgressCheck,
  IconReportMoney,
  IconSignature,
  IconTransfer,
  IconTrophy,
  IconUserCheck,
  IconUserCircle,
} from '@tabler/icons-react';
import { type RefObject, useRef } from 'react';
import { formatTime } from '#lib/dates.ts';
import { since } from '#lib/since.ts';
import { Link } from '#router/Link.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useFocusLeft } from '#ui/focus/focus.ts';
import words from '#ui/layout/words.module.css';
import classes from './Notices.module.css';
import * as texts from './texts.ts';
import { useRead } from './use-read.ts';

const icons: Record<NoticeKind, Icon> = {
  card: IconHeart,
  award: IconTrophy,
  groupCard: IconSignature,
  mention: IconAt,
  comment: IconMessage,
  reaction: IconMoodSmile,
  decision: IconUserCheck,
  toDo: IconChecklist,
  idea: IconBulb,
  ideaStage: IconProgressCheck,
  order: IconPackage,
  budget: IconReportMoney,
  delegate: IconTransfer,
  account: IconUserCircle,
};

interface NoticeListProps {
  notices: readonly Notice[];
  isBusy?: boolean;
  /** Somebody goes to what one of them tells of. */
  onLeave?: () => void;
}

/** What happened, each with the way to it; what is followed is read. */
export function NoticeList({ notices, isBusy = false, onLeave }: NoticeListProps) {
  return (
    <ul className={classes.list} aria-label={say(texts.title)} aria-busy={isBusy}>
      {notices.map((notice) => (
        <Row key={notice.noticeId} notice={notice} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function Row({ notice, onLeave }: { notice: Notice; onLeave: (() => void) | undefined }) {
  const { noticeId, kind, path, date, isUnread } = notice;
  const row = useRef<HTMLLIElement>(null);
  const read = useRead();
  const said = notice.words ?? say(texts.gone);
  const KindIcon = icons[kind];
  const mark = () => {
    if (isUnread && !read.isPending) read.mutate(noticeId);
  };
  const follow = () => {
    mark();
    onLeave?.();
  };
  return (
    <li ref={row} tabIndex={-1} className={classes.row} data-unread={isUnread || undefined}>
      <span className={classes.sign} title={say(noticeKindWords[kind])}>
        <KindIcon aria-hidden size={20} stroke={1.7} />
      </span>
      <div className={classes.words}>
        {isUnread ? <span className="visually-hidden">{say(texts.unread)}</span> : null}
        {path === null ? (
          <p className={notice.words === null ? words.soft : undefined} dir="auto">
            {said}
          </p>
        ) : (
          <Link to={path} className={classes.link} onClick={follow} dir="auto">
            {said}
          </Link>
        )}
        <p className={words.facts}>
          {say(noticeKindWords[kind])} ·{' '}
          <time dateTime={date} title={formatTime(date)}>
            {since(date)}
          </time>
        </p>
      </div>
      {isUnread ? <MarkRead words={said} beside={row} isAtWork={read.isPending} onPress={mark} /> : null}
    </li>
  );
}

interface MarkReadProps {
  words: string;
  beside: RefObject<HTMLElement | null>;
  isAtWork: boolean;
  onPress: () => void;
}

/** It goes when the notice is read: that has the focus then. */
function MarkRead({ words: said, beside, isAtWork, onPress }: MarkReadProps) {
  useFocusLeft(beside);
  return (
    <IconButton label={say(texts.markRead, { words: said })} isWaiting={isAtWork} onClick={onPress}>
      <IconCheck aria-hidden size={18} />
    </IconButton>
  );
}
