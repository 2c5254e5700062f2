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
