import { noticesCounted } from '@laurel/contract/rules/notice-kinds';
import { say } from '@laurel/contract/say';
import { IconBell } from '@tabler/icons-react';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { formatPoints } from '#lib/points.ts';
import { navigate } from '#router/router.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { paths } from '../paths.ts';
import classes from './Bell.module.css';
import * as texts from './texts.ts';
import { useOpened } from './use-opened.ts';
import { useUnread } from './use-unread.ts';

const Newest = late(() => import('./Newest.tsx').then((m) => m.Newest), {
  waiting: <SkeletonRows rows={4} height={3} />,
});

/** What is not read, and the way to it: beside the page where there is room, a page of its own on a phone. */
export function Bell() {
  const id = useId();
  const over = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const unread = useUnread();
  useOpened();
  const open = (event: MouseEvent) => {
    if (window.matchMedia('(width >= 48em)').matches) return;
    event.preventDefault();
    void navigate(paths.notices());
  };
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        aria-label={wordsOf(unread)}
        title={say(texts.title)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
        onClick={open}
      >
        <IconBell aria-hidden size={23} stroke={1.6} />
        {unread ? (
          <span aria-hidden className={classes.count}>
            {countOf(unread)}
          </span>
        ) : null}
      </button>
      <div
        ref={over}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={say(texts.title)}
        className={classes.over}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen ? <Newest onLeave={() => over.current?.hidePopover()} /> : null}
      </div>
    </>
  );
}

function wordsOf(unread: number | undefined): string {
  return unread ? say(texts.bellUnread, { count: countOf(unread) }) : say(texts.bell);
}

function countOf(unread: number): string {
  return unread > noticesCounted ? say(texts.countMore, { count: noticesCounted }) : formatPoints(unread);
}
