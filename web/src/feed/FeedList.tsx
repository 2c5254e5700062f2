import type { FeedItem } from '@laurel/contract/calls/recognition/feed-item';
import { say } from '@laurel/contract/say';
import { type KeyboardEvent, type ReactNode, type RefObject, useCallback } from 'react';
import type { useFurther } from '#api/use-further.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { More } from '#lists/More.tsx';
import { useMore } from '#lists/use-more.ts';
import { focusOn } from '#ui/focus/focus.ts';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { CelebratedCard } from './CelebratedCard.tsx';
import classes from './Feed.module.css';
import { GivenCard } from './GivenCard.tsx';
import * as texts from './texts.ts';

interface FeedListProps {
  /** Where they stand. */
  list: RefObject<HTMLDivElement | null>;
  label: string;
  /** As far as they are read. */
  items: readonly FeedItem[] | undefined;
  query: Omit<ReturnType<typeof useFurther>, 'pages'>;
  /** Where there are none. */
  empty: ReactNode;
}

/** Items of the feed, growing as one asks for more; keys that turn pages lead from one to the next. */
export function FeedList({ list, label, items, query, empty }: FeedListProps) {
  const at = useCallback((place: number) => list.current?.querySelectorAll('article')[place], [list]);
  const more = useMore({ shown: items?.length ?? 0, at, fetchNextPage: query.fetchNextPage });
  if (!items) return query.error ? <NotRead {...query} compact /> : <SkeletonRows rows={4} height={9} />;
  if (items.length === 0) return empty;
  return (
    <>
      <div
        ref={list}
        role="feed"
        aria-label={label}
        aria-busy={query.isFetching}
        className={classes.feed}
        onKeyDown={turn}
      >
        {items.map((item, place) =>
          item.kind === 'given' ? (
            <GivenCard key={item.place} item={item} place={place + 1} />
          ) : (
            <CelebratedCard key={item.place} item={item} place={place + 1} />
          ),
        )}
      </div>
      <More query={query} onMore={more} />
      {query.hasNextPage ? null : <p className={words.facts}>{say(texts.noFurther)}</p>}
    </>
  );
}

/** In a feed the keys that turn pages lead from one item to the next. */
function turn(event: KeyboardEvent<HTMLElement>) {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  if (!step) return;
  const items = [...event.currentTarget.querySelectorAll('article')];
  const from = (event.target as Element).closest('article');
  const next = from ? items[items.indexOf(from) + step] : undefined;
  if (!next) return;
  event.preventDefault();
  focusOn(next);
}
