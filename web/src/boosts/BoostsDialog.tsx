import '#api/late-rows.ts';
import { feedPeoplePageMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useFurther } from '#api/use-further.ts';
import { FurtherPeople } from '#lists/FurtherPeople.tsx';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';

interface BoostsDialogProps {
  /** Of the item in the feed. */
  place: string;
  onClose: () => void;
}

/** Who added points, and how many: the newest first. */
export function BoostsDialog({ place, onClose }: BoostsDialogProps) {
  const { pages, ...query } = useFurther('boostlist', { place, size: feedPeoplePageMax });
  return (
    <FurtherPeople
      title={say(texts.added)}
      people={pages?.flatMap((page) => page.people)}
      query={query}
      said={({ points, to }) =>
        points === null ? null : <span className={words.soft}>{say(texts.each, { points, people: to })}</span>
      }
      onClose={onClose}
    />
  );
}
