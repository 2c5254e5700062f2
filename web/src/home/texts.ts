import { message } from '@laurel/contract/message';

export const goodMorning = message(
  '<greeting>Good morning,</greeting> <who>{name}</who>',
  'The title of Home. {name} is one’s first name; both parts stand in letters of their own.',
);
export const goodAfternoon = message(
  '<greeting>Good afternoon,</greeting> <who>{name}</who>',
  'The title of Home. {name} is one’s first name; both parts stand in letters of their own.',
);
export const goodEvening = message(
  '<greeting>Good evening,</greeting> <who>{name}</who>',
  'The title of Home. {name} is one’s first name; both parts stand in letters of their own.',
);
export const noticedYou = message(
  'Somebody noticed you this month. Who made your work better? Tell them.',
  'Below the greeting, for who received recognition and gave none. "Them" is whoever made one’s work better.',
);
export const noticedBoth = message(
  'Your good work was noticed this month, and you noticed others. Keep it going.',
  'Below the greeting, for who received recognition and gave some.',
);
export const noticedOthers = message(
  'You made somebody’s day this month. There is always one more who deserves it.',
  'Below the greeting, for who gave recognition and received none.',
);
export const noticedNobody = message(
  'A few honest words can make somebody’s week. Who deserves them today?',
  'Below the greeting, for who gave no recognition yet and received none. "Them" are the words.',
);
export const youIn = message('You in {month}', 'Heads the figures of one’s own month. {month} is its name.');
export const cardsReceived = message(
  '{count, plural, one {e-card received} other {e-cards received}}',
  'Below a large figure, the number of cards, which is not repeated.',
);
export const cardsSent = message(
  '{count, plural, one {e-card sent} other {e-cards sent}}',
  'Below a large figure, the number of cards, which is not repeated.',
);
export const nominationsMade = message(
  '{count, plural, one {nomination made} other {nominations made}}',
  'Below a large figure, the number of nominations, which is not repeated.',
);
export const pointsEarned = message(
  '{pointsName} earned',
  'Below a large figure, the number of points. {pointsName} is what the company calls its points.',
);

export const waitingForYou = message(
  'Waiting for you',
  'Heads what a manager, a reviewer or an administrator has to decide.',
);
export const nothingWaits = message('Nothing waits for you. Well done.', 'In the place of what has to be decided.');
export const nominationsToReview = message(
  '<b>{count, number}</b> {count, plural, one {nomination to review} other {nominations to review}}',
  'Under "Waiting for you". The number stands in <b>.',
);
export const ideasToReview = message(
  '<b>{count, number}</b> {count, plural, one {idea to review} other {ideas to review}}',
  'Under "Waiting for you". The number stands in <b>.',
);
export const requestsToConfirm = message(
  '<b>{count, number}</b> {count, plural, one {request to confirm} other {requests to confirm}}',
  'Under "Waiting for you". Requests of other administrators, which a second person confirms.',
);
export const linesToSend = message(
  '<b>{count, number}</b> {count, plural, one {order line to send} other {order lines to send}}',
  'Under "Waiting for you". A line is a product of an order in the shop.',
);
export const vouchersLow = message(
  '<b>{count, number}</b> {count, plural, one {voucher runs low} other {vouchers run low}}',
  'Under "Waiting for you". Kinds of vouchers of the shop of which few codes are left.',
);
export const messagesLate = message(
  '<b>{count, number}</b> {count, plural, one {message waits to be sent} other {messages wait to be sent}}',
  'Under "Waiting for you". Messages are e-mails and SMS.',
);
export const messagesStuck = message(
  '<b>{count, number}</b> {count, plural, one {message is stuck} other {messages are stuck}}',
  'Under "Waiting for you". E-mails and SMS that did not get through.',
);
export const messagesHeld = message(
  '<b>{count, number}</b> {count, plural, one {message is held} other {messages are held}}',
  'Under "Waiting for you". E-mails and SMS that the portal keeps back on purpose.',
);
export const contactsOpen = message(
  '<b>{count, number}</b> {count, plural, one {message to the company is open} other {messages to the company are open}}',
  'Under "Waiting for you". What colleagues and others wrote on Contact Us.',
);
export const cardsReported = message(
  '<b>{count, number}</b> {count, plural, one {reported card or comment to look at} other {reported cards and comments to look at}}',
  'Under "Waiting for you". E-cards and comments that somebody reported.',
);
export const beingSetUp = message(
  'The portal is being set up',
  'Under "Waiting for you", to administrators of a new portal.',
);
export const goOnSettingUp = message('go on where you left off', 'Below that the portal is being set up.');
export const age = message(
  '{days, plural, =0 {since today} =1 {{count, plural, one {since yesterday} other {the oldest since yesterday}}} other {{count, plural, one {for {days, number} days} other {the oldest for {days, number} days}}}}',
  'Below the number of things that wait: since when the first of them does, which is the oldest where {count} of them wait. {days} are whole days.',
);
export const fewCodes = message('few codes are left', 'Below "vouchers run low".');
export const noCodes = message(
  '{count, plural, one {one has no code left} other {# have no code left}}',
  'Below "vouchers run low": of so many kinds of vouchers no code is left.',
);
export const heldAdvice = message(
  'This portal was restored from a backup, and sends no e-mail and no SMS until somebody says so. In a rehearsal that is as it should be. Otherwise please ask whoever runs the portal: “laurel messages release” sends what is held and all that follows.',
  'In a dialog, for administrators. Words after "laurel" in “” are typed as they are.',
);

export const celebratingToday = message(
  'Celebrating today',
  'Heads the people who have their birthday or work anniversary today.',
);
export const celebrates = message(
  '{name}, {occasion}',
  'Read aloud: who celebrates, and why, such as "Ann Lee, Birthday".',
);
export const celebrateNow = message(
  'Celebrate Now',
  'On the button to a card for who celebrates; the name is read aloud after it.',
);
export const anniversary = message('Work anniversary', 'On somebody’s card: why they celebrate, in their first year.');
export const anniversaryOf = message(
  'Work anniversary, {years, plural, one {# year} other {# years}}',
  'On somebody’s card: why they celebrate, and how long they have worked for the company.',
);
export const getToKnow = message(
  'Get to know',
  'Heads what colleagues tell about themselves; a verb: get to know your colleagues.',
);
export const beTheFirst = message(
  'Be the first',
  'A link to one’s own profile, below "Nobody has told about themselves yet".',
);
export const getToKnowOf = message(
  'Get to know <unseen>{name}</unseen>',
  'A link to what somebody tells about themselves. The name in <unseen> is only read aloud.',
);
export const recentNominations = message('Recent nominations', 'Heads the list of who was nominated lately.');
export const seeAll = message('See all', 'A link to the whole list of recent nominations.');
export const noNominations = message('No nominations yet', 'In the place of the list of recent nominations.');
export const whoWon = message('Who has won', 'On Home: heads those who have won a competition lately.');
export const competitionRuns = message(
  '<b>{title}</b> runs until {date}: take part',
  'A link to the competition. {title} is its name, {date} its last day.',
);

export const whatYouCanDo = message('What you can do', 'Read aloud: names the large links to other screens.');
export const tileNominate = message(
  'Put a colleague forward for company impact',
  'On a large link, below the name of the screen Nominate.',
);
export const tileRewards = message(
  'Spend what you earned in the shop',
  'On a large link, below the name of the screen Rewards.',
);
export const tileMyRecognition = message(
  'Everything you sent and received',
  'On a large link, below the name of the screen My Recognition.',
);
export const tilePayItForward = message(
  'Share your points with somebody',
  'On a large link, below the name of the screen Pay It Forward.',
);
export const tileWallOfFame = message(
  'The people everybody talks about',
  'On a large link, below the name of the screen Wall of Fame.',
);
export const tileIdeaBox = message(
  'Tell us the next big idea',
  'On a large link, below the name of the screen Idea Box.',
);
export const filesWait = message(
  '<b>{count, number}</b> {count, plural, one {file of a system waits} other {files of systems wait}}',
  'Under "Waiting for you". Files that a system of the company sent: they wait for a decision, or failed.',
);
export const potsEnd = message(
  '<b>{count, number}</b> {count, plural, one {part of your budget ends} other {parts of your budget end}}',
  'Under "Waiting for you". Points to award that end within a month.',
);
export const nobodys = message(
  '<b>{count, number}</b> {count, plural, one {nomination is nobody’s to decide} other {nominations are nobody’s to decide}}',
  'Under "Waiting for you", to an administrator: no manager and no committee may decide them.',
);
export const votesToCast = message(
  '<b>{count, number}</b> {count, plural, one {vote of yours is missing} other {votes of yours are missing}}',
  'Under "Waiting for you", to a member of the committee: who wins a quarter of the year.',
);
export const votesEnded = message(
  '<b>{count, number}</b> {count, plural, one {vote has ended: see what follows} other {votes have ended: see what follows}}',
  'Under "Waiting for you", to an administrator: votes for the winner of a quarter of the year.',
);
export const allToDo = message(
  'One after the other',
  'A link beside "Waiting for you": to the screen To do, which lists all of it.',
);
