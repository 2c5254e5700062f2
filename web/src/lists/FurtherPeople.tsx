import type { FeedPerson } from '@laurel/contract/calls/recognition/feed-item';
import { type ReactNode, useCallback, useRef } from 'react';
import type { useFurther } from '#api/use-further.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { PersonCard } from '#people/PersonCard.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import classes from './FurtherPeople.module.css';
import { More } from './More.tsx';
import { useMore } from './use-more.ts';

interface FurtherPeopleProps<Person extends FeedPerson> {
  title: string;
  /** As far as they are read. */
  people: readonly Person[] | undefined;
  query: Omit<ReturnType<typeof useFurther>, 'pages'>;
  /** What is said of one of them. */
  said?: (person: Person) => ReactNode;
  onClose: () => void;
}

/** A dialog with a list of people that grows as one asks for more. */
export function FurtherPeople<Person extends FeedPerson>(props: FurtherPeopleProps<Person>) {
  const { title, people, query, said, onClose } = props;
  const list = useRef<HTMLUListElement>(null);
  const at = useCallback((n: number) => list.current?.children[n], []);
  const more = useMore({ shown: people?.length ?? 0, at, fetchNextPage: query.fetchNextPage });
  return (
    <Dialog title={title} onClose={onClose}>
      {people ? (
        <ul ref={list} aria-label={title} aria-busy={query.isFetching}>
          {people.map((person, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: who has left has no id, and the order stays
            <li key={`${n} ${person.memberId}`} tabIndex={-1} className={classes.line}>
              <PersonCard look="line" person={person} />
              {said?.(person)}
            </li>
          ))}
        </ul>
      ) : query.error ? (
        <NotRead {...query} compact />
      ) : (
        <SkeletonRows rows={6} height={3} />
      )}
      <More query={query} onMore={more} />
    </Dialog>
  );
}
