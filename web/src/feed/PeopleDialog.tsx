import '#api/late-rows.ts';
import { feedPeoplePageMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useFurther } from '#api/use-further.ts';
import { FurtherPeople } from '#lists/FurtherPeople.tsx';
import * as texts from './texts.ts';

interface PeopleDialogProps {
  /** Of the item in the feed. */
  place: string;
  onClose: () => void;
}

/** Everybody to whom something was given at once, as far as the reader may see it. */
export function PeopleDialog({ place, onClose }: PeopleDialogProps) {
  const { pages, ...query } = useFurther('recognitionfeedpeople', { place, size: feedPeoplePageMax });
  const people = pages?.flatMap((page) => page.people);
  return <FurtherPeople title={say(texts.givenTo)} people={people} query={query} onClose={onClose} />;
}
