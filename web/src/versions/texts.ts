import { message } from '@laurel/contract/message';

export const intro = message(
  'What the company offers, pays and allows. What was decided before stays as it was decided.',
  'Below the title of the screen Programme.',
);
export const notRead = message('The programme could not be read.', 'In place of the screen Programme.');
export const goesFirst = message(
  'What goes now is what the portal came with.',
  'On the screen Programme: nobody has changed it yet.',
);
export const goesSince = message(
  '{by, select, operator {Version {version, number} goes since {day}, by the operator of the portal.} other {Version {version, number} goes since {day}, by {by}.}}',
  'On the screen Programme: which version of it goes. {by} is a colleague, {day} a date.',
);
export const isPlanned = message(
  'Version {version, number} is planned from {day} on. What you change here comes after it: it goes from that day or later, unless you withdraw the planned version in the history.',
  'On the screen Programme. {day} is a date.',
);
export const changesWait = message(
  '{count, plural, one {A change waits for a second person. When another one is saved meanwhile, it can only be declined.} other {# changes wait for a second person. When another one is saved meanwhile, they can only be declined.}}',
  'On the screen Programme: somebody has changed what the programme pays or limits, and it is not confirmed yet.',
);
export const isLate = message(
  'The programme was changed while you were changing it: version {version, number} is the last now. Nothing of yours is lost; look at what both say before you save.',
  'On the screen Programme, to who has begun to change an earlier version.',
);
export const keepChanges = message(
  'Keep my changes',
  'On a button: what somebody changes is put on the version that another one has saved meanwhile.',
);
export const notSaved = message('Changes that are not saved', 'Read aloud: names a bar at the foot of the screen.');
export const changedParts = message(
  '{count, plural, one {Changed in # part, not saved yet.} other {Changed in # parts, not saved yet.}}',
  'At the foot of the screen Programme: in how many of its parts something is changed.',
);
export const reviewChanges = message('Review changes', 'On a button: shows what is changed, before it is saved.');
export const discardMore = message(
  'Discard…',
  'On a button: throws away what is changed and not saved, and asks first.',
);
export const discard = message('Discard', 'On the button of a dialog: throws away what is changed and not saved.');
export const discardTitle = message('Discard your changes?', 'The title of a dialog.');
export const discardWords = message(
  'Everything that you changed and did not save goes. The programme stays as it is.',
  'In a dialog, before changes of the programme are thrown away.',
);

export const partsOfProgramme = message('Parts of the programme', 'Read aloud: names the list of links beside it.');
export const isChanged = message('changed', 'In a small badge, or read aloud: it is otherwise than it is saved.');
export const isWrong = message('something is wrong here', 'Read aloud of a part of the programme, after its name.');
export const isNew = message('new', 'In a small badge: of a behaviour, say, that is not saved yet.');

const ofSections = 'A part of the screen Programme: in its list, and as its title.';
const ofIntro = 'On the screen Programme, below the title of a part: what it is for.';
export const behavioursIntro = message(
  'What people nominate each other for. Recognise and Pay It Forward offer them too.',
  ofIntro,
);
export const awards = message('Values and categories', ofSections);
export const awardsIntro = message(
  'Values are what managers give points for; categories stand behind the behaviour of a Recognise award.',
  ofIntro,
);
export const prizesIntro = message(
  'What administrators award beside the behaviours. Who wins one stands on the wall of fame.',
  ofIntro,
);
export const anniversariesIntro = message(
  'On the anniversary of a first day at work, at nine in the morning where they are, the company gives so many points by itself, with a card. Each person gets it once for these years; what was before a change goes by what went then.',
  ofIntro,
);
export const celebrationsIntro = message(
  'The cards for birthdays, anniversaries and thanks, and the days on which people give own points.',
  ofIntro,
);
export const ideas = message('Ideas', ofSections);
export const ideasIntro = message(
  'What an idea may be about, in the order in which the Idea Box offers it, and who reads it.',
  ofIntro,
);
export const points = message('Points and ratings', ofSections);
export const pointsIntro = message(
  'What each rating pays, and how much awards give. A second person confirms a change here.',
  ofIntro,
);
export const lengths = message('Lengths of texts', ofSections);
export const lengthsIntro = message('How many characters each text may have at most.', ofIntro);
export const commentsIntro = message(
  'What is not used in comments. Whoever writes it is asked to say it in other words, and is told which.',
  ofIntro,
);
export const refusedHint = message(
  'One word or phrase a line, in any capitals and accents. Only whole words count: “ass” leaves “assist” alone. With an asterisk at its end one stands for all words that begin so: “idiot*” is “idiotic” too. Chinese, Japanese and Thai words count anywhere.',
  'Below the field of words that are not used in comments. The words in quotation marks are examples: take such as people know in your language.',
);
export const limits = message('Limits and leavers', ofSections);
export const limitsIntro = message(
  'What nobody does alone, or not at all, and what becomes of the points of those who leave. A second person confirms a change here.',
  ofIntro,
);
export const times = message('In time', ofSections);
export const timesIntro = message(
  'By when what waits is to be decided. Weekends and public holidays of the country that it concerns do not count.',
  ofIntro,
);
export const timesTargets = message(
  'To be decided within',
  'Heads the working days for each kind of thing that waits.',
);
export const timesAfter = message(
  'Reminded, and gone on',
  'Heads when those who decide are reminded, and when it goes on to the next manager.',
);
export const reach = message('Reach and quarters', ofSections);
export const reachIntro = message(
  'To whom what may be given, who sees it, how much one member sends, and how the year of the company is divided. A second person confirms to whom.',
  ofIntro,
);
export const toWhom = message('To whom', 'Heads the choices of whom members may give something to.');
export const howMuchSent = message('How much', 'Heads the limits of how much members send.');
export const yearDivided = message('The year', 'Heads how the year of the company is divided into quarters.');
export const yearWords = message(
  'From the next quarter that is added; those that are there keep their days.',
  'Below "The year" on the screen Programme.',
);
export const history = message('History', ofSections);
export const historyIntro = message(
  'Every version that was saved, the newest first. To return to one saves it anew.',
  ofIntro,
);

export const addBehaviour = message('Add a behaviour', 'Names the field of the name of a new one.');
export const addValue = message('Add a value', 'Names the field of the name of a new one.');
export const addCategory = message('Add a category', 'Names the field of the name of a new one.');
export const addPrize = message('Add a prize', 'Names the field of the name of a new one.');
export const add = message('Add', 'On the button behind a field: puts it into the list.');
export const aloneWords = message(
  'For a good deed that none of the behaviours says. It is never chosen with one of them.',
  'Below "The choice beside the behaviours", on the screen Programme.',
);
export const isOffered = message('It is offered', 'A switch on the screen Programme: members can choose it.');
export const offeredNow = message('What is offered', 'Read aloud: names a list of behaviours, say.');
export const noLongerOffered = message('No longer offered', 'Opens a list of behaviours, say.');
export const offerAgain = message('Offer again', 'On a button: members can choose it again. Its name follows.');
export const retire = message('No longer offer', 'On a button: members can not choose it any more. Its name follows.');
export const remove = message('Remove', 'On a button: takes away what is new and not saved. Its name follows.');
export const moveUp = message('Move {name} up', 'Names a button with an arrow. {name} is a behaviour, say.');
export const moveDown = message('Move {name} down', 'Names a button with an arrow. {name} is a behaviour, say.');
export const unnamed = message('Without a name', 'In place of a name that is empty, while it is written.');
export const headlineHint = message(
  'Only where the card says something else than the name.',
  'Below the field "Large on its card".',
);
export const choosePicture = message('Choose another', 'On a button beside the picture of a card.');
export const keepPicture = message('Close the pictures', 'On a button: closes the choice of pictures.');
export const pictures = message('Pictures', 'Names the choice of the picture of a card.');
export const pictureNumber = message('Picture {number, number}', 'Names one of the pictures of cards.');
export const otherLanguages = message('In other languages', 'Opens the fields for other languages than English.');

export const asSeen = message('As members see it', 'Heads a part of the screen Programme that can be tried.');
export const whatSeen = message('What did you see?', 'Names the choice of behaviours for which somebody is nominated.');
export const whatFor = message('What for?', 'Names the choice of what an award is for.');
export const cardWord = message('card', 'Below a star of a rating: it pays no points but sends a card; short.');
export const cardOnly = message('an e-card, and no points', 'What a rating gives.');
export const ofStars = message(
  '{stars, plural, one {# star} other {# stars}}',
  'Names the field of the points that a rating of so many stars pays.',
);
export const addStar = message('One more star', 'On a button: ratings have one star more.');
export const takeStar = message('One star less', 'On a button: ratings have one star less.');
export const customNone = message(
  'With 0 reviewers have no amount of their own.',
  'Below the fields of what a reviewer gives in place of what the rating pays.',
);
export const takeAmount = message('Remove {points, number}', 'Names a button: {points} are no longer to be chosen.');
export const newAmount = message('A new amount: {list}', 'Names a field. {list} is what the amounts are of.');
export const amount = message('Amount', 'In an empty field: points to be chosen.');

export const textsOfPeople = message('What people write', 'Heads the fields of how long texts may be.');
export const messagesOfAwards = message('Messages of awards and cards', 'Heads the fields of how long texts may be.');
export const tryLength = message('Write here to see how long it is.', 'Below a field to try how long a text may be.');
export const secondPersonAbove = message(
  'In a month, in a day',
  'Heads limits: points that one person gives in a month, or spends in a day.',
);
export const atOnce = message('At once', 'Heads limits of one award or gift.');
export const settingRight = message('Setting right', 'Heads how points that were given are corrected or taken back.');
export const leavers = message('Leavers', 'Heads what becomes of the points of people who leave the company.');

export const nothingChanged = message('Nothing is changed', 'In place of what is changed in the programme.');
export const toProgramme = message('To the programme', 'A link from an empty review to the parts of the programme.');
export const notTried = message('The changes could not be looked at.', 'In place of what is changed in the programme.');
export const whatChanges = message('What changes', 'Heads what is otherwise in the programme than before.');
export const saveTitle = message('From when, and why', 'Heads the form that saves a change of the programme.');
export const fromWhen = message('It goes', 'Names a choice: at once, or from a day on.');
export const atOnceChoice = message('at once', 'A choice after "It goes": as soon as it is saved or confirmed.');
export const onDay = message('from a day on', 'A choice after "It goes".');
export const day = message('First day', 'Names the field of the day from which a change of the programme goes.');
export const midnight = message('It begins at midnight UTC.', 'Below the field of the first day.');
export const why = message('Why?', 'Names the field of the reason of a change.');
export const whyHint = message(
  'It stands in the history, and who confirms it reads it.',
  'Below the name of the field "Why?".',
);
export const noSecond = message(
  'No points are moved by it: it needs no second person.',
  'Before a change of the programme is saved.',
);
export const asksSecond = message(
  'It moves points, so a second person confirms it: {names} will be asked. Until then everything stays as it is.',
  'Before a change of the programme is saved. {names} are colleagues, any one of whom may confirm it.',
);
export const nobodyElse = message(
  'It moves points, and there is nobody else who could confirm it: you will be asked whether you do it alone.',
  'Before a change of the programme is saved.',
);
export const askToConfirm = message('Ask to confirm', 'On the button that sends a change to a second person.');
export const save = message('Save', 'On the button that saves a change of the programme.');
export const goOnChanging = message('Go on changing', 'A link back to the parts of the programme.');

export const historyNotRead = message('The history could not be read.', 'In place of the history of the programme.');
export const versionNumber = message('Version {version, number}', 'Names a version of the programme.');
export const firstVersion = message('What the portal came with.', 'Below "Version 1" in the history of the programme.');
export const versionFacts = message(
  '{by, select, operator {From {day} on, by the operator of the portal} other {From {day} on, by {by}}}',
  'Below a version in the history of the programme. {by} is a colleague, {day} a date.',
);
export const goesNow = message('goes now', 'In a small badge: of a version of the programme.');
export const planned = message('planned', 'In a small badge: of a version of the programme.');
export const past = message('past', 'In a small badge: of a version of the programme.');
export const withdrawn = message('withdrawn', 'In a small badge: of a version of the programme.');
export const whatChanged = message('What it changed', 'Opens what a version of the programme says otherwise.');
export const comparedWith = message(
  'Compared with version {version, number}:',
  'Above what a version of the programme says otherwise.',
);
export const returnTo = message('Return to this…', 'On a button in the history: goes on with an earlier version.');
export const replaceChanges = message(
  'What you have changed and not saved is replaced by this version.',
  'In a dialog, before somebody returns to an earlier version of the programme.',
);
export const withdrawMore = message(
  'Withdraw…',
  'On a button in the history: takes back a planned version; asks first.',
);
export const withdraw = message('Withdraw', 'On the button of a dialog: takes back a planned version.');
export const withdrawTitle = message('Withdraw version {version, number}?', 'The title of a dialog.');
export const withdrawWords = message(
  'It does not begin, and what goes now goes on.',
  'In a dialog, before a planned version of the programme is taken back.',
);

export const featuresIntro = message(
  'What there is, and where. What is off is gone for the people of that site, from every screen. What they have stays, and is there again when it is on.',
  ofIntro,
);
const ofOff =
  'Below a switch on the screen Programme, which says whether there is this part of the portal: what goes when it is off.';
export const ideasOff = message(
  'Off: nobody suggests anything; what waits is still decided by those who review.',
  ofOff,
);
export const openIdeasOff = message(
  'Ideas that their authors share with their site, with votes, comments and stages. Off: an idea is between its author and who reviews it.',
  ofOff,
);
export const competitionOff = message(
  'The staff competition. Off: nobody sees it or takes part; entries stay in the report.',
  ofOff,
);
export const payItForwardOff = message(
  'Points of one’s own for colleagues. Off: nobody gives any; who is given some by another site keeps them.',
  ofOff,
);
export const shopOff = message(
  'Rewards, basket and checkout. Off: nothing is bought; baskets and points stay, and orders are finished by the order desk.',
  ofOff,
);
export const getToKnowOff = message(
  'What people tell about themselves. Off: nobody of the site reads it, and theirs is shown nowhere.',
  ofOff,
);
export const smsOff = message('Off: nobody of the site sends any, and cards for them come by e-mail.', ofOff);
export const celebrationsOff = message(
  'Birthdays and work anniversaries. Off: nobody of the site sees them, and theirs are shown nowhere.',
  ofOff,
);
export const feedOff = message(
  'Who recognised whom, on Home and on Recent Recognition. Off: cards that people of the site get are seen by nobody else, then and later.',
  ofOff,
);
export const reactionsOff = message(
  'What people say with one touch to what was given, and a thank-you in return. Off: people of the site see none and give none.',
  ofOff,
);
export const commentsOff = message(
  'What people write to what was given, and whom they name there. Off: people of the site see none and write none.',
  ofOff,
);
export const boostsOff = message(
  'Points of their own that people add to what a colleague gave others, as they pay them forward. Off: people of the site add none, and see none.',
  ofOff,
);
export const yearOff = message(
  'The screen My year, with the company’s year on it. Off: people of the site see neither.',
  ofOff,
);
export const colleaguePagesOff = message(
  'A page for each person: what they are thanked for, their cards and what they tell. Every name leads there. Off: people of the site have none and open none, and names are no links there.',
  ofOff,
);
export const wallOfFameOff = message(
  'The wall of those who were chosen for a quarter’s awards, or won one. Off: people of the site do not hang there, and do not see it.',
  ofOff,
);
export const anniversariesOff = message(
  'Points that the company gives by itself for years at work, as the programme lists them. Off: people of the site get none, also where celebrations are off.',
  ofOff,
);
export const whoSees = message('Who sees a card', 'Heads who sees cards beside who gave and who received them.');
export const whoSeesWords = message(
  'Where its receiver has not chosen. Each may choose otherwise, for all of their cards and for one.',
  'Below that heading.',
);
export const seenPointsWords = message(
  'Only where the receiver wants it too.',
  'Below the box by which receivers may show the points of their cards.',
);
export const ideasSharedWords = message(
  'The form says who reads an idea, and its author can choose otherwise. Ideas of before stay as they are.',
  'Below the box by which ideas are shared unless their author chooses otherwise.',
);
export const valuesFor = message('Values for', 'Names the choice of the whole company, or of one of its sites.');
export const valuesForHint = message(
  'A site may have values of its own: they go for what its people give, review and spend.',
  'Below the choice of the whole company, or of one of its sites.',
);
export const wholeCompany = message('The whole company', 'A choice beside the names of its sites.');
export const asCompanyHas = message(
  'As in the company',
  'A box to tick: a site has no value of its own. Read aloud, what the value is of follows.',
);
export const chosenEach = message(
  'Whatever the giver chooses',
  'A box to tick: an award for this may give as many points as others.',
);
export const sitesOf = message(
  'Sites',
  'Opens the list of sites at which something may be otherwise than in the company; read aloud, what follows.',
);
export const sitesOtherwise = message(
  '{count, plural, =0 {all the same} one {# otherwise} other {# otherwise}}',
  'Behind "Sites": at how many of them something is switched on or off otherwise than in the company.',
);
export const siteOf = message(
  '{site} · {people, plural, one {# person} other {# people}}',
  'Of a box to tick: the name of a site and how many work there.',
);
export const debtsWords = message(
  'Who corrects points may then take all of it back; the next earnings repay what was spent.',
  'Below the box "What was spent may become a debt".',
);
export const approvals = message('Approvals', ofSections);
export const decidingHead = message('Nominations', 'Heads the choice of who decides about a nomination.');
export const decidingWords = message(
  '{by, select, first {Whoever reviews it first rates or declines it, and what they say is done.} mean {Several rate it; the mean of their stars is paid. A decline counts as no star, and less than half a star declines it.} majority {Several rate it; the most stars that more than half of them would give are paid. A decline counts as no star.} other {Several say what they think. The cluster admin, who reads it all, decides, whenever that is.}}',
  'Below the choice of who decides about a nomination: what the one that is chosen means.',
);
export const withoutChair = message(
  'Where no cluster admin is there: then their majority decides.',
  'Below a number: so many people say something of a nomination before it is decided. "Their" are these people.',
);
export const confirmedFirst = message(
  'What others confirm first',
  'Heads rules by which awards and ratings wait until others have confirmed them.',
);
export const approvalsIntro = message(
  'Who decides about nominations, and which awards and ratings wait until others have confirmed them; where no rule fits, only the limits count.',
  ofIntro,
);

export const groupCardsIntro = message(
  'A card that the team signs for one of them, who sees it at nine in the morning of the day. For birthdays and work anniversaries that people show it opens by itself; farewells and welcomes are begun by whoever is near.',
  'Introduces the part Group cards of the programme.',
);
export const groupCardsOff = message(
  'Cards that a team signs. Off: none opens, and nobody of the site sees any. Where celebrations are off there are none either.',
  'Beside a switch: what goes when cards that a team signs are off.',
);
