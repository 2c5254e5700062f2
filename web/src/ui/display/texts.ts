import { message } from '@laurel/contract/message';

export const showLess = message('Show less', 'On the button that folds a long text to its first lines again.');
export const showMoreOf = message(
  'Show more of {what}',
  'Read aloud for the button Show more. {what} names the text, such as "the reason for Ann Lee".',
);
export const showLessOf = message(
  'Show less of {what}',
  'Read aloud for the button Show less. {what} names the text, such as "the reason for Ann Lee".',
);
export const tab = message(
  '{title} · {portal}',
  'On the tab of the browser. {title} is the title of the screen, {portal} the name of the portal.',
);
