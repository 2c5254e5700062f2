import { message } from '@laurel/contract/message';

export const andOthers = message(
  '{name} and {count, plural, one {# other} other {# others}}',
  'In a sentence about who reacted to a card or wrote a comment on it.',
);
export const andMore = message(
  '{name} and more than {count, number} others',
  'In a sentence about who reacted to a card or wrote a comment on it: there are more than were counted.',
);
