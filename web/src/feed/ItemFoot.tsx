import '#api/late-rows.ts';
import type { Comments } from '@laurel/contract/calls/comments/comments';
import type { Reactions } from '@laurel/contract/calls/recognition/reactions';
import { say } from '@laurel/contract/say';
import { IconMessage } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { late } from '#ui/states/late.tsx';
import classes from './Comments.module.css';
import { ReactionBar } from './ReactionBar.tsx';
import * as texts from './texts.ts';
import { useAnswered } from './use-answered.ts';

const CommentThread = late(() => import('./CommentThread.tsx').then((m) => m.CommentThread));

interface ItemFootProps {
  /** Null where there are none. */
  reactions: Reactions | null;
  comments: Comments | null;
  /** Who gave what people say something to. */
  giver: string;
  /** What people wrote is open from the beginning. */
  isOpen?: boolean;
}

/** What people say to what was given: by a touch, and in words. */
export function ItemFoot({ reactions, comments, giver, isOpen }: ItemFootProps) {
  if (!comments) return reactions ? <ReactionBar reactions={reactions} giver={giver} /> : null;
  return <Commented {...{ reactions, comments, giver }} opens={isOpen ?? false} />;
}

interface CommentedProps extends Omit<ItemFootProps, 'isOpen'> {
  comments: Comments;
  opens: boolean;
}

function Commented({ reactions, comments: read, giver, opens }: CommentedProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(opens);
  const [{ place, count, isMore }, setComments] = useAnswered(read);
  const button = (
    <Button
      variant="default"
      size="xs"
      icon={<IconMessage aria-hidden size={18} stroke={1.7} />}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      {say(isMore ? texts.commentsOver : texts.commentsCount, { count })}
    </Button>
  );
  return (
    <div className={classes.foot}>
      {reactions ? <ReactionBar reactions={reactions} giver={giver} beside={button} /> : <div>{button}</div>}
      <div id={id} className={classes.place}>
        {isOpen ? <CommentThread place={place} onComments={setComments} /> : null}
      </div>
    </div>
  );
}
