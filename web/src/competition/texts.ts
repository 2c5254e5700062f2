import { message } from '@laurel/contract/message';

export const notRead = message('Error retrieving competition data', 'Where the competition should stand.');
export const noneRuns = message(
  'The next one will be announced on Home. Good work can be nominated at any time.',
  'Below "Competition not currently running"; Home is a screen.',
);
export const until = message('Until {date}', 'Above the title of the competition: its last day.');
export const selectRecipient = message('Select Recipient', 'On the button that opens the choice of nominees.');
export const changeRecipient = message('Change Recipient', 'On the same button, when somebody is chosen.');

export const adminIntro = message(
  'Set the competition up, show it to everybody, and read who was nominated.',
  'Below the title of Competition Admin.',
);
export const seeCompetition = message('See the competition', 'On the button that leads to what everybody sees.');

export const setup = message('Competition Setup', 'Heads the form of the competition.');
export const active = message('Competition Active', 'Names the switch by which the competition runs.');
export const activeHint = message(
  'While it is active, Home shows the banner and everybody may nominate.',
  'Below "Competition Active"; "it" is the competition, Home a screen.',
);
export const startDate = message('Start Date', 'Names the field of the first day of the competition.');
export const endDate = message('End Date', 'Names the field of the last day of the competition.');
export const description = message('Description', 'Names the field of what the competition is about.');
export const entryHeader = message(
  'Text Entry Header',
  'Names the field of what stands above the field in which members write.',
);
export const entryHeaderHint = message(
  'Stands above the field in which members write why.',
  'Below "Text Entry Header": where its text will be seen.',
);
export const entryDescription = message(
  'Text Entry Description',
  'Names the field of what stands in the empty field in which members write.',
);
export const entryDescriptionHint = message(
  'Stands in that field until somebody writes.',
  'Below "Text Entry Description": where its text will be seen. "That field" is the one in which members write why.',
);
export const update = message('Update', 'On the button that saves the form of the competition.');
export const discard = message('Discard changes', 'On the button that brings back what was saved last.');

export const banner = message('Banner', 'Heads the picture of the competition, and the field for a new one.');
export const bannerAlt = message('The current banner of the competition', 'Read aloud in place of the picture.');
export const bannerInPlace = message('The new banner is in place.', 'Told when the upload is done.');
export const pictureHint = message(
  'JPEG, PNG or WebP, up to {megabytes, number} MB. A wide one fits best, such as 1600 × 400.',
  'In the field for a new picture; "one" is a picture.',
);

export const report = message(
  'Competition Report',
  'Heads the report of nominations, its table and its printed paper.',
);
export const loading = message('Loading...', 'In place of the report, until it has come.');
export const reviewer = message('Reviewer', 'Heads the column of who reviewed a nomination.');
export const category = message('Nomination Category', 'Heads a column: what somebody was nominated for.');
export const categoryAndReason = message(
  'Nomination Category and reason',
  'Heads a column: what somebody was nominated for, and the words of who nominated.',
);

export const competitions = message('Competitions', 'Heads the list of competitions.');
export const past = message('Past competitions', 'Heads the competitions that are over, and who has won them.');
export const days = message('{from} – {to}', 'The first and the last day of a competition.');
export const winnersOf = message('Winners of {title}', 'Read aloud before those who have won the competition {title}.');
export const nobodyWon = message('No winner was announced.', 'Of a competition that is over.');
export const newCompetition = message(
  'New competition',
  'On the button that begins one more, and the title of its form.',
);
export const allCompetitions = message('All competitions', 'On the button that leads back to the list.');
export const stateRunning = message('Running ({count, number})', 'A choice of the list: the competitions that run.');
export const statePlanned = message(
  'Planned ({count, number})',
  'A choice of the list: the competitions that are to come.',
);
export const stateEnded = message('Ended ({count, number})', 'A choice of the list: the competitions that are over.');
export const running = message('Running', 'On the sign of a competition.');
export const planned = message('To come', 'On the sign of a competition that begins later.');
export const ended = message('Ended', 'On the sign of a competition.');
export const switchedOff = message(
  'Switched off',
  'On the sign of a competition that an administrator has switched off.',
);
export const winnersCount = message(
  '{count, plural, one {# winner} other {# winners}}, {announced, plural, =0 {not announced} other {# announced}}',
  'In a line of the list of competitions: how many have won it, and of how many everybody knows.',
);
export const open = message(
  'Open',
  'On the button of a competition in the list; a verb. Its title follows, read aloud.',
);
export const save = message('Save', 'On the button that saves a competition.');
export const sites = message('For whom', 'Names the choice of the sites of a competition.');
export const sitesHint = message(
  'For everybody, unless you choose sites. Others see nothing of it.',
  'Below "For whom": "it" is the competition.',
);
export const remove = message('Remove competition', 'On the button that takes away a competition that nobody entered.');
export const removeQuestion = message('Remove “{title}” for good?', 'A question, before a competition is taken away.');
export const winners = message('Winners', 'Heads those who have won a competition.');
export const nobodyNamed = message('Nobody has been named yet.', 'Where the winners of a competition will stand.');
export const nobodyEntered = message('Nobody was nominated.', 'Where the winners of a competition would stand.');
export const nameWinner = message(
  'Name a winner',
  'On the button that opens the choice of a winner, and the title of that.',
);
export const nameThem = message('Name as winner', 'On the button that ends the choice of a winner.');
export const nominees = message('Nominees', 'Names the choice of those who were nominated for a competition.');
export const shownOf = message(
  '{shown, number} of {total, number}. Search to find others.',
  'Below the nominees: how many are in sight.',
);
export const sentence = message('Why they have won', 'Names the field of a sentence about the winner.');
export const sentenceHint = message(
  'Optional. Everybody reads it, and the winner in their letter.',
  'Below "Why they have won".',
);
export const announce = message('Announce', 'On the button that tells everybody who has won.');
export const announceQuestion = message(
  '{count, plural, one {# winner gets a letter, and Home shows them for 14 days.} other {# winners get a letter, and Home shows them for 14 days.}} A letter cannot be taken back.',
  'A question, before winners are announced; Home is a screen.',
);
export const withdraw = message('Withdraw', 'On the button that takes back a winner. The name follows, read aloud.');
export const withdrawQuestion = message(
  '{standing, select, announced {{name} is shown no more. The letter has gone out.} other {{name} is a winner no more. Nobody was told.}}',
  'A question, before the winner {name} is taken back.',
);
export const reward = message(
  'Reward',
  'On the button that leads to Recognise for a winner; a verb. The name follows, read aloud.',
);
export const isNamed = message('Named', 'On the sign of a winner of whom nobody knows yet.');
export const isAnnounced = message('Announced', 'On the sign of a winner of whom everybody knows.');
export const isWithdrawn = message('Withdrawn', 'On the sign of somebody who is a winner no more.');
export const isGone = message('Has left', 'On the sign of a winner who has left the company.');
export const namedBy = message('by {name}', 'After the sign "Named": which administrator has named the winner.');
export const announcedOn = message('on {day}', 'After the sign "Announced": when everybody was told.');
export const letterGone = message(
  'Shown no more. The letter has gone out.',
  'Of a winner who was announced and withdrawn.',
);
