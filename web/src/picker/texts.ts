import { message } from '@laurel/contract/message';

export const select = message('Select…', 'On the button that opens the directory of colleagues, to choose somebody.');

export const country = message('Country', 'Names the list that narrows colleagues to those of a country.');
export const allCountries = message('All countries', 'The first choice in the list of countries: nobody is left out.');
export const allDivisions = message(
  'All divisions',
  'The first choice in a list of the parts of the company: nobody is left out.',
);
export const nameOrNumber = message('Name or member number', 'In an empty search field: what can be looked for.');
export const divisionsFailed = message(
  'The countries and divisions could not be loaded: {failure}',
  'Above the directory of colleagues, before a link Try again. {failure} is a sentence that tells why.',
);

export const membersFound = message('Members found', 'Read aloud: names the list of colleagues that were found.');
export const found = message(
  '{count, plural, one {# member found} other {# members found}}',
  'Read aloud: how many colleagues were found.',
);
export const noMembers = message('No members found.', 'In the place of colleagues, where nobody was found.');
export const noMembersHint = message(
  'Try a part of the name, or the member number. You yourself are not listed.',
  'Below "No members found."',
);
export const searchAll = message('Search all divisions', 'On a button, below "No members found."; a verb.');
export const moreMatch = message(
  'More people match: type on, or choose a division. The first {count, number} are shown.',
  'Below a list of colleagues that was cut.',
);
export const membersFailed = message('The members could not be loaded', 'In the place of the list of colleagues.');
export const manager = message('Manager', 'Beside the name of a colleague who is one.');
export const notYet = message(
  'This user has not registered: they can be chosen once they have signed on.',
  'Below the name of a colleague who has never signed on, "they".',
);
export const everyoneOfIt = message(
  'Everyone of it who has registered, except you',
  'Below "Entire division: …": who gets something; "it" is the division.',
);
export const isAdded = message(
  ', added',
  'Read aloud after the name of a colleague in the list who is chosen already.',
);
export const add = message(', add', 'Read aloud after the name of a colleague in the list who can be chosen; a verb.');

export const nobodyYet = message('Nobody yet. Choose from the list.', 'In the place of those who are chosen.');
export const nobodyChosen = message('Nobody chosen yet', 'At the foot of the dialog in which colleagues are chosen.');
export const chosen = message(
  '{count, plural, one {# chosen} other {# chosen}}',
  'At the foot of the dialog: how many people or divisions are chosen.',
);
export const removeName = message(
  'Remove {name}',
  'On the button beside somebody who is chosen. {name} is a person, or "Entire division: …".',
);
export const nameAdded = message(
  '{name} added.',
  'Told when somebody was chosen. {name} is a person, or "Entire division: …".',
);
export const nameRemoved = message(
  '{name} removed.',
  'Told when somebody is no longer chosen. {name} is a person, or "Entire division: …".',
);
export const onlyOne = message('Only one member may be chosen.', 'Told when somebody chooses a second colleague.');
export const alreadyAdded = message(
  '{name} is already added.',
  'Told when somebody is chosen twice. {name} is a person, or "Entire division: …".',
);
export const addedWithDivision = message(
  '{name} is already added with the entire division {division}.',
  'Told when a person is chosen whose part of the company is chosen as a whole.',
);
export const membersAdded = message(
  '{count, plural, one {Cannot add entire division {division}: a member of it is already added.} other {Cannot add entire division {division}: # members of it are already added.}}',
  'Told when a part of the company is chosen as a whole, after people of it.',
);

export const nameSomebody = message(
  'Name somebody',
  'On the button that writes an @ into what one is writing, to name a colleague there; a verb.',
);
export const keepTyping = message(
  'Keep typing a name',
  'Below a text in which somebody has just typed an @: colleagues are looked for from two letters on.',
);
export const firstFound = message(
  'The first {count, number} are shown. Keep typing to find others.',
  'Below a short list of colleagues that was cut; also read aloud.',
);
