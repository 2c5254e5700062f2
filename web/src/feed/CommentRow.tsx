import '#api/late-rows.ts';
import type { Comment } from '@laurel/contract/calls/comments/comment';
import type { Comments } from '@laurel/contract/calls/comments/comments';
import { say } from '@laurel/contract/say';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { formatTime } from '#lib/dates.ts';
import { since } from '#lib/since.ts';
import { ColleagueFace } from '#people/ColleagueFace.tsx';
import { ColleagueLink } from '#people/ColleagueLink.tsx';
import { partsOf } from '#picker/mentions.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import { useFocusPassedOn } from '#ui/focus/near.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { EditComment } from './CommentForms.tsx';
import classes from './Comments.module.css';
import { ReportContent } from './ReportContent.tsx';
import * as texts from './texts.ts';

interface CommentRowProps {
  comment: Comment;
  /** How many there are once it is removed. */
  onComments: (comments: Comments) => void;
}

/** What somebody wrote, and what the reader may do about it. */
export function CommentRow({ comment, onComments }: CommentRowProps) {
  const entry = useFocusPassedOn<HTMLLIElement>('[data-comment]');
  const own = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  const { by, date, isEdited, isOwn, isHidden } = comment;
  const close = () => {
    setEditing(false);
    focusOn(own.current);
  };
  return (
    <li ref={entry} tabIndex={-1} className={classes.comment}>
      <ColleagueFace person={by} size={34} />
      <div ref={own} tabIndex={-1} data-comment className={classes.said}>
        <p className={`${words.facts} ${classes.head}`}>
          <strong dir="auto" className={classes.writer}>
            <ColleagueLink memberId={by.memberId}>{by.memberName}</ColleagueLink>
          </strong>{' '}
          <time dateTime={date} title={formatTime(date)}>
            {since(date)}
          </time>
          {isEdited ? ` · ${say(texts.editedComment)}` : null}
        </p>
        {isEditing ? (
          <EditComment comment={comment} onAway={close} afterwards={close} />
        ) : (
          <CommentText comment={comment} />
        )}
        {isHidden ? <p className={words.facts}>{say(texts.hiddenComment)}</p> : null}
        {isOwn && !isEditing ? <Own {...{ comment, onComments }} onEdit={() => setEditing(true)} /> : null}
        {isOwn ? null : <ReportContent of="comment" id={comment.commentId} isReported={comment.isReported} />}
      </div>
    </li>
  );
}

/** Its words, with the names of those named in it. */
function CommentText({ comment: { text, language, mentions } }: { comment: Comment }) {
  return (
    <p dir="auto" lang={language || undefined} className={classes.text}>
      {partsOf(text, mentions).map((part, n) =>
        typeof part === 'string' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same person may be named twice, and the order stays
          <bdi key={n} className={classes.named}>
            {part.memberName ? (
              <ColleagueLink memberId={part.memberId}>{`@${part.memberName}`}</ColleagueLink>
            ) : (
              say(texts.somebodyLeft)
            )}
          </bdi>
        ),
      )}
    </p>
  );
}

interface OwnProps extends CommentRowProps {
  onEdit: () => void;
}

/** What its writer does with it: changes it while it is new, and removes it. */
function Own({ comment: { commentId, editableUntil }, onComments, onEdit }: OwnProps) {
  const remove = useCallMutation('removecomment', {
    send: () => call('removecomment', { commentId }),
    errors: 'screen',
    onSuccess: ({ message, comments }) => {
      onComments(comments);
      notify(message);
    },
  });
  return (
    <>
      <div className={layout.row}>
        {editableUntil && new Date(editableUntil) > new Date() ? (
          <Button variant="soft" size="xs" onClick={onEdit}>
            {say(texts.changeComment)}
          </Button>
        ) : null}
        <ConfirmButton
          variant="soft"
          size="xs"
          isWaiting={remove.isPending}
          question={{ message: say(texts.removeQuestion), confirm: say(texts.removeIt) }}
          onConfirm={() => remove.mutate()}
        >
          {say(texts.removeComment)}
        </ConfirmButton>
      </div>
      {remove.error ? <FailureNote>{errorWords(remove.error)}</FailureNote> : null}
    </>
  );
}
