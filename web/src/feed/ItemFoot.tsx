import '#api/late-rows.ts';
import type { Boosts } from '@laurel/contract/calls/awards/boosts';
import type { Comments } from '@laurel/contract/calls/comments/comments';
import type { Reactions } from '@laurel/contract/calls/recognition/reactions';
import { say } from '@laurel/contract/say';
import { IconMessage } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { AddPoints } from '#boosts/AddPoints.tsx';
import { WhoAdded } from '#boosts/WhoAdded.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { late } from '#ui/states/late.tsx';
import classes from './Comments.module.css';
import { namedWords } from './feed-words.ts';
import { ReactionBar } from './ReactionBar.tsx';
import * as texts from './texts.ts';
import { useAnswered } from './use-answered.ts';

const CommentThread = late(() => import('./CommentThread.tsx').then((m) => m.CommentThread));

interface ItemFootProps {
  /** Null where there are none. */
  reactions: Reactions | null;
  comments: Comments | null;
  boosts: Boosts | null;
  /** Who gave what people say something to. */
  giver: string;
  /** What people wrote is open from the beginning. */
  isOpen?: boolean;
}

/** What people say to what was given, by a touch and in words, and add to it. */
export function ItemFoot({ reactions, comments: read, boosts: added, giver, isOpen: opens = false }: ItemFootProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(opens);
  const [comments, setComments] = useAnswered(read);
  const [boosts, setBoosts] = useAnswered(added);
  if (!reactions && !comments && !boosts) return null;
  const beside = (
    <>
      {comments ? (
        <Button
          variant="default"
          size="xs"
          icon={<IconMessage aria-hidden size={18} stroke={1.7} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {say(comments.isMore ? texts.commentsOver : texts.commentsCount, { count: comments.count })}
        </Button>
      ) : null}
      {boosts?.mayAdd ? <AddPoints place={boosts.place} giver={giver} onBoosts={setBoosts} /> : null}
    </>
  );
  return (
    <div className={classes.foot}>
      {boosts && boosts.count > 0 ? <WhoAdded boosts={boosts} others={otherBoosters(boosts)} /> : null}
      {reactions ? (
        <ReactionBar reactions={reactions} giver={giver} beside={beside} />
      ) : comments || boosts?.mayAdd ? (
        <div className={layout.row}>{beside}</div>
      ) : null}
      {comments ? (
        <div id={id} className={classes.place}>
          {isOpen ? <CommentThread place={comments.place} onComments={setComments} /> : null}
        </div>
      ) : null}
    </div>
  );
}

function otherBoosters({ mine, names, count, isMore }: Boosts): string {
  const others = mine > 0 ? count - 1 : count;
  return others > 0 ? namedWords({ names, count: others, isMore }) : '';
}
