import { message } from '@laurel/contract/message';

const toWriter = 'To somebody who writes a comment on what a colleague was given.';
export const written = message('Your comment is there.', toWriter);
export const edited = message('Your comment is changed.', toWriter);
export const removed = message('Your comment is gone.', toWriter);
export const tooLate = message(
  '{minutes, plural, one {A comment is changed for # minute. You can still remove it.} other {A comment is changed for # minutes. You can still remove it.}}',
  toWriter,
);
export const isHidden = message('This comment was hidden, and is not changed any more. You can remove it.', toWriter);
export const notNamed = message('Please name in the comment everybody whom you chose.', toWriter);
export const nobodyNamedSo = message('Somebody whom you name is not there any more.', toWriter);
export const doesNotSee = message('{name} does not see this, and so cannot be named here.', toWriter);

const kind = 'A kind of message, to who looks after messages.';
export const titleComment = message('Comments', kind);
export const titleMention = message('Named in a comment', kind);
const ofComment =
  'In the bell and in e-mails. {side} is what the reader is to the card: who gave it, who received it, or neither.';
export const commented = message(
  '{side, select, giver {{count, plural, one {{who} commented on your card for {receiver}.} other {{who} commented on your card for {receiver}.}}} receiver {{count, plural, one {{who} commented on the card that {giver} gave you.} other {{who} commented on the card that {giver} gave you.}}} other {{count, plural, one {{who} also commented on the card that {giver} gave {receiver}.} other {{who} also commented on the card that {giver} gave {receiver}.}}}}',
  `${ofComment} {who} is one person, or one and so many others; {count} is how many.`,
);
export const named = message(
  '{side, select, giver {{name} named you in a comment on your card for {receiver}.} receiver {{name} named you in a comment on the card that {giver} gave you.} other {{name} named you in a comment on the card that {giver} gave {receiver}.}}',
  ofComment,
);
const ofIdea =
  'In the bell and in e-mails. {side} tells whether the reader had the idea themselves; {title} is that of the idea.';
export const commentedIdea = message(
  '{side, select, giver {{count, plural, one {{who} commented on your idea “{title}”.} other {{who} commented on your idea “{title}”.}}} other {{count, plural, one {{who} also commented on the idea “{title}” of {giver}.} other {{who} also commented on the idea “{title}” of {giver}.}}}}',
  `${ofIdea} {who} is one person, or one and so many others; {count} is how many.`,
);
export const namedIdea = message(
  '{side, select, giver {{name} named you in a comment on your idea “{title}”.} other {{name} named you in a comment on the idea “{title}” of {giver}.}}',
  ofIdea,
);
export const readAll = message('Read it: {link}', 'At the end of an e-mail about comments on a card or an idea.');
