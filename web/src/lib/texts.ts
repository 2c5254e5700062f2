import { message } from '@laurel/contract/message';

/** What more than one room says, each in one meaning; a screen is called the same in the menu, in its title and in links. */

export const home = message('Home', 'The screen that one arrives at: in the menu, as its title, in links.');
export const nominate = message('Nominate', 'The screen to nominate a colleague: in the menu and in links.');
export const nominateColleague = message('Nominate a colleague', 'A link to the screen Nominate.');
export const nominations = message('Nominations', 'The screen of all nominations, for managers and the committee.');
export const recognise = message('Recognise', 'The screen on which a manager awards points for good work; a verb.');
export const adhocRecognition = message('Adhoc Recognition', 'The screen on which a manager awards points at once.');
export const celebrate = message('Celebrate', 'The screen to send a card for a birthday or an anniversary; a verb.');
export const payItForward = message('Pay It Forward', 'The screen on which members give own points to a colleague.');
export const wallOfFame = message('Wall of Fame', 'The screen of those who were recognised most.');
export const myRecognition = message('My Recognition', 'The screen of what one sent and received.');
export const myYear = message('My year', 'The screen of what one gave and received in a year.');
export const recentRecognition = message('Recent Recognition', 'The screen of the newest recognitions of everybody.');
export const getToKnow = message('Get To Know', 'The screen on which colleagues tell of themselves.');
export const myProfile = message('My Profile', 'The screen of what the portal knows about oneself.');
export const away = message('Away', 'The screen on which somebody names who stands in for them while they are away.');
export const ideaBox = message('Idea Box', 'The screen to send in ideas for the company.');
export const rewards = message('Rewards', 'The shop in which points are spent: in the menu and as its title.');
export const basket = message('Basket', 'The basket of the shop: in the menu and as a title.');
export const recentOrders = message('Recent Orders', 'The screen of what one ordered in the shop.');
export const orderDesk = message('Order desk', 'The screen on which orders are sent and refunded.');
export const dataUpload = message('Data Upload', 'The screen on which administrators upload files.');
export const words = message(
  'Words',
  'The screen on which the texts of the company are written: in the menu and as its title.',
);
export const peopleDirectory = message(
  'People',
  'The directory of everybody in the company, for who looks after people: in the menu, as its title, in links.',
);
export const announcements = message(
  'Announcements',
  'The screen on which administrators announce something on Home or in the shop: in the menu and as its title. Also heads them on Home.',
);
export const setup = message(
  'Set up',
  'The screen on which an administrator sets a new portal up, step by step: in the menu and as its title; a verb.',
);
export const secondPerson = message(
  'Second person',
  'The screen of what a second person must confirm: in the menu and as its title.',
);
export const circles = message(
  'Circles of points',
  'The screen on points that went round among a few people and came back: in the menu and as its title.',
);
export const budgets = message('Budgets', 'The screen of what managers have to award: in the menu and as its title.');
export const corrections = message(
  'Corrections',
  'The screen on which points are set right: in the menu and as its title.',
);
export const pointsStatement = message('Points Statement', 'The screen of what came to and went from one’s points.');

export const findReward = message('Find a reward', 'A link to the shop in which points are spent.');

export const thankYou = message('Thank you', 'The screen to send a colleague a card of thanks.');
export const celebrateWithUs = message(
  'Celebrate With Us',
  'The screen of who has a birthday or a work anniversary today: its title, and links to it.',
);
export const contactUs = message('Contact Us', 'The screen to write to those who run the portal.');
export const ideaManagement = message(
  'Idea Management',
  'The screen on which ideas are reviewed, and its printed paper.',
);
export const managementReport = message(
  'Management Report',
  'The screen of what was awarded in a division, its table and its printed paper.',
);
export const managementStatement = message(
  'Management Statement',
  'The screen of what came to and went from a manager’s budget of points.',
);
export const competitionAdmin = message(
  'Competition Admin',
  'The screen on which a competition is set up; short for administration.',
);
export const audit = message('Audit', 'The screen of who did what, for auditors: in the menu and as its title.');
export const messages = message(
  'Messages',
  'The screen of the e-mails and SMS that the portal sends, for who looks after them: in the menu and as its title.',
);
export const reportedContent = message(
  'Reported cards and comments',
  'The screen of e-cards and comments that somebody reported, for who decides about them: in the menu and as its title.',
);
export const inbox = message(
  'Inbox',
  'The screen of what colleagues and others write to the company, for who answers it: in the menu and as its title.',
);
export const looks = message(
  'Looks',
  'In the menu, and the title of a screen: what the sites of the company look like, their logos and colours.',
);
export const programme = message(
  'Programme',
  'The screen on which administrators change what the company offers, pays and allows: in the menu and as its title.',
);
export const updateProfile = message(
  'Update profile',
  'On the button that leads to the form of one’s profile, the title of that form, and on the button that keeps it.',
);
export const selectMembers = message('Select Members', 'The title of the dialog in which colleagues are chosen.');

export const tryAgain = message('Try again', 'On a button, after something could not be loaded.');
export const cancel = message('Cancel', 'On the button that closes a dialog and does nothing.');
export const close = message('Close', 'On the button that closes a dialog or a panel.');
export const done = message('Done', 'On the button that ends a selection.');
export const print = message('Print', 'On the button that prints what is shown.');
export const loadReport = message('Load Report', 'On the button that loads a report of the chosen months.');
export const submit = message('Submit', 'On the button that sends a form.');
export const search = message('Search', 'Names a field or a button that searches.');
export const show = message('Show', 'Names a choice of what a list shows, or the button that shows it.');
export const filters = message('Filters', 'On a button of phones that shows the filters of the list; a noun.');
export const filtersCounted = message(
  'Filters ({count, number})',
  'The same button as "Filters", when {count} of the filters leave something out.',
);
export const fewerFilters = message('Fewer filters', 'On the button that hides the filters again.');
export const toDo = message(
  'To do',
  'A screen, its entry in the menu, and its list: what waits for the reader to decide or do.',
);
export const showMore = message('Show more', 'On the button that shows the rest of a long text or list.');
export const reset = message('Reset', 'On the button that empties a form.');
export const review = message('Review', 'On the button that opens something to be decided about.');
export const signOn = message('Sign on', 'On the button that leads to the company’s sign-on.');
export const loading = message('Loading', 'Read aloud in place of what has not come yet.');
export const noticeTitle = message('Please note:', 'The title of a dialog that tells something.');
export const chooseWhom = message('Choose who to nominate', 'Heads the dialog in which nominees are chosen.');

export const points = message('Points', 'Heads a column or names a field: how many points.');
export const pointsWithin = message(
  'points',
  'Within a sentence or after a number, where the company has no name of its own for its points.',
);
export const amount = message(
  '{points, number} {pointsName}',
  'So many points. {pointsName} is what the company calls its points.',
);
export const date = message('Date', 'Heads a column or names a field.');
export const fromDate = message('From Date', 'Names the field of the first month of a report or a list.');
export const toDate = message('To Date', 'Names the field of the last month of a report.');
export const name = message('Name', 'Heads a column or names a field: what somebody or something is called.');
export const division = message(
  'Division',
  'Heads a column or names a field: the part of the company somebody works in.',
);
export const category = message('Category', 'Heads a column or names a field.');
export const reason = message('Reason', 'Heads a column or names a field: what somebody is recognised for.');
export const messageLabel = message('Message', 'Heads a column or names a field: what somebody writes to a colleague.');
export const title = message('Title', 'Heads a column or names a field: what an idea or an entry is called.');
export const type = message('Type', 'Heads a column: which kind of recognition or movement of points.');
export const valueShown = message(
  'Value',
  'Heads a column: what of the company’s values somebody showed, such as "Act of Courage".',
);
export const status = message('Status', 'Heads a column: how far something is.');
export const reference = message('Reference', 'Heads a column or a field: the number that something is found by.');
export const ref = message('Ref', 'The same as Reference, shorter, above a narrow column.');
export const rating = message('Rating', 'Names the stars that somebody gives, and their number.');
export const total = message('Total', 'Names a sum.');
export const all = message('All', 'A choice: nothing is left out.');
export const from = message('From', 'Heads a column: who sent something.');
export const to = message('To', 'Heads a column: who received something.');
export const recipients = message('Recipients', 'Names the field of those who receive something, or heads them.');
export const nominee = message('Nominee', 'Heads a column: who is nominated.');
export const nominatedBy = message('Nominated By', 'Heads a column: who nominated.');
export const nominatedFor = message('Nominated For', 'Heads a column: the behaviours somebody is nominated for.');
export const reasonFor = message(
  'the reason for {name}',
  'Read aloud as a part of "Show more of …": what is long. {name} is who is nominated.',
);
export const pointsGiven = message('{points, number} points', 'How much a nominee got.');
export const nominationsCount = message(
  '{count, plural, one {# nomination} other {# nominations}}',
  'How many nominations a list has.',
);
export const monthsAndStatus = message(
  '{months}, status: {status}',
  'Above a printed report: its months, and the status that was chosen.',
);
export const quarterlyMotivation = message(
  'Quarterly motivation',
  'Names or heads what a reviewer writes about a nomination for the awards of the quarter.',
);
export const orderNumber = message('Order {order}', 'Names one order of the shop. {order} is its number.');
export const refunded = message('Refunded', 'Says of something that was ordered that all of it is paid back.');
export const refundedOf = message(
  '{refunded, number} of {count, number} refunded',
  'Says of something that was ordered how many of its pieces are paid back.',
);
export const discount = message('Discount', 'Names what is taken off a price.');
export const things = message(
  '{count, plural, one {# thing} other {# things}}',
  'How many products an order or the basket holds, with their number of pieces.',
);
export const needMorePoints = message(
  'You need {missing, number} more {pointsName}',
  'What one cannot pay yet. {pointsName} is what the company calls its points.',
);
export const line = message('Line', 'Heads a column: the number of a line in a file.');
export const column = message('Column', 'Heads a column: the name of a column in a file.');
export const dropSheet = message('Drop a CSV or Excel file here', 'On the field that takes a file.');

export const people = message('{count, plural, one {# person} other {# people}}', 'How many people something is for.');
export const namesAndOthers = message(
  '{names} and {count, plural, one {# other} other {# others}}',
  'Who is meant: the first by name, such as "Ann Lee, Ben Ode", and how many more people.',
);
export const namesOrOthers = message(
  '{names} or {count, plural, one {one other} other {one of # others}}',
  'Any one of them: the first by name, such as "Ann Lee, Ben Ode", and how many more people.',
);
export const namesOrLast = message(
  '{names} or {last}',
  'Any one of these people: {names} is one or several, such as "Ann Lee, Ben Ode", {last} one more.',
);

export const pointsToRedeem = message(
  '{pointsName} to redeem',
  'Names the balance that one can spend in the shop. {pointsName} is what the company calls its points.',
);
export const pointsToAward = message('Points to award', 'Names the balance that a manager can award to others.');

export const offline = message('You are offline', 'The title of a page, while there is no connection.');
export const memberFailed = message(
  'Error retrieving member data',
  'Where it could not be read who somebody is: the member who signs on, or a colleague.',
);
export const logOut = message('Log out', 'On the link or the button that ends the session; a verb.');

export const unexpectedError = message('An unexpected error occurred', 'Where the portal cannot say what went wrong.');

export const noResults = message('No Results', 'In place of a list or of the rows of a report: there is nothing.');
export const nobodyCelebrates = message(
  'Sorry we are not celebrating today',
  'In place of the people: nobody has a birthday or an anniversary.',
);
export const nobodyTold = message(
  'Nobody has told about themselves yet',
  'In place of what colleagues tell about themselves.',
);
export const birthday = message('Birthday', 'On somebody’s card: why they celebrate.');
export const whyDecline = message('Why do you decline?', 'Names the field of the reason in the dialog to decline.');
export const mobile = message('Mobile', 'Names the field of the number of one’s mobile phone, and what stands there.');
export const emailAddress = message('E-mail', 'Names the field of an e-mail address, and what stands there.');
export const profileUpdated = message('Thank you for updating your details.', 'Told after one’s details were kept.');

export const dropPicture = message('Drop a picture here', 'In the field for a new picture. "or choose one" follows.');
export const upload = message('Upload', 'Read aloud: names the bar of how much of a picture was sent; a noun.');
export const uploadFailed = message(
  'FAILURE UPLOAD!!\n{reason}',
  'In a dialog, when a picture could not be uploaded. {reason} is a sentence on a line of its own.',
);
export const pictureRefused = message(
  'Please choose a JPEG, PNG or WebP picture of at most {megabytes, number} MB.',
  'Why a file was not taken as a picture, below "FAILURE UPLOAD!!" or beside its name.',
);

export const guide = message(
  'Guide',
  'In the menu, and beside the title of a screen of managers and administrators: the handbook that explains these screens. A noun.',
);
