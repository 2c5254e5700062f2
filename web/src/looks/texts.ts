import { message } from '@laurel/contract/message';

export const intro = message(
  'What each site looks like: its name, logo, colours and what its e-mails say. A site without a look of its own wears the first one.',
  'Above the list of the sites of the company. A look is what a site looks like.',
);
export const sites = message(
  'Sites',
  'The title of a list: each place of the company with a look of its own in the portal.',
);
export const people = message('{count, plural, one {# person} other {# people}}', 'How many people belong to a site.');
export const savedBy = message(
  'Saved on {day} by {by, select, portal {the portal} other {{by}}}',
  'Who saved the look of a site, and on which day.',
);
export const noLook = message('No look of its own', 'Of a site that looks like the first one.');
export const firstLook = message(
  'First',
  'On a badge, beside the site whose look all sites wear that have none of their own.',
);
export const change = message('Change', 'On a link to the form that changes the look of a site; a verb.');
export const giveLook = message('Give it a look', 'On a link to the form that gives a site its first look.');
export const newSite = message(
  'A new site',
  'The title of a form that begins the look of a site that is not in the list.',
);
export const siteCode = message(
  'Code of the site',
  'Label of a field: how the roster, the file of members, names a site.',
);
export const siteCodeHint = message(
  'As the column siteTemplate of the roster has it, such as north.',
  'Below a field that takes the code of a site. siteTemplate and north stay as they are.',
);
export const begin = message('Begin', 'On the button that begins the look of a new site.');
export const lookOfSite = message(
  'Look of {site}',
  'The title of the form that changes the look of a site; {site} is its code.',
);
export const allSites = message('All sites', 'On the link back to the list of all sites.');
export const named = message(
  'Names',
  'The title of a part of a form: what the portal is called, and who its e-mails come from.',
);
export const portalNameLabel = message('Name of the portal', 'Label of a field: what the portal is called at a site.');
export const portalNameHint = message(
  "In the header, on the tab of the browser, in e-mails, and wherever a text says '{portal}'.",
  'Below the field of what the portal is called. The braces and the word in them stay as they are.',
);
export const sender = message('Sender of e-mails', 'Label of a field: the name from which e-mails come.');
export const senderHint = message(
  'The name before the address. Empty: the one that the portal is set up with.',
  'Below the field of the name from which e-mails come.',
);
export const colours = message('Colours', 'The title of a part of a form.');
export const brand = message(
  'Colour of the brand',
  'Label of a field: the colour of buttons and of the head of e-mails.',
);
export const accent = message(
  'Accent colour',
  'Label of a field: the colour of what shines, such as the main button on a dark ground.',
);
export const pick = message(
  'Choose: {label}',
  'Read aloud for the field that opens a palette of colours; {label} is such as "Accent colour".',
);
export const allRead = message(
  'All {count, number} pairs of letters and ground can be read, by day and by night. The nearest is {contrast, number} : 1; {least, number} : 1 is needed.',
  'Below the fields of two colours. A pair is a colour of letters and the colour of what they stand on; a contrast is said as 4.5 : 1.',
);
export const notRead = message(
  '{failed, number} of {count, number} pairs of letters and ground cannot be read. The nearest is {contrast, number} : 1; {least, number} : 1 is needed.',
  'Below the fields of two colours. A pair is a colour of letters and the colour of what they stand on; a contrast is said as 4.5 : 1.',
);
export const adjusted = message(
  '{chosen} cannot be read everywhere. {used} is the nearest that can, and is used.',
  'Below the field of a colour: {chosen} is the colour that was chosen, {used} the one that is taken, such as #195c40.',
);
export const pictures = message('Logo and pictures', 'The title of a part of a form.');
export const logoDay = message('Logo on a light ground', 'Label of a picture.');
export const logoNight = message('Logo on a dark ground', 'Label of a picture.');
export const banner = message('Behind the welcome on Home', 'Label of a picture. Home is the first screen.');
export const mailHead = message('At the head of e-mails', 'Label of a picture. Without one the name stands there.');
export const noPicture = message('None', 'Where a picture could stand and there is none.');
export const takeAway = message('Take away', 'On the button that takes a picture away.');
export const pictureHint = message(
  'JPEG, PNG, WebP or SVG, at most {megabytes, number} MB.',
  'Below a place for pictures: which files it takes.',
);
export const tiles = message(
  'Tiles of Home',
  'The title of a part of a form: the links with a picture on the first screen.',
);
export const tileUp = message(
  '{tile}: earlier',
  'Read aloud for the button that puts a tile of the first screen one place earlier.',
);
export const tileDown = message(
  '{tile}: later',
  'Read aloud for the button that puts a tile of the first screen one place later.',
);
export const cards = message('Pictures of e-cards', 'The title of a part of a form.');
export const cardFor = message(
  'What the card is for',
  'Label of a list: the behaviours, values and occasions that have an e-card.',
);
export const cardPictureLabel = message('Its picture', 'Label of a list of drawings for e-cards.');
export const asProgramme = message('As the programme says', 'In a list of drawings: none is chosen here.');
export const ownPicture = message('A picture of your own', 'In a list of drawings: a picture that was uploaded.');
export const points = message('Points', 'The title of a part of a form: what points are called.');
export const pointsHint = message(
  'Empty: as the country of the member calls them.',
  'Above fields of what one point and several points are called in each language.',
);
export const pointOne = message('One, in {language}', 'Label of a field: what one point is called in this language.');
export const pointMany = message(
  'Several, in {language}',
  'Label of a field: what several points are called in this language.',
);
export const why = message('Why', 'Label of a field in which one tells why one changes the look of a site.');
export const save = message('Save', 'On the button that saves the look of a site.');
export const changedMeanwhile = message(
  'This look was changed meanwhile. What you have changed is still here.',
  'To who changes the look of a site that somebody else has just changed.',
);
export const goOn = message(
  'Go on with mine',
  'On the button that keeps what one has changed although somebody else was quicker.',
);
export const takeTheirs = message(
  'Take what is saved',
  'On the button that drops what one has changed for what somebody else has saved.',
);
export const preview = message('Preview', 'The title of what shows how a site will look.');
export const byDay = message('By day', 'Above a preview in light colours.');
export const byNight = message('By night', 'Above a preview in dark colours.');
export const versions = message('Versions', 'The title of a list of the looks that a site ever had.');
export const versionNumber = message('Version {version, number}', 'Names a look that a site had.');
export const wornNow = message('Now', 'On a badge, beside the look that a site has now.');
export const returnTo = message('Return to it', 'On the button that puts a former look of a site into the form.');
export const inForm = message(
  'The form says what this version said. Say why, and save.',
  'To who goes back to a former look of a site.',
);
export const saveWorn = message(
  'Open the page anew',
  'On the button of a note to who has saved the look that their own page wears: loads the page again.',
);
export const discard = message('Drop the changes', 'On the button that drops what one has changed and not saved.');
