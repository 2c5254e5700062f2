import type { FeedScope } from '@laurel/contract/programme/audience';
import { say } from '@laurel/contract/say';
import { IconArrowUp } from '@tabler/icons-react';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import classes from './Feed.module.css';
import { FeedList } from './FeedList.tsx';
import { scopeOffers } from './feed-words.ts';
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
      <FeedList
        list={list}
        label={say(texts.recognition)}
        items={items}
        query={query}
        empty={
          <EmptyState
            compact
            illustration={illustrations.recognition}
            words={say(texts.nothing, { scope })}
            hint={say(texts.nothingHint)}
          />
        }
      />
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
