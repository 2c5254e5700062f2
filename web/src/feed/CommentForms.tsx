import '#api/late-rows.ts';
import type { Comment } from '@laurel/contract/calls/comments/comment';
import type { Comments } from '@laurel/contract/calls/comments/comments';
import { commentMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { MentionField } from '#picker/MentionField.tsx';
import { type MentionText, mentionsRead, mentionsToSend, nothingWritten } from '#picker/mentions.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import * as texts from './texts.ts';

const isBegun = ({ text }: MentionText) => text.trim() !== '';

interface AddCommentProps {
  /** Of the item in the feed. */
  place: string;
  onComments: (comments: Comments) => void;
}

/** Where one writes to what was given. What is not sent yet is kept. */
export function AddComment({ place, onComments }: AddCommentProps) {
  const [news, setNews] = useState('');
  const form = useCallForm({
    name: 'addcomment',
    rules: () => import('@laurel/contract/calls/comments/addcomment').then(({ addcomment }) => addcomment),
    empty: nothingWritten,
    draft: { place: `comment.${place}`, isBegun },
    key: `comment ${place}`,
    errors: 'screen',
    inputOf: (written) => ({ place, ...mentionsToSend(written) }),
    onSent: ({ message, comments }) => {
      form.reset();
      onComments(comments);
      setNews(message);
    },
  });
  return (
    <>
      <CommentFields form={form} label={say(texts.yourComment)} deed={say(texts.sendComment)} />
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  );
}

interface EditCommentProps {
  comment: Comment;
  onAway: () => void;
  /** Once what stands there is changed. */
  afterwards: () => void;
}

/** Says it otherwise, in its place. */
export function EditComment({ comment, onAway, afterwards }: EditCommentProps) {
  const { commentId, text, mentions } = comment;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void focusOn(field.current), []);
  const form = useCallForm({
    name: 'editcomment',
    rules: () => import('@laurel/contract/calls/comments/editcomment').then(({ editcomment }) => editcomment),
    empty: () => mentionsRead(text, mentions),
    key: `editcomment ${commentId}`,
    errors: 'screen',
    inputOf: (written) => ({ commentId, ...mentionsToSend(written) }),
    onSent: ({ message }) => notify(message),
    afterwards,
  });
  return (
    <CommentFields ref={field} form={form} label={say(texts.changeComment)} deed={say(texts.saveComment)}>
      <Button variant="default" onClick={onAway}>
        {say(common.cancel)}
      </Button>
    </CommentFields>
  );
}

interface CommentFieldsProps {
  ref?: RefObject<HTMLTextAreaElement | null>;
  form: Pick<
    ReturnType<typeof useCallForm<'addcomment' | 'editcomment', MentionText>>,
    'form' | 'values' | 'errors' | 'change' | 'failure' | 'isSending'
  >;
  label: string;
  /** What the button does. */
  deed: string;
  /** What else one may do. */
  children?: ReactNode;
}

function CommentFields({ ref, form, label, deed, children }: CommentFieldsProps) {
  const { values, errors, change, failure, isSending } = form;
  return (
    <form className={layout.stack} {...form.form}>
      <MentionField
        {...(ref && { ref })}
        label={label}
        minRows={2}
        max={commentMax}
        value={values}
        onChange={change}
        error={errors.text ?? errors.mentions}
      />
      {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
      <div className={layout.row}>
        <Button type="submit" isWaiting={isSending}>
          {deed}
        </Button>
        {children}
      </div>
    </form>
  );
}
