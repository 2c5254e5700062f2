import type { IdeaStanding } from '@laurel/contract/calls/ideas/open-idea';
import { ideaStageWords } from '@laurel/contract/programme/idea-words';
import { say } from '@laurel/contract/say';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { stageTones } from './idea-tones.ts';
import * as texts from './texts.ts';

interface OpenStandingProps {
  open: IdeaStanding;
  title: string;
  /** Missing for who does not put it to another stage. */
  onStage: (() => void) | undefined;
}

/** Of an idea that is shared, in the report: its stage, how many want it, and the way to another stage. */
export function OpenStanding({ open: { stage, votes, isHidden }, title, onStage }: OpenStandingProps) {
  return (
    <div className={layout.lines}>
      <Badge tone={stageTones[stage]}>{say(ideaStageWords[stage])}</Badge>
      <span className={words.facts}>
        {votes > 0 ? say(texts.votes, { count: votes }) : say(texts.noVotes)}
        {isHidden ? ` · ${say(texts.isHidden)}` : ''}
      </span>
      {onStage ? (
        <Button
          variant="soft"
          size="xs"
          aria-haspopup="dialog"
          aria-label={say(texts.setStageOf, { title })}
          onClick={onStage}
        >
          {say(texts.setStage)}
        </Button>
      ) : null}
    </div>
  );
}
