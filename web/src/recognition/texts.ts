import { message } from '@laurel/contract/message';

export const myRecognitionIntro = message(
  'Every card and every award that you received or sent, and whom you nominated.',
  'Below the title of My Recognition.',
);
export const sendThanks = message('Send a thank-you card', 'On the button that leads to the form of such a card.');
export const received = message('Received', 'The part of a list, or the side of one card: it came to the reader.');
export const sent = message('Sent', 'The part of a list, or the side of one card: the reader sent it.');
export const myNominations = message('My nominations', 'The part of a list: whom the reader nominated.');
export const rewardsAndCards = message(
  '{rewards, plural, one {# reward} other {# rewards}}\u00a0· {cards, plural, one {# e-card} other {# e-cards}}',
  'Below "Received" or "Sent": how many. Please keep the dot with the words before it, by a no-break space.',
);
export const month = message('Month', 'Names the choice of the month that is shown.');
export const nothingReceived = message('Nothing received in {month}', 'In place of the cards of that month.');
export const nothingReceivedHint = message(
  'Other months may hold some. And what one gives has a way of coming back.',
  'Below "Nothing received in November 2026"; "some" are cards.',
);
export const nothingSent = message('Nothing sent in {month}', 'In place of the cards of that month.');
export const nothingSentHint = message(
  'Who made your work easier this month? A card takes half a minute.',
  'Below "Nothing sent in November 2026".',
);
export const toWhom = message('To <strong>{name}</strong>', 'On a small card: who received it.');
export const fromWhom = message('From <strong>{name}</strong>', 'On a small card: who sent it.');

export const kindAward = message('Award', 'The kind of a recognition: points that a manager gave at once; a noun.');
export const kindOther = message('Recognition', 'The kind of a recognition, where no other name is known; a noun.');
export const receivedOrSent = message('Received or Sent', 'Heads a column of a file, in which either stands.');
export const memberId = message('Member ID', 'Heads a column of a file: the number of the other person.');
export const memberName = message('Member Name', 'Heads a column of a file: the name of the other person.');

export const done = message('Done', 'On the button that closes a card.');
export const noSuchCard = message('There is no such card', 'The title of the screen, when a card is not found.');
export const noSuchCardHint = message(
  'Only who gave a card and who received it can open it.',
  'Below "There is no such card".',
);
export const cardSent = message('A card that you sent.', 'Below the title of the screen of one card.');
export const cardForYou = message('A card for you.', 'Below the title of the screen of one card.');
export const newerCard = message('Newer card', 'Read aloud: the button that shows the next newer card.');
export const olderCard = message('Older card', 'Read aloud: the button that shows the next older card.');
export const pointsAdded = message(
  'Added to a card',
  'On a card in My Recognition that holds no words: its points were added to what another colleague gave.',
);
export const whereAdded = message(
  'See what they were added to',
  'A link below a card whose points, "they", were added to what another colleague gave.',
);
export const sayThankYou = message('Say thank you', 'On the button that leads to a card for who sent this one.');

export const noNominations = message('You have not nominated anybody yet', 'In place of the reader’s nominations.');
export const wentOnTo = message(
  'It went on to <strong>{name}</strong>, since nobody had reviewed it in time.',
  'On a nomination of the reader’s own that waits: "it" is the nomination.',
);
export const noNominationsHint = message(
  'Whose work deserves to be seen? A few lines are enough.',
  'Below "You have not nominated anybody yet". Above a link to Nominate.',
);

export const birthdays = message('Birthdays', 'Heads those who have their birthday today.');
export const anniversaries = message(
  'Work anniversaries',
  'Heads those who joined the company on this day of an earlier year.',
);
export const years = message(
  '{years, plural, one {# year} other {# years}}',
  'On somebody’s card: how long they have worked for the company.',
);

export const recentIntro = message(
  'Colleagues whose good work was noticed lately, the newest first.',
  'Below the title of Recent Recognition.',
);
export const nobodyRecognised = message('Nobody has been recognised yet', 'In place of the people.');
export const nobodyRecognisedHint = message(
  'Be the first to say well done.',
  'Below "Nobody has been recognised yet".',
);
export const wallFailed = message('An unexpected error occured', 'Where the people of the Wall of Fame should stand.');
export const wallEmpty = message(
  'No entries on the wall of fame. Watch this space!',
  'In place of the people of the Wall of Fame.',
);

export const winner = message('Winner', 'On the Wall of Fame, beside a trophy: of the awards of a quarter.');
export const goesOn = message(
  '{beginning}…',
  'On the Wall of Fame: the beginning of what somebody wrote; the rest stands where the button leads.',
);
export const congratulate = message(
  'Congratulate<unseen> {name}</unseen>',
  'On the Wall of Fame, on the button to the recognition of who hangs there, where one reacts and writes. <unseen> is only read aloud.',
);
export const readOn = message(
  'Read it all<unseen> about {name}</unseen>',
  'On the Wall of Fame, on the button to the recognition of who hangs there. <unseen> is only read aloud.',
);

export const getToKnowIntro = message(
  'What colleagues love to do, and what they dream of. A good reason to say hello.',
  'Below the title of Get To Know.',
);
export const takePart = message('Take part', 'On the button that leads to one’s profile, to tell about oneself.');
export const changeTold = message(
  'Change what you tell',
  'On the button that leads to one’s profile, where one has told about oneself.',
);
export const people = message('People to meet today', 'Heads the people who tell about themselves.');
export const morePeople = message(
  'More people to meet',
  'Heads the people who tell about themselves, below the one that was looked for.',
);
export const everybodyWhoTells = message(
  'Everybody who tells',
  'Heads the list of all who tell about themselves, below a few of them.',
);
export const toKnowHint = message(
  'A name, a division, a hobby, a dream',
  'Below the field of a search: what one may look for among those who tell about themselves.',
);
export const soManyTell = message(
  '{count, plural, =0 {Nobody} one {# person} other {# people}}',
  'Above the list of those who tell about themselves, or of those of them who were found: how many there are.',
);
export const moreTell = message(
  '{count, plural, one {The first #} other {The first #}}',
  'Above the beginning of the list of those who tell about themselves: how many of them stand there.',
);
export const nobodyFound = message('Nobody tells of that', 'In place of the people: the search found nobody.');
export const nobodyFoundHint = message('Look for fewer or shorter words.', 'Below "Nobody tells of that".');
export const nobodyTellsHint = message(
  'Your hobbies and a dream are a good beginning.',
  'Below "Nobody has told about themselves yet": what the reader could tell.',
);
export const sendCard = message('Send a card', 'On the button that leads to a card for the person above it.');
export const sendCardTo = message(
  'Send a card<hidden> to {name}</hidden>',
  'On the button that leads to a card for the person above it. What is hidden is read aloud only.',
);
export const thisIsYou = message(
  'This is you',
  'In place of what a colleague tells: the reader looked for themselves.',
);
export const thisIsYouHint = message(
  'Your colleagues see here what you tell about yourself in your profile.',
  'Below "This is you".',
);
export const hasNotTold = message('{name} has not told about themselves', 'In place of what a colleague tells.');
export const hasNotToldHint = message(
  'Not everybody does. A card is a good way to begin, too.',
  'Below "Ann Lee has not told about themselves".',
);
export const notRegistered = message(
  'This user has not registered yet.',
  'Below "Ann Lee has not told about themselves": they never signed on to the portal.',
);
export const withdrawn = message('Withdrawn', 'On a card: what it stood for was taken back.');
export const hidden = message('Shown to nobody else', 'On a card: only who gave it and who received it see it.');
export const myRequests = message(
  'My requests',
  'Names a part of My Recognition: what the reader gave that others confirm first.',
);
export const requestsWait = message(
  '{count, plural, =0 {none waits} one {# waits} other {# wait}}',
  'Below "My requests": how many wait until others have confirmed them.',
);

export const lately = message(
  'Recognised lately',
  'Heads the list of those who were recognised last, beside the feed of recognition.',
);
export const unknownItem = message(
  'This is not there',
  'Heads a page: a recognition that is not there, or that the reader does not see.',
);
export const unknownItemHint = message(
  'It was taken back, or it is not shown to you.',
  'Below, on a page of a recognition that is not there for the reader.',
);
export const oneRecognition = message('A recognition', 'Heads the page of one recognition, where its notices lead.');
export const anniversaryOn = message(
  'For the anniversary on {day}',
  'Below a card of the company for a work anniversary, where it came later. {day} is a date.',
);
export const thisWeek = message('This week', 'Heads those who celebrate in the next seven days.');
export const nobodyThisWeek = message('Nobody celebrates in the next seven days.', 'In place of that list.');
export const missed = message('Missed', 'Heads those who celebrated on the last days: one can still congratulate.');
export const nobodyMissed = message('Nobody celebrated in the last three days.', 'In place of that list.');
export const moreCelebrate = message(
  '{count, plural, one {Show # more} other {Show # more}}',
  'On the button that lists the others who celebrate on a day.',
);
