import { calls } from '@laurel/contract';
import { query, verb } from '#http/call-context';
import { addComment, commentList, editComment, removeComment } from './comments.ts';

const { commentlist, addcomment, editcomment, removecomment } = calls.comments;

export const commentCalls = () => [
  query(commentlist, (tx, { actor, now, input }) => commentList(tx, { actor, now }, input)),
  verb(addcomment, (tx, { actor, now, input }) => addComment(tx, { actor, now }, input)),
  verb(editcomment, (tx, { actor, now, input }) => editComment(tx, { actor, now }, input)),
  verb(removecomment, (tx, { actor, now, input }) => removeComment(tx, { actor, now }, input)),
];
