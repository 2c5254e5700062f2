import { message } from '@laurel/contract/message';

export const given = message('The role is given.', 'To an administrator who has just given somebody a role.');
export const heldAlready = message(
  'This role is held already.',
  'To an administrator who gives somebody a role that they have.',
);
export const ended = message('The role is ended.', 'To an administrator who has just ended somebody’s role.');
export const endedOfRoster = message(
  'The role is ended. It came from the roster: a roster that still says so gives it again.',
  'To an administrator who has just ended somebody’s role. The roster is the uploaded file of all people of the company.',
);
export const endedBefore = message('This role has ended already.', 'To an administrator who ends a role that is over.');
export const lastAdministrator = message(
  'This is the last administrator of reports: give another the role first.',
  'In a dialog, to who ends a role. Administrator of reports is the role.',
);
export const administratorsOnly = message(
  'Only an administrator of reports may give or end this role.',
  'In a dialog. Administrator of reports is a role.',
);
export const beginsBefore = message('A role cannot begin in the past.', 'In a dialog, to who gives a role.');
export const endsBefore = message('A role cannot end in the past.', 'In a dialog, to who gives a role.');
export const hasPassed = message('This has passed.', 'Below a field of a form that takes a date.');
export const emptyScope = message(
  'There is nobody in this scope.',
  'In a dialog, to who gives a role over a part of the company, such as a division.',
);
export const nobodyInIt = message(
  'There is nobody in it.',
  'Below a field of a form: "it" is a part of the company, such as a division.',
);
export const notHere = message(
  'This person is not here.',
  'Below a field of a form in which one chooses a colleague: they have left, or never were here.',
);
export const mutual = message(
  'This person has given you a role, so another administrator must give them one.',
  'In a dialog, to who gives a role.',
);
export const heldForAPart = message(
  'This role is held for a part of that time already: please end that one first.',
  'In a dialog, to who gives a role for a span of time.',
);

export const givenSubject = message(
  '{name} has a new role: {role}',
  'The subject of an e-mail to administrators. {role} is such as "committee".',
);
export const givenLetter = message(
  '{who, select, operator {The operator} other {{by}}} gave {name} the role {role} over {scope, select, everything {everything} ownReports {the people who report to them} site {site {code}} cluster {cluster {code}} costCentre {cost centre {code}} other {division {code}}}, {span, select, forGood {from {from}} other {from {from} until {until}}}.',
  'In an e-mail to administrators. {role} is such as "committee". Who gave it is the operator, who runs the portal, or a person, {by}. It is held over people: all, one’s own team, or a part of the company that {code} stands for; from a date, for good or until another.',
);
export const ifNot = message(
  'You read this because you administrate the programme. If it should not be so, end the role.',
  'The end of an e-mail to administrators: somebody has got a role. The programme is that of recognition.',
);
export const rosterSubject = message(
  'A roster changed the rights of {people, plural, one {one person} other {# people}}',
  'The subject of an e-mail to administrators. The roster is the uploaded file of all people of the company.',
);
export const rosterLetter = message(
  'A roster that {who, select, operator {the operator} other {{by}}} uploaded changed the roles of {people, plural, one {one person} other {# people}}, or the address with which they first sign on.',
  'In an e-mail to administrators. The roster is the file of all people of the company. Who uploaded it is the operator, who runs the portal, or a person, {by}; "they" are those whose rights changed.',
);
export const auditSays = message(
  'You read this because you administrate the programme. The audit says whose rights changed, and how.',
  'The end of an e-mail to administrators. The programme is that of recognition, the audit the record of all that was done.',
);
export const titleGiven = message(
  'A role was given',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleRights = message(
  'A roster changed rights',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
