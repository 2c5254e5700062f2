import type { FeedScope } from '@laurel/contract/programme/audience';
import { say } from '@laurel/contract/say';
import { IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useMore } from '#lists/use-more.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import { CelebratedCard } from './CelebratedCard.tsx';
import classes from './Feed.module.css';
import { scopeOffers } from './feed-words.ts';
import { GivenCard } from './GivenCard.tsx';
import * as texts from './texts.ts';
import { useFeed } from './use-feed.ts';

interface FeedProps {
  scope: FeedScope;
  onScope: (scope: FeedScope) => void;
  /** Items at once. */
  size?: number;
}

/** Who recognised whom, in whose words: grows as one reads, and never moves by itself. */
export function Feed({ scope, onScope, size = 10 }: FeedProps) {
  const { items, news, ...query } = useFeed(scope, size);
  const list = useRef<HTMLDivElement>(null);
  const at = useCallback((place: number) => list.current?.querySelectorAll('article')[place], []);
  const more = useMore({ shown: items?.length ?? 0, at, fetchNextPage: query.fetchNextPage });
  const showNew = useShowNew({ newest: items?.[0]?.place, at, refetch: query.refetch });
  return (
    <div className={layout.stack}>
      <div className={layout.ends}>
        <h2 className={words.title}>{say(texts.recognition)}</h2>
        <div className={classes.choice}>
          <NativeSelect
            label={say(texts.whose)}
            data={scopeOffers}
            value={scope}
            onChange={(event) => onScope(event.currentTarget.value as FeedScope)}
          />
        </div>
      </div>
      <div role="status" className={classes.news}>
        {news ? (
          <Button
            size="xs"
            isWaiting={query.isRefetching}
            icon={<IconArrowUp aria-hidden size={16} stroke={2} />}
            onClick={showNew}
          >
            {say(news.isMore ? texts.newsOver : texts.news, { count: news.count })}
          </Button>
        ) : null}
      </div>
      {!items && query.error ? <NotRead {...query} compact /> : null}
      {!items && !query.error ? <SkeletonRows rows={4} height={9} /> : null}
      {items?.length === 0 ? (
        <EmptyState
          compact
          illustration={illustrations.recognition}
          words={say(texts.nothing, { scope })}
          hint={say(texts.nothingHint)}
        />
      ) : null}
      {items && items.length > 0 ? (
        <div
          ref={list}
          role="feed"
          aria-label={say(texts.recognition)}
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
      ) : null}
      {query.hasNextPage ? (
        <div>
          <Button variant="default" isWaiting={query.isFetchingNextPage} onClick={more}>
            {say(common.showMore)}
          </Button>
        </div>
      ) : items && items.length > 0 ? (
        <p className={words.facts}>{say(texts.noFurther)}</p>
      ) : null}
    </div>
  );
}

interface Renewed {
  /** The place of the first item. */
  newest: string | undefined;
  at: (place: number) => Element | undefined;
  refetch: () => unknown;
}

/** What the button above does: the newest stands there and has the focus, for the button leaves with it. */
function useShowNew({ newest, at, refetch }: Renewed): () => void {
  const wished = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another item comes first
  useEffect(() => {
    if (wished.current) focusOn(at(0));
    wished.current = false;
  }, [newest, at]);
  return () => {
    wished.current = true;
    void refetch();
  };
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
