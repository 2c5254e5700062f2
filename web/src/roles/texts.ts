import { message } from '@laurel/contract/message';

export const give = message('Give a role', 'On a button, and the title of its dialog.');
export const giving = message('Give {name} a role', 'The title of a dialog.');
export const end = message('End', 'On a button: takes a role from somebody. A verb.');
export const endQuestion = message('Is {role} taken from {name}?', 'Asked before a role is taken from somebody.');
export const endOfRoster = message(
  'The roster gives this role: the next one may give it again.',
  'Asked before a role is taken from somebody that comes from the roster.',
);
export const role = message('Role', 'Names the field of what somebody may do.');
export const over = message('Over', 'Names the field of those over whom a role is held.');
export const whichOne = message(
  'Which one?',
  'Names the field of the site, cluster, division or cost centre over which a role is held.',
);
export const from = message('From', 'Names the field of the moment from which a role is held.');
export const fromHint = message('Left blank: from now on.', 'Below the field of the moment from which a role is held.');
export const until = message('Until', 'Names the field of the moment until which a role is held.');
export const untilHint = message(
  'Left blank: until somebody ends it.',
  'Below the field of the moment until which a role is held.',
);
export const everything = message('Everything', 'A choice: a role is held over all people.');
export const overSite = message('A site', 'A choice: a role is held over the people of a site.');
export const overCluster = message('A cluster', 'A choice: a role is held over the people of a cluster of divisions.');
export const overDivision = message('A division', 'A choice: a role is held over the people of a division.');
export const overCostCentre = message('A cost centre', 'A choice: a role is held over the people of a cost centre.');
export const overReports = message('Their own reports', 'A choice: a role is held over those whose manager one is.');
