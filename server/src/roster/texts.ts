import { message } from '@laurel/contract/message';

const row = 'Beside a row of the file of members:';
export const noMobile = message(
  'This is not a mobile number.',
  `${row} a number that cannot be one, or that costs whoever writes to it.`,
);
export const noCode = message(
  'No code can be made from this name: please add a column divisionCode.',
  `${row} the name of a division has no Latin letter. divisionCode is the name of a column and stays as it is.`,
);
export const birthday = message(
  'Please give both the day and the month of the birthday, or neither.',
  `${row} one of the two is there.`,
);
export const memberTwice = message(
  'This memberNumber stands on line {line}.',
  `${row} an earlier line of the file, {line}, says the same. memberNumber is the name of a column and stays as it is.`,
);
export const noCountry = message(
  'There is no country {country}: please upload it first.',
  `${row} {country} is what the file says. Countries have a file of their own.`,
);

const division = `${row} two rows differ in what they say of one division. {division} is its short name, {other} what the other row says.`;
export const otherName = message('Division {division} has another name on line {line}: {other}.', division);
export const otherCountry = message('Division {division} has another country on line {line}: {other}.', division);
export const otherCluster = message(
  'Division {division} has another cluster on line {line}: {other}.',
  `${division} A cluster is a group of divisions.`,
);

const numberOfOther = `${row} its employee number is that of somebody else.`;
export const numberTaken = message(
  'This number belongs to {name}, who has another name and another e-mail address. A new person needs a new number.',
  numberOfOther,
);
export const numberOfLeaver = message(
  'This number belonged to {name}, who has left. A new person needs a new number.',
  numberOfOther,
);
export const numberOfSomebody = message(
  'This number belonged to somebody, who has left. A new person needs a new number.',
  `${numberOfOther} Whose name was erased.`,
);
export const emailTwice = message(
  'This e-mail address is also that of member {number}, line {line}.',
  `${row} {number} is an employee number, {line} an earlier line of the file.`,
);
export const ownManager = message('Nobody can be their own manager.', `${row} it names the same person as manager.`);
export const noManager = message(
  'There is nobody with the e-mail address {email}.',
  `${row} it names a manager by that address.`,
);
export const codeOfOther = message(
  'Its code would be {code}, which is that of {division}: please add a column divisionCode.',
  `${row} "it" is a division, for which the portal makes a short name. divisionCode is the name of a column and stays as it is.`,
);
export const administratorMoves = message(
  'Only an administrator of reports may move an administrator of reports or change their addresses.',
  `${row} to somebody who is none. To move is to another division, manager or site.`,
);
export const administratorLeaves = message(
  'Only an administrator of reports may deactivate an administrator of reports.',
  `${row} to somebody who is none. Who is deactivated has left and loses access.`,
);
export const rolesOfAdministrators = message(
  'Only an administrator of reports may change who is {role, select, manager {manager} administrator {administrator} clusterAdmin {cluster admin} committee {committee} ideaReviewer {idea reviewer} other {inv}}.',
  `${row} to somebody who may not give this role. A cluster is a group of divisions; a committee rates nominations; inv is the name of a role.`,
);

const asks = 'In a dialog, before the file of members is loaded: what it would do, to be confirmed.';
export const manyLeave = message(
  'This roster would deactivate {count, number} of {all, number} members, more than {percent, number} %. They lose access at once, and their points on {day}.',
  `${asks} The roster is that file: who is not in it has left. {day} is a date.`,
);
export const rightsChange = message(
  'It would change the rights or the e-mail address of {count, plural, one {# person} other {# people}}.',
  `${asks} "It" is that file.`,
);
export const leavesYourself = message(
  'Nothing was changed. This roster would deactivate yourself.',
  'In a dialog: whoever loads the file of members is not in it.',
);
export const leavesAdministrator = message(
  'Nothing was changed. This roster would deactivate {name}, an administrator of reports: an administrator must upload it.',
  'In a dialog: somebody is not in the file of members.',
);
export const unchanged = message(
  'Nothing was changed. {why}',
  'In a dialog, when the file of members is refused. {why} is a whole sentence.',
);
export const noAdministratorLeft = message(
  'Nothing was changed. This roster would leave no administrator of reports.',
  'In a dialog, when the file of members is refused.',
);

export const letterSubject = message(
  'Your e-mail address in {portal} is that of the roster again',
  'The subject of an e-mail. The roster is the list of members that the company keeps; {portal} is what the portal is called.',
);
export const letterText = message(
  "the e-mail address that you had chosen in your profile belongs to a colleague in the company's roster. We write to this address again; you can choose another one in your profile.",
  'In an e-mail: goes on from its first line, the greeting with a comma. The roster is the list of members that the company keeps.',
);
export const emailOfOther = message(
  '{name}, {number}, has this address.',
  'Told of a row of a roster, or below the field of an e-mail address: it belongs to somebody else; a name and a member number.',
);
