import { message } from '@laurel/contract/message';

export const thank = message(
  'Thank<unseen> {name}</unseen>',
  'On the button to a card of thanks, on a colleague’s page; a verb. <unseen> is only read aloud.',
);
export const celebrate = message(
  'Celebrate<unseen> {name}</unseen>',
  'On the button to a card for a birthday or an anniversary, on a colleague’s page; a verb. <unseen> is only read aloud.',
);
export const nominate = message(
  'Nominate<unseen> {name}</unseen>',
  'On a button to a nomination, on a colleague’s page; a verb. <unseen> is only read aloud.',
);
export const payItForward = message(
  'Pay It Forward<unseen> to {name}</unseen>',
  'On a button to give own points, on a colleague’s page; Pay It Forward is a screen. <unseen> is only read aloud.',
);
export const record = message(
  'Open the record',
  'On a button for who looks after people, on a colleague’s page: to what the company has of that person.',
);
export const notRegistered = message(
  'Has not registered yet',
  'On a colleague’s page: they have never signed on, and nobody can send them anything.',
);
export const ownPage = message('This is how colleagues see you.', 'Heads a note on one’s own page.');
export const ownHint = message(
  'Your division and your team see what stands here; everybody else sees what you show to all.',
  'Below that, on one’s own page.',
);
export const ownVisibility = message(
  'Who sees my recognition',
  'A link on one’s own page, to the choice of who sees one’s cards.',
);
export const ownProfile = message('Change what I tell', 'A link on one’s own page, to the form of one’s profile.');
export const birthday = message('Birthday', 'Names a day of the year, on a colleague’s page.');
export const anniversary = message('Work anniversary', 'Names a day of the year, on a colleague’s page.');
export const hadBirthday = message(
  'Birthday on {date}',
  'On a badge of a colleague’s page: it was today or in the last week. {date} is "5 November".',
);
export const hadAnniversary = message(
  '{years, plural, one {# year} other {# years}} on {date}',
  'On a badge of a colleague’s page: how long they have been there, today or in the last week. {date} is "5 November".',
);
export const thankedFor = message(
  'Thanked for',
  'Heads the list of behaviours for which somebody was thanked, on their page.',
);
export const inCards = message(
  '{count, plural, one {On # card that you see.} other {On # cards that you see.}}',
  'Below that heading: of how many cards the numbers are.',
);
export const inLastCards = message(
  'On the last {count, plural, one {# card} other {# cards}} that you see.',
  'The same, where there are older cards too.',
);
export const times = message(
  '{count, plural, one {once} other {# times}}',
  'Behind what somebody is thanked for: how often.',
);
export const recognition = message(
  'Recognition',
  'Heads the cards of a colleague, on their page, and names their list.',
);
export const whose = message('Show', 'Names the choice between what a colleague received and gave.');
export const side = message(
  '{side, select, received {Received} other {Given}}',
  'A choice on a colleague’s page: cards that they received, or gave.',
);
export const nobodyThanked = message(
  'Nobody has thanked {name} here yet.',
  'In place of the cards that a colleague received.',
);
export const beTheFirst = message('Be the first: it takes a minute.', 'Below that, above the button to do so.');
export const nothingOfMine = message(
  'Nothing that others see stands here yet.',
  'In place of the cards on one’s own page.',
);
export const nothingGiven = message(
  '{name} has given nothing that you see yet.',
  'In place of the cards that a colleague gave.',
);
export const noPage = message('There is no such page', 'Heads the page of a colleague who is not there.');
export const noPageHint = message(
  'Whoever this was has left, or is called by another address.',
  'Below that: whom the address names is not there.',
);
