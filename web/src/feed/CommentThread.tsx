import '#api/late-rows.ts';
import type { Comments } from '@laurel/contract/calls/comments/comments';
import { say } from '@laurel/contract/say';
import { useCallback, useRef } from 'react';
import { useFurther } from '#api/use-further.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { useMore } from '#lists/use-more.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { AddComment } from './CommentForms.tsx';
import { CommentRow } from './CommentRow.tsx';
import classes from './Comments.module.css';
import * as texts from './texts.ts';

/** So many are read at once. */
const size = 10;

interface CommentThreadProps {
  /** Of the item in the feed. */
  place: string;
  /** How many there are now. */
  onComments: (comments: Comments) => void;
}

/** What people wrote to what was given, the newest last, and where one writes oneself. */
export function CommentThread({ place, onComments }: CommentThreadProps) {
  const list = useRef<HTMLUListElement>(null);
  const { pages, ...query } = useFurther('commentlist', { place, size });
  const comments = pages?.flatMap((page) => page.comments);
  // Those that come are the older ones: they stand above.
  const at = useCallback((n: number) => list.current?.children[list.current.children.length - 1 - n], []);
  const more = useMore({ shown: comments?.length ?? 0, at, fetchNextPage: query.fetchNextPage });
  return (
    <section aria-label={say(texts.comments)} className={classes.thread}>
      {query.hasNextPage ? (
        <div>
          <Button variant="soft" size="xs" isWaiting={query.isFetchingNextPage} onClick={more}>
            {say(texts.earlierComments)}
          </Button>
        </div>
      ) : null}
      {comments && comments.length > 0 ? (
        <ul ref={list} aria-label={say(texts.comments)} aria-busy={query.isFetching} className={classes.list}>
          {comments.toReversed().map((comment) => (
            <CommentRow key={comment.commentId} comment={comment} onComments={onComments} />
          ))}
        </ul>
      ) : null}
      {!comments && query.error ? <NotRead {...query} compact /> : null}
      {!comments && !query.error ? <SkeletonRows rows={2} height={3} /> : null}
      <AddComment place={place} onComments={onComments} />
    </section>
  );
}
