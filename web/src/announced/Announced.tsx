import type { Home } from '@laurel/contract/calls/members/home';
import { say } from '@laurel/contract/say';
import type { Announced as Announcement } from '@laurel/contract/shapes/announced';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import * as common from '#lib/texts.ts';
import { Button, PassingButton } from '#ui/buttons/Button.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import { useFocusPassedOn } from '#ui/focus/near.ts';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './Announced.module.css';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import * as texts from './texts.ts';

type AnnouncedProps = NonNullable<Home['other']['announcements']>;

/** What is announced to the member: the first of it, and all of it one press away. */
export function Announced({ shown, more }: AnnouncedProps) {
  const list = useRef<HTMLUListElement>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const { all, isAll, showAll, isLoading, error, rest } = useAll(more);
  const dismissal = useCallMutation('announcementdismiss', {
    send: (wish: { announcementId: string; isDismissed: boolean }) => call('announcementdismiss', wish),
    onSuccess: (_, { announcementId, isDismissed }) => {
      setGone((before) => {
        const after = new Set(before);
        if (isDismissed) after.add(announcementId);
        else after.delete(announcementId);
        return after;
      });
      if (!isDismissed) return;
      const undo = () => dismissal.mutate({ announcementId, isDismissed: false });
      notify(say(texts.dismissed), { act: { words: say(texts.undo), does: undo } });
    },
  });
  const left = (isAll ? all : shown).filter(({ announcementId }) => !gone.has(announcementId));
  const others = isAll ? rest : more;
  const askedAt = useRef<number>(undefined);
  // The first of those that came has the focus.
  useEffect(() => {
    if (askedAt.current === undefined || left.length <= askedAt.current) return;
    focusOn(list.current?.querySelectorAll('h3')[askedAt.current]);
    askedAt.current = undefined;
  }, [left.length]);
  if (left.length === 0 && others === 0) return null;
  return (
    <section aria-label={say(common.announcements)}>
      <ul ref={list} className={classes.grid} tabIndex={-1}>
        {left.map((announcement) => (
          <Entry
            key={announcement.announcementId}
            announcement={announcement}
            isBusy={dismissal.isPending && dismissal.variables.announcementId === announcement.announcementId}
            onDismiss={(announcementId) => dismissal.mutate({ announcementId, isDismissed: true })}
          />
        ))}
      </ul>
      {error ? <FailureNote>{errorWords(error)}</FailureNote> : null}
      {others > 0 ? (
        <PassingButton
          beside={list}
          className={classes.more}
          variant="default"
          isWaiting={isLoading}
          onClick={() => {
            askedAt.current = left.length;
            showAll();
          }}
        >
          {error ? say(common.tryAgain) : say(texts.others, { count: others })}
        </PassingButton>
      ) : null}
    </section>
  );
}

interface EntryProps {
  announcement: Announcement;
  isBusy: boolean;
  onDismiss: (announcementId: string) => void;
}

function Entry({ announcement, isBusy, onDismiss }: EntryProps) {
  const { announcementId, title } = announcement;
  const entry = useFocusPassedOn<HTMLLIElement>('button');
  return (
    <li ref={entry}>
      <AnnouncementCard announcement={announcement}>
        <Button variant="default" size="xs" isWaiting={isBusy} onClick={() => onDismiss(announcementId)}>
          {say(texts.dismiss)}
          <span className="visually-hidden"> {title}</span>
        </Button>
      </AnnouncementCard>
    </li>
  );
}

/** All of it, page after page, once somebody asks for what does not stand there. */
function useAll(more: number) {
  const [pages, setPages] = useState(0);
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, page) => callQuery('myannouncements', { page }, { errors: 'screen' })),
  });
  const read = answers.flatMap(({ data }) => (data ? [data] : []));
  const all = read.flatMap(({ announcements }) => announcements);
  const failed = answers.find(({ error }) => error);
  return {
    all,
    isAll: read.length > 0,
    rest: read.length > 0 ? (read.at(-1)?.total ?? 0) - all.length : more,
    isLoading: answers.some(({ isFetching }) => isFetching),
    error: failed?.error,
    showAll: () => (failed ? void failed.refetch() : setPages(pages + 1)),
  };
}
