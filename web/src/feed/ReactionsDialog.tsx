import '#api/late-rows.ts';
import { feedPeoplePageMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useFurther } from '#api/use-further.ts';
import { FurtherPeople } from '#lists/FurtherPeople.tsx';
import { ReactionSign } from './ReactionSign.tsx';
import classes from './Reactions.module.css';
import { reactionWords } from './reaction-words.ts';
import * as texts from './texts.ts';

interface ReactionsDialogProps {
  /** Of the item in the feed. */
  place: string;
  onClose: () => void;
}

/** Who reacted, and how: the newest first. */
export function ReactionsDialog({ place, onClose }: ReactionsDialogProps) {
  const { pages, ...query } = useFurther('reactionlist', { place, size: feedPeoplePageMax });
  return (
    <FurtherPeople
      title={say(texts.reactions)}
      people={pages?.flatMap((page) => page.people)}
      query={query}
      said={({ reaction }) => (
        <span className={classes.how}>
          <ReactionSign kind={reaction} />
          {reactionWords(reaction)}
        </span>
      )}
      onClose={onClose}
    />
  );
}
