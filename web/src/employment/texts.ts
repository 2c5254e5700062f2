import { message } from '@laurel/contract/message';

const onField = 'Names a field, or what stands there, of what the company’s roster says of somebody.';

export const add = message(
  'Add a person',
  'On a button, and the title of its dialog: one person who joins the company.',
);
export const change = message('Change', 'On a button: what the company’s roster says of somebody. A verb.');
export const changing = message('Change {name}', 'The title of a dialog: what the company’s roster says of somebody.');
export const save = message('Save', 'On the button that keeps what was changed.');
export const memberNumber = message('Member number', onField);
export const firstName = message('First name', onField);
export const surname = message('Surname', onField);
export const familyNameFirst = message(
  'The family name is said first',
  'Names a box: as in Hungarian or Chinese names.',
);
export const divisionField = message('Division', onField);
export const site = message('Site', `${onField} A site has a look of its own; without one nobody can enter.`);
export const noSite = message(
  'None: may not enter',
  'A choice of the site of somebody: without one they cannot enter the portal.',
);
export const costCentre = message('Cost centre', onField);
export const manager = message('Manager', onField);
export const noManager = message(
  'No manager',
  'In place of somebody’s manager, and on the button that takes the manager away.',
);
export const chooseManager = message(
  'Choose a manager',
  'On the button that opens the directory, and the title of its dialog.',
);
export const hireDate = message('Hired on', onField);
export const birthDay = message('Birthday: day', onField);
export const birthMonth = message('Birthday: month', onField);
export const languageField = message('Language', onField);
export const noLanguage = message(
  'As the country’s',
  'A choice of the language of somebody: what is usual in their country.',
);
export const whetherHere = message(
  'Whether they are here',
  'In a list of what was changed by hand: somebody was added, ended or brought back.',
);
export const emailHint = message(
  'It decides who they are at their first sign-on. Left blank, it stays.',
  'Below the field of the e-mail address that the roster has of somebody.',
);
export const emailOwnHint = message(
  'The roster’s. They have signed on: the address they use is their own, in their profile.',
  'Below the field of the e-mail address that the roster has of somebody.',
);
export const mobileHint = message(
  'With a calling code, or as their country writes it.',
  'Below the field of a telephone number.',
);
export const why = message('Why?', 'Names the field of a reason.');
export const whyHint = message(
  'Stands in the audit.',
  'Below the field of a reason: in the list of administrative acts.',
);
export const untilRoster = message(
  'Counts until the next roster says otherwise. Tell your HR department too.',
  'In the dialog that changes what the company’s roster says of somebody.',
);
export const untilNamed = message(
  'They stay until a roster has named them once; from then on the roster decides.',
  'In the dialog that adds one person who joins the company.',
);
export const yes = message('Yes, do it', 'Names the box that says yes to what is asked before it is done.');
export const sayYes = message('Please say yes to it, or leave it.', 'Below the box that says yes to what is asked.');
export const end = message('End', 'On a button: somebody has left the company. A verb.');
export const ending = message('{name} leaves', 'The title of the dialog in which an administrator ends somebody.');
export const endAbout = message(
  'They are signed off at once and found nowhere any more. Their points stay theirs until the days of grace are over. A roster that still names them does not bring them back.',
  'In the dialog in which an administrator ends somebody who has left the company.',
);
export const reportsOf = message(
  '{count, plural, one {# person has them as their manager.} other {# people have them as their manager.}}',
  'In the dialog in which an administrator ends somebody.',
);
export const newManager = message(
  'Who is the manager of these from now on?',
  'Names the field in the dialog in which an administrator ends a manager.',
);
export const asTheyAre = message('Nobody yet', 'In place of the new manager: the people keep the one who leaves.');
export const bringBack = message(
  'Bring back',
  'On a button: somebody who has left the company is there again. A verb.',
);
export const bringingBack = message('Bring {name} back', 'The title of a dialog.');
export const backInTime = message(
  'They are back with all that they had: wallet, pot and roles.',
  'In the dialog in which an administrator brings somebody back.',
);
export const backLate = message(
  'Their days of grace are over: they begin with a new wallet and without roles.',
  'In the dialog in which an administrator brings somebody back.',
);
export const handOut = message(
  'Hand out data',
  'On a button: all that is kept about somebody, as a file for them. A verb.',
);
export const handingOut = message('All that is kept about {name}', 'The title of a dialog.');
export const handOutAbout = message(
  'You get one file with everything that the portal keeps about them, to hand to them and nobody else.',
  'In the dialog in which an administrator takes out somebody’s personal data.',
);
export const handedOut = message(
  'The file is with your downloads.',
  'After a file of somebody’s personal data was made.',
);
export const erase = message('Erase', 'On a button: somebody’s personal data, for good. A verb.');
export const erasing = message('Erase {name}', 'The title of a dialog.');
export const eraseAbout = message(
  'Name, addresses, birthday, picture, and all that they wrote or that was written of them go for good. Points, orders and counts stay, with nobody’s name to them. This cannot be undone.',
  'In the dialog in which an administrator erases somebody who has left.',
);
export const typeNumber = message(
  'Type their member number, {number}',
  'Names the field that makes sure whom an administrator erases.',
);
export const ground = message(
  'On what ground?',
  'Names a choice in the dialog in which an administrator erases somebody.',
);
export const onRequest = message('They asked for it', 'A ground on which somebody is erased.');
export const onRetention = message('It was kept long enough', 'A ground on which somebody is erased.');
export const byHand = message(
  'Changed by hand',
  'Heads a list of what an administrator has changed of what the roster says of somebody.',
);
export const byHandAbout = message(
  'The next roster that says something of these puts them back.',
  'Above a list of what an administrator has changed of what the roster says of somebody.',
);
export const rosterSays = message('The roster says: {value}', 'In a list of what was changed by hand.');
export const rosterSaysNothing = message('The roster says nothing.', 'In a list of what was changed by hand.');
export const rosterLacks = message(
  'The roster lacks them. They stay until it names them.',
  'In a list of what was changed by hand: an administrator has added somebody, or brought them back.',
);
export const rosterNames = message(
  'The roster still names them. They stay away until it does no more.',
  'In a list of what was changed by hand: an administrator has ended somebody.',
);
export const byOn = message('{name}, {day}', 'In a list of what was changed by hand: who did it, and on which day.');
export const byOperator = message('The operator', 'In place of a name: who runs the portal did it.');
export const notYours = message(
  'Somebody else changes what the roster says of them: an administrator of reports, or, of yourself, another administrator.',
  'In place of the buttons that change somebody.',
);
export const emailNewHint = message(
  'It decides who they are at their first sign-on.',
  'Below the field of the e-mail address of one who joins.',
);
