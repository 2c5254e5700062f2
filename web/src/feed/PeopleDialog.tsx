import '#api/late-rows.ts';
import { feedPeoplePageMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useCallback, useRef } from 'react';
import { useFurther } from '#api/use-further.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useMore } from '#lists/use-more.ts';
import { PersonCard } from '#people/PersonCard.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import * as texts from './texts.ts';

interface PeopleDialogProps {
  /** Of the item in the feed. */
  place: string;
  onClose: () => void;
}

/** Everybody to whom something was given at once, as far as the reader may see it. */
export function PeopleDialog({ place, onClose }: PeopleDialogProps) {
  const list = useRef<HTMLUListElement>(null);
  const { pages, ...query } = useFurther('recognitionfeedpeople', { place, size: feedPeoplePageMax });
  const people = pages?.flatMap((page) => page.people);
  const at = useCallback((n: number) => list.current?.children[n], []);
  const more = useMore({ shown: people?.length ?? 0, at, fetchNextPage: query.fetchNextPage });
  return (
    <Dialog title={say(texts.givenTo)} onClose={onClose}>
      {people ? (
        <ul ref={list} aria-label={say(texts.givenTo)} aria-busy={query.isFetching}>
          {people.map((person, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: who has left has no id, and the order stays
            <li key={`${n} ${person.memberId}`} tabIndex={-1}>
              <PersonCard look="line" person={person} />
            </li>
          ))}
        </ul>
      ) : query.error ? (
        <NotRead {...query} compact />
      ) : (
        <SkeletonRows rows={6} height={3} />
      )}
      {query.hasNextPage ? (
        <div className={layout.row}>
          <Button variant="default" isWaiting={query.isFetchingNextPage} onClick={more}>
            {say(common.showMore)}
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}
