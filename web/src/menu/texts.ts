import { message } from '@laurel/contract/message';

export const main = message('Main', 'Read aloud: names the menu of the portal, among other lists of links.');
export const quickLinks = message('Quick links', 'Read aloud: names the row of links at the foot of a phone.');
export const more = message('More', 'On the button at the foot of a phone that opens the whole menu; short.');
export const closeMenu = message('Close the menu', 'On the button that closes the menu of a phone.');

export const recogniseGroup = message(
  'Recognise',
  'Heads the links of the menu with which one thanks and honours colleagues; a verb.',
);
export const manage = message('Manage', 'Heads the links of the menu for managers; a verb.');
export const people = message('People', 'Heads the links of the menu to what colleagues did and tell.');
export const rewardsGroup = message('Rewards', 'Heads the links of the menu to the shop, to orders and to points.');
export const ideasAndCompetition = message(
  'Ideas and competition',
  'Heads the links of the menu to the Idea Box and to the competition.',
);
export const oversight = message(
  'Oversight',
  'Heads the links of the menu for administrators: who belongs to the company, whose points are put right, what was sent and done.',
);
export const administration = message('Administration', 'Heads the links of the menu for administrators.');
export const youAndHelp = message('You and help', 'Heads the links of the menu to one’s own profile and to help.');

export const peerToPeer = message(
  'Peer to Peer Statement',
  'In the menu: the statement of points given to and received from colleagues.',
);
export const competition = message('Competition', 'In the menu: the screen of the competition that runs.');
export const quarterlyAwards = message(
  'Quarterly Awards',
  'In the menu: the screen on which the awards of a quarter are chosen.',
);
export const howItWorks = message('How it works', 'In the menu: a page that explains the portal, "it".');
export const faq = message('FAQ', 'In the menu: a page of frequently asked questions.');
export const about = message('About', 'In the menu: a page about the programme of the company.');
export const waitFor = message(
  '{count, plural, one {one waits} other {# wait}}',
  'Behind "To do" in the menu, read by screen readers: how many things wait.',
);
