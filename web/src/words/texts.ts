import { message } from '@laurel/contract/message';

export const intro = message(
  'What the company says in its own words: write it, look at it as members will, and publish it. Everything that was said before is kept.',
  'Below the title of the screen Words.',
);
export const notRead = message('The texts could not be read.', 'In place of the list of texts of the company.');
export const textNotRead = message('This text could not be read.', 'In place of a text of the company.');

export const lackTitle = message('Still to be said', 'Heads a list of texts that the company has not written yet.');
export const lackIntro = message(
  'Members look for these. Where the company has published none of its own, they read what came with the portal, or nothing.',
  'Below "Still to be said".',
);
export const lacksText = message(
  'No text:',
  'Above a list of texts, such as "Terms of use", that a language does not have.',
);
export const lacksOwn = message(
  'As it came with the portal:',
  'Above a list of texts, such as "Terms of use", that nobody of the company has published.',
);
export const readers = message(
  '{count, plural, =0 {nobody reads it} one {# member reads in it} other {# members read in it}}',
  'In a list, behind a language: how many members use the portal in it.',
);
export const termsName = message('Terms of use', 'A link to the text of the company that says so.');
export const privacyName = message('Privacy', 'A link to the text of the company that says so.');
export const faqName = message('Questions and answers', 'A link to the text of the company that says so.');

export const findText = message('Find a text', 'Names the field that searches the texts of the company.');
export const filterState = message('Which', 'Names the choice of which texts are listed.');
export const every = message('All texts', 'A choice of the list.');
export const someMissing = message('Missing in a language', 'A choice of the list: texts that not all languages have.');
export const someDraft = message('With a draft', 'A choice of the list.');
export const somePlanned = message('With a planned version', 'A choice of the list.');
export const ownOnly = message('Own pages', 'A choice of the list: pages that the company has added.');
export const nothingFound = message('No text is like that', 'In place of the list of texts.');
export const nothingFoundHint = message(
  'Choose another filter, or search for something else.',
  'Below "No text is like that".',
);
export const textsCount = message('{count, plural, one {# text} other {# texts}}', 'How many texts the list has.');
export const portalTexts = message(
  'On the screens of the portal',
  'Heads the texts that the portal’s own screens show.',
);
export const ownTexts = message('Pages of our own', 'Heads the pages that the company has added.');
export const noOwnTexts = message(
  'A page of your own stands at an address of the portal, such as /travel-policy, and can be linked to from every text.',
  'In place of the pages that the company has added.',
);
export const retiredPage = message('Retired', 'Marks a page that has been taken away from its address.');
export const languagesOf = message(
  'Languages of {title}',
  'Read aloud: names the links to a text in each of its languages.',
);

export const isPublished = message('Published', 'In a list of languages: members read this text.');
export const isDelivered = message(
  'As delivered',
  'In a list of languages: the text came with the portal, nobody has published it.',
);
export const isDraft = message('Draft', 'In a list of languages: something is being written.');
export const isPlanned = message('Planned', 'In a list of languages: a version will be published later.');
export const isMissing = message('Missing', 'In a list of languages: there is no text.');
export const changedLast = message(
  'Changed last by {name}, {date}',
  'Below a text. {name} is a member, {date} a day such as 5 November 2026.',
);

export const addPage = message(
  'Add a page',
  'On the button that opens the form for a new page, and the title of that form.',
);
export const add = message('Add', 'On the button that adds a page.');
export const address = message('Address', 'Names the field of the address of a new page, such as travel-policy.');
export const addressHint = message(
  'Members find it at /{address}. Small letters, digits and hyphens.',
  'Below the field of the address of a new page. {address} is what was written.',
);
export const pageTitle = message('Title', 'Names the field of what a text is called.');
export const whoReads = message('Who reads it', 'Names the choice of who may read a page.');
export const readByAll = message('Everybody, also before signing on', 'Who may read a page: a choice.');
export const readByMembers = message('Members', 'Who may read a page: a choice.');
export const readByAdmins = message('Administrators of reports', 'Who may read a page: a choice.');
export const writtenIn = message('Written in', 'Names the choice of the language in which a page is written first.');
export const writtenInHint = message(
  'Read by everybody in whose language it is not written yet.',
  'Below the choice of the language in which a page is written first.',
);
export const retire = message('Retire this page', 'On the button that takes a page away from its address.');
export const retireQuestion = message(
  'Nobody can read {title} any more. Its versions are kept, and adding the page again brings it back.',
  'In a dialog that asks before a page is taken away. {title} is its name.',
);

export const backToList = message('All texts', 'A link from one text back to the list of all.');
export const inLanguage = message('Language', 'Names the choice of the language in which a text is edited.');
export const readInstead = message(
  'There is no text in this language. Members read the one in {language} meanwhile.',
  'Above an empty form. {language} is the name of another language.',
);
export const readNothing = message('There is no text yet. Members find nothing here.', 'Above an empty form.');
export const copyInstead = message(
  'Begin with that text',
  'On the button that puts the text of another language into the empty form, to translate it.',
);
export const deliveredNote = message(
  'This text came with the portal. Publish it as it is, or write your own, and it is the company’s.',
  'Above the form of a text.',
);
export const plannedNote = message(
  'Version {version, number} is planned: members read it from {date}.',
  'Above the form of a text. {date} is a day and a time.',
);
export const withdraw = message(
  'Withdraw',
  'On the button that takes back a version that is planned, and in the dialog that asks first.',
);
export const withdrawQuestion = message(
  'The planned version will not be published. Its words are kept.',
  'In a dialog that asks before a planned version is taken back.',
);
export const retiredNote = message(
  'This page is retired: nobody finds it. Add it again to go on with it.',
  'Above the form of a page that is retired.',
);
export const readOnly = message('You may read this, and not change it.', 'Above a text, to auditors.');

export const write = message('Write', 'On the tab, on a phone, that shows the field in which one writes.');
export const preview = message(
  'Preview',
  'On the tab, on a phone, that shows the text as members see it; and heads it beside the field.',
);
export const previewEmpty = message('What you write appears here as members will see it.', 'In place of a preview.');
export const previewFailed = message('The preview did not come.', 'In place of a preview.');
export const textLabel = message('Text', 'Names the field in which the text of a page is written.');
export const textHint = message(
  'Markdown. What you paste from Word or a web page keeps its headings, lists, links and tables.',
  'Below the field in which the text of a page is written. Markdown is the name of a way to write.',
);
export const pastedShape = message('Pasted with its shape.', 'A short message, after text was pasted from Word.');

export const toolbar = message(
  'Shape of the text',
  'Read aloud: names the row of buttons that make headings, lists and so on.',
);
export const heading = message('Heading', 'On a button with a sign: makes a heading of the line.');
export const bold = message('Bold', 'On a button with a sign: makes the marked words bold.');
export const italic = message('Italic', 'On a button with a sign: makes the marked words italic.');
export const bullets = message('List', 'On a button with a sign: makes a list with dots of the lines.');
export const numbers = message('Numbered list', 'On a button with a sign: makes a list with numbers of the lines.');
export const quote = message('Quote', 'On a button with a sign: makes a quote of the lines; a noun.');
export const link = message('Link', 'On a button with a sign: makes a link of the marked words; a noun.');
export const table = message('Table', 'On a button with a sign: puts a table into the text.');
export const picture = message('Picture', 'On a button with a sign: puts a picture into the text.');
export const boldWords = message('bold words', 'Put into a text by the button "Bold", to be written over.');
export const italicWords = message('italic words', 'Put into a text by the button "Italic", to be written over.');
export const linkWords = message('words of the link', 'Put into a text by the button "Link", to be written over.');
export const column = message(
  'Column {number, number}',
  'Put into a text by the button "Table": heads a column, to be written over.',
);

export const addPicture = message(
  'Add a picture',
  'The title of the dialog, and on its button, that puts a picture into a text.',
);
export const pictureWords = message(
  'What it shows',
  'Names the field that describes a picture for those who do not see it.',
);
export const pictureWordsHint = message(
  'Read aloud to those who do not see it.',
  'Below the field that describes a picture.',
);
export const pictureHint = message(
  'JPEG, PNG or WebP, {megabytes, number} MB at most.',
  'In the field for a picture, below "Drop a picture here".',
);
export const describeIt = message(
  'Please describe the picture in a few words.',
  'Below the field that describes a picture.',
);
export const choosePicture = message('Please choose a picture.', 'In the dialog that puts a picture into a text.');

export const save = message('Save draft', 'On the button that keeps what is being written; members do not see it.');
export const publish = message('Publish…', 'On the button that opens the dialog in which a text is published.');
export const publishDo = message('Publish', 'The title of the dialog, and on its button, that publishes a text.');
export const planDo = message('Plan', 'On the button that publishes a text from a later moment on; a verb.');
export const drop = message('Throw the draft away', 'On the button that deletes what is being written.');
export const dropQuestion = message(
  'What is being written is lost. What members read stays as it is.',
  'In a dialog that asks before a draft is deleted.',
);
export const undo = message(
  'Back to what is saved',
  'On the button that takes back what was written since it was saved.',
);
export const unsaved = message(
  'Not saved yet. This tab keeps it for you.',
  'Beside the buttons of a form: something was written and not saved.',
);
export const savedBy = message(
  'Draft saved by {name}, {date}',
  'Beside the buttons of a form. {date} is a day and a time.',
);
export const noDraft = message('No draft: this is what members read.', 'Beside the buttons of a form.');

export const when = message('When', 'Names the choice between at once and a later moment.');
export const atOnce = message('Now', 'A choice: a text is published at once.');
export const later = message('At a moment', 'A choice: a text is published at a time that is chosen.');
export const moment = message('Day and time', 'Names the field of the moment from which a text is read.');
export const momentZone = message('In your own time zone.', 'Below the field of a day and a time.');
export const chooseMoment = message('Please choose a day and a time.', 'Below the field of a day and a time.');
export const whyChanged = message(
  'Why, for those who look later (optional)',
  'Names the field of the reason why a text was changed.',
);
export const whyAsked = message(
  'Why, for the members who are asked (optional)',
  'Names the field of the reason, which members read who are asked to accept the text.',
);
export const askAgain = message(
  'Ask everybody to accept it',
  'Names the switch by which all members are asked to accept a text again.',
);
export const askAgainHint = message(
  'Each member is asked once, when they next open the portal, and sees what changed.',
  'Below the switch "Ask everybody to accept it".',
);
export const readNow = message('Members read it within a second.', 'In the dialog in which a text is published.');
export const readFrom = message(
  'Members read it from {date}. Until then they read what they read now.',
  'In the dialog in which a text is published. {date} is a day and a time.',
);
export const whatChanges = message('What changes', 'Heads the differences between two versions of a text.');
export const nothingChanges = message('The words stay the same.', 'Below "What changes".');
export const titleChanges = message(
  'The title was {before}, and is {after}.',
  'Below "What changes". Both are titles of a text.',
);

export const history = message('Versions', 'Heads the list of everything that was published of a text.');
export const noHistory = message('Nothing has been published yet.', 'In place of the list of versions.');
export const historyFailed = message('The versions could not be read.', 'In place of the list of versions.');
export const versionNumber = message('Version {version, number}', 'Names one of the versions of a text.');
export const versionFrom = message('From {date}', 'Below a version of a text: since when it is read.');
export const versionBy = message('by {name}', 'Below a version of a text: who published it.');
export const cameAlong = message('came with the portal', 'Below a version of a text: nobody published it.');
export const asked = message('Asked everybody', 'Marks a version that all members were asked to accept.');
export const isCurrent = message('Read now', 'Marks the version that members read.');
export const isFormer = message('Former', 'Marks a version that members read before.');
export const isWithdrawn = message('Withdrawn', 'Marks a version that was planned and taken back.');
export const compare = message(
  'What changed',
  'On the button that shows what a version changed, and the title of that dialog.',
);
export const returnTo = message('Return to this', 'On the button that makes a former version the draft.');
export const returnQuestion = message(
  'Version {version, number} becomes the draft. Members see it when you publish it.',
  'In a dialog that asks before a former version becomes the draft.',
);
export const returnOver = message(
  'Version {version, number} takes the place of the draft, which is lost. Members see it when you publish it.',
  'In a dialog that asks before a former version becomes the draft, where there is a draft already.',
);
export const between = message('Between', 'Names the choice of the older of two versions that are compared.');
export const and = message('And', 'Names the choice of the newer of two versions that are compared.');
export const theDraft = message('Draft', 'A choice: what is being written, instead of a version.');
export const nothingBefore = message('Nothing', 'A choice: there was nothing before the first version.');
export const notCompared = message(
  'The versions could not be compared.',
  'In place of the differences of two versions.',
);

export const quickerTitle = message(
  '{name} was quicker',
  'Heads a note: somebody else has changed the text meanwhile.',
);
export const quickerWords = message(
  'The text was changed while you wrote. Yours is still in the form: look at theirs, then take theirs, or save yours over it.',
  'In a note: somebody else has changed the text meanwhile.',
);
export const takeTheirs = message('Take theirs', 'On the button that gives up one’s own words for somebody else’s.');
export const keepMine = message(
  'Go on with mine',
  'On the button that keeps one’s own words, to be saved over somebody else’s.',
);
export const seeTheirs = message('See theirs', 'On the button that shows what somebody else has written.');

export const forHowItWorks = message('How it works, in the menu under You and help', 'Tells where a text stands.');
export const forFaq = message('Questions and answers, in the menu under You and help', 'Tells where a text stands.');
export const forAbout = message('About, in the menu under You and help', 'Tells where a text stands.');
export const forTerms = message('The terms, at the foot of every page', 'Tells where a text stands.');
export const forPrivacy = message('What is said of privacy, at the foot of every page', 'Tells where a text stands.');
export const forDisclaimer = message('The disclaimer, at the foot of every page', 'Tells where a text stands.');
export const forLoggedOut = message('After signing off', 'Tells where a text stands.');
export const forNominate = message('Above the form to nominate', 'Tells where a text stands.');
export const forRewards = message('Above the shop', 'Tells where a text stands.');
export const forCelebrations = message('Above Celebrate With Us', 'Tells where a text stands.');
export const forWallOfFame = message('Above the Wall of Fame', 'Tells where a text stands.');
export const forIdeaBox = message('Above the form of the Idea Box', 'Tells where a text stands.');
export const forNominations = message(
  'Above all nominations, for administrators of reports',
  'Tells where a text stands.',
);
export const forQuarterlyAwards = message(
  'Where Quarterly Awards leads to, for administrators of reports',
  'Tells where a text stands.',
);
export const forOwn = message(
  'A page of our own, at {address}',
  'Tells where a text stands. {address} is such as /travel-policy.',
);
