import '#api/late-rows.ts';
import type { IdeaVotes } from '@laurel/contract/calls/ideas/open-idea';
import { say } from '@laurel/contract/say';
import { IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { Button } from '#ui/buttons/Button.tsx';
import words from '#ui/layout/words.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { late } from '#ui/states/late.tsx';
import * as texts from './texts.ts';

const VotersDialog = late(() => import('./VotersDialog.tsx').then((m) => m.VotersDialog));

interface VotesProps {
  votes: IdeaVotes;
  title: string;
}

/** One's vote for an idea, by one touch, and how many there are. */
export function Votes({ votes: read, title }: VotesProps) {
  const [answered, setAnswered] = useState({ after: read, votes: read });
  const [isOpen, setOpen] = useState(false);
  const votes = answered.after === read ? answered.votes : read;
  const { ideaBoxId, count, isMine, mayVote } = votes;
  const vote = useCallMutation('voteidea', {
    send: (isVoted: boolean) => call('voteidea', { ideaBoxId, isVoted }),
    errors: 'screen',
    onSuccess: (answer) => setAnswered({ after: read, votes: answer.votes }),
  });
  const shown = vote.isPending ? vote.variables : isMine;
  const Sign = shown ? IconThumbUpFilled : IconThumbUp;
  return (
    <>
      {mayVote ? (
        <Button
          variant={shown ? 'filled' : 'default'}
          size="xs"
          icon={<Sign aria-hidden size={18} />}
          aria-pressed={shown}
          onClick={() => {
            if (!vote.isPending) vote.mutate(!isMine);
          }}
        >
          {say(texts.want)} <span className="visually-hidden">{title}</span>
        </Button>
      ) : null}
      {count > 0 ? (
        <button type="button" className={words.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say(texts.votes, { count })}
        </button>
      ) : (
        <span className={words.facts}>{say(texts.noVotes)}</span>
      )}
      {vote.error ? <FailureNote>{errorWords(vote.error)}</FailureNote> : null}
      {isOpen ? <VotersDialog ideaBoxId={ideaBoxId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
