import { message } from '#message';

const toWriter = 'Beside a field, to somebody who writes a comment on what a colleague was given.';
export const writeComment = message('Please write something.', toWriter);
export const mentionedTwice = message('Somebody is named twice.', toWriter);
