import { message } from '@laurel/contract/message';

const toReporter = 'To a member who reports an e-card, a comment or an idea that they find out of place.';
export const reported = message(
  '{of, select, comment {Thank you. Somebody looks at this comment; its writer does not learn who reported it.} idea {Thank you. Somebody looks at this idea; its author does not learn who reported it.} signature {Thank you. Somebody looks at this signature; who signed does not learn who reported it.} other {Thank you. Somebody looks at this card; its giver does not learn who reported it.}}',
  toReporter,
);
export const reportWithdrawn = message('Your report is withdrawn.', toReporter);
export const reportedAlready = message(
  '{of, select, comment {You have reported this comment already.} idea {You have reported this idea already.} signature {You have reported this signature already.} other {You have reported this card already.}}',
  toReporter,
);

const toModerator = 'To somebody who decides about reported e-cards, comments and ideas, in a dialog.';
export const decided = message(
  '{of, select, comment {{way, select, hide {The comment is hidden.} show {The comment is shown again.} other {The comment stays as it is.}}} idea {{way, select, hide {The idea is hidden.} show {The idea is shown again.} other {The idea stays as it is.}}} signature {{way, select, hide {The signature is hidden.} show {The signature is shown again.} other {The signature stays as it is.}}} other {{way, select, hide {The card is hidden.} show {The card is shown again.} other {The card stays as it is.}}}}',
  `${toModerator} They have just done it.`,
);
export const talked = message('Your message is on its way.', `${toModerator} They have just done it.`);
export const noSuchSide = message(
  '{of, select, comment {About a comment, please write to who wrote it.} idea {About an idea, please write to who had it.} signature {About a signature, please write to who signed.} other {About a card, please write to who gave or received it.}}',
  `${toModerator} Beside the choice of whom to write to.`,
);
export const asItIs = message('It is so already.', toModerator);
export const quicker = message(
  '{of, select, comment {{what, select, hidden {{name} hid this comment meanwhile.} kept {{name} left this comment as it is meanwhile.} shown {{name} showed this comment again meanwhile.} other {This comment was reported again meanwhile, or a report was withdrawn. Please look once more.}}} idea {{what, select, hidden {{name} hid this idea meanwhile.} kept {{name} left this idea as it is meanwhile.} shown {{name} showed this idea again meanwhile.} other {This idea was reported again meanwhile, or a report was withdrawn. Please look once more.}}} signature {{what, select, hidden {{name} hid this signature meanwhile.} kept {{name} left this signature as it is meanwhile.} shown {{name} showed this signature again meanwhile.} other {This signature was reported again meanwhile, or a report was withdrawn. Please look once more.}}} other {{what, select, hidden {{name} hid this card meanwhile.} kept {{name} left this card as it is meanwhile.} shown {{name} showed this card again meanwhile.} other {This card was reported again meanwhile, or a report was withdrawn. Please look once more.}}}}',
  `${toModerator} A colleague was quicker.`,
);

const kind = 'What a kind of message is called, to who looks after messages.';
export const titleDecided = message('A reported card, comment or idea was looked at', kind);
export const titleTalk = message('A message about a reported card, comment or idea', kind);
export const subjectDecided = message(
  '{of, select, comment {The comment that you reported} idea {The idea that you reported} signature {The signature that you reported} other {The card that you reported}}',
  'The subject of an e-mail.',
);
export const lookedAt = message(
  '{of, select, comment {The comment that you reported was looked at, and decided about. Thank you for looking after each other.} idea {The idea that you reported was looked at, and decided about. Thank you for looking after each other.} signature {The signature that you reported was looked at, and decided about. Thank you for looking after each other.} other {The card that you reported was looked at, and decided about. Thank you for looking after each other.}}',
  'An e-mail to who reported an e-card or a comment; what was decided is not told.',
);
export const subjectTalk = message(
  '{of, select, comment {About a comment} idea {About an idea} signature {About a signature} other {About a card}}',
  'The subject of an e-mail about an e-card that its reader gave or received, or about a comment or an idea that they wrote.',
);
export const aboutCard = message(
  'We would like to talk about a card that you gave or received. You can answer this e-mail.',
  'An e-mail to who gave or received an e-card. The words of a colleague follow.',
);
export const aboutComment = message(
  'We would like to talk about a comment that you wrote. You can answer this e-mail.',
  'An e-mail to who wrote a comment on what a colleague was given. The comment follows, and then the words of a colleague.',
);
export const theComment = message(
  'Your comment: “{text}”',
  'In an e-mail to who wrote a comment, before the words of a colleague about it.',
);

export const aboutIdea = message(
  'We would like to talk about an idea that you shared. You can answer this e-mail.',
  'An e-mail to who had an idea. Its title follows, and then the words of a colleague.',
);
export const theIdea = message(
  'Your idea: “{text}”',
  'In an e-mail to who had an idea, before the words of a colleague about it; {text} is its title.',
);

export const aboutSignature = message(
  'We would like to talk about what you signed on a card for a colleague. You can answer this e-mail.',
  'An e-mail to who signed a card of many. What they wrote follows, and then the words of a colleague.',
);
export const theSignature = message(
  'You wrote: “{text}”',
  'In an e-mail to who signed a card of many, before the words of a colleague about it.',
);

export const ofWords = message(
  '{of, select, comment {Comment} idea {Idea} signature {Signature} other {Card}}',
  'What was reported, an e-card, a comment, an idea or a signature, in a file.',
);
export const stateWords = message(
  '{state, select, open {Open} kept {Left as it is} hidden {Hidden} other {Withdrawn by who reported it}}',
  'What has become of a reported e-card or comment, in a file.',
);
const inFile = 'Heads a column in the file of reported e-cards and comments.';
export const columnOf = message('What', `${inFile} Whether it is a card, a comment or an idea.`);
export const columnId = message('Number', inFile);
export const columnReported = message('Reported', `${inFile} When.`);
export const columnState = message('State', inFile);
export const columnReports = message('Reports', `${inFile} How many.`);
export const columnValue = message('Value', `${inFile} A value of the company.`);
export const columnGiven = message('Given', `${inFile} When the card was given, or the comment was written.`);
export const columnFrom = message('From', `${inFile} A name: who gave the card, or wrote the comment.`);
export const columnFromNumber = message('From: member number', inFile);
export const columnTo = message('To', `${inFile} A name.`);
export const columnToNumber = message('To: member number', inFile);
export const columnPoints = message('Points', inFile);
export const columnMessage = message('Message', inFile);
