import { message } from '@laurel/contract/message';

const toReporter = 'To a member who reports an e-card that they find out of place.';
export const reported = message(
  'Thank you. Somebody looks at this card; its giver does not learn who reported it.',
  toReporter,
);
export const reportWithdrawn = message('Your report is withdrawn.', toReporter);
export const reportedAlready = message('You have reported this card already.', toReporter);

const toModerator = 'To somebody who decides about reported e-cards, in a dialog.';
export const decided = message(
  '{way, select, hide {The card is hidden.} show {The card is shown again.} other {The card stays as it is.}}',
  `${toModerator} They have just done it.`,
);
export const talked = message('Your message is on its way.', `${toModerator} They have just done it.`);
export const asItIs = message('It is so already.', toModerator);
export const quicker = message(
  '{what, select, hidden {{name} hid this card meanwhile.} kept {{name} left this card as it is meanwhile.} shown {{name} showed this card again meanwhile.} other {This card was reported again meanwhile, or a report was withdrawn. Please look once more.}}',
  `${toModerator} A colleague was quicker.`,
);

const kind = 'What a kind of message is called, to who looks after messages.';
export const titleDecided = message('A reported card was looked at', kind);
export const titleTalk = message('A message about a reported card', kind);
export const subjectDecided = message('The card that you reported', 'The subject of an e-mail.');
export const lookedAt = message(
  'The card that you reported was looked at, and decided about. Thank you for looking after each other.',
  'An e-mail to who reported an e-card; what was decided is not told.',
);
export const subjectTalk = message(
  'About a card',
  'The subject of an e-mail about an e-card that its reader gave or received.',
);
export const aboutCard = message(
  'We would like to talk about a card that you gave or received. You can answer this e-mail.',
  'An e-mail to who gave or received an e-card. The words of a colleague follow.',
);

export const stateWords = message(
  '{state, select, open {Open} kept {Left as it is} hidden {Hidden} other {Withdrawn by who reported it}}',
  'What has become of a reported e-card, in a file.',
);
const inFile = 'Heads a column in the file of reported e-cards.';
export const columnCard = message('Card', `${inFile} Its number.`);
export const columnReported = message('Reported', `${inFile} When.`);
export const columnState = message('State', inFile);
export const columnReports = message('Reports', `${inFile} How many.`);
export const columnValue = message('Value', `${inFile} A value of the company.`);
export const columnGiven = message('Given', `${inFile} When.`);
export const columnFrom = message('From', `${inFile} A name.`);
export const columnFromNumber = message('From: member number', inFile);
export const columnTo = message('To', `${inFile} A name.`);
export const columnToNumber = message('To: member number', inFile);
export const columnPoints = message('Points', inFile);
export const columnMessage = message('Message', inFile);
