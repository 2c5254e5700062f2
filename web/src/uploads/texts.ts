import { message } from '@laurel/contract/message';

export const intro = message(
  'Members, budgets, products and codes, from a CSV or Excel file. You see what would change before anything does.',
  'Below the title Data Upload.',
);
export const fileUpload = message('File upload', 'The title above the field that takes a file.');
export const fileHint = message(
  'CSV or .xlsx; up to {megabytes, number} MB. Nothing changes before you say so.',
  'On the field that takes a file.',
);
export const fileRejected = message(
  'Please choose a CSV file or an Excel workbook (.xlsx) of at most {megabytes, number} MB.',
  'In a dialog, after another kind of file was chosen.',
);
export const chooseAnother = message('Choose another file', 'On the button that puts the chosen file away.');
export const kilobytes = message('{size, number} kB', 'The size of a file.');
export const megabytes = message('{size, number, ::.0} MB', 'The size of a file.');
export const howFar = message('How far the upload is', 'Read aloud: names the bar that fills while a file is sent.');
export const outcome = message(
  'Outcome of the file',
  'Read aloud: names the part that shows what a file would do or did.',
);
export const sendingFile = message('Sending the file…', 'Below the bar that fills while a file is sent.');
export const checkingRows = message('Checking every row…', 'Below the bar that fills while a file is read.');
export const applyingChanges = message('Applying the changes…', 'Below the bar that fills while a file is taken over.');
export const readingRow = message(
  'Reading row {done, number} of {total, number}…',
  'Below the bar that fills while a file is read.',
);
export const tryFileAgain = message('Try this file again', 'On a button, after the file could not be read or sent.');

export const hasErrors = message(
  '{kind}: the file has errors',
  'The title above what is wrong in a file. {kind} is what the file holds, such as "Products".',
);
export const nothingChanged = message(
  'Nothing was changed, and nothing will be until every row is right.',
  'Below the title of a file with errors.',
);
export const downloadErrors = message('Download the errors', 'On the button that saves the wrong rows as a file.');
export const errors = message('Errors', 'Read aloud: names the table of what is wrong in a file.');
export const reason = message('Reason', 'Heads a column: why a row of a file is wrong.');
export const wouldChange = message(
  '{kind}: this would change',
  'The title above what a file would do. {kind} is what the file holds, such as "Products".',
);
export const alreadySo = message(
  'Everything in this file is already so.',
  'Below the title of what a file would do: it changes nothing.',
);
export const secondConfirms = message(
  'A second person confirms it before anything changes: {names}.',
  'Above what a file would do. {names} are those of whom any one can confirm it, such as "Ann Lee or Ben Ode".',
);
export const askSecond = message(
  'Ask for a second person',
  'On the button that hands a file to somebody who must confirm it.',
);
export const uploadChanges = message(
  '{count, plural, one {Upload: # change} other {Upload: # changes}}',
  'On the button that does what the file says.',
);
export const uploadAllTheSame = message(
  'Upload all the same',
  'On the button that does what the file says, below what it asks to be confirmed.',
);
export const haveLeft = message(
  'Yes, these people have left.',
  'Beside a box to tick: they are missing from the file.',
);
export const rightsChange = message(
  'Yes, these rights and e-mail addresses are to change.',
  'Beside a box to tick. Rights are what somebody may do in the portal.',
);
export const doAlone = message(
  'Yes, I do this alone.',
  'Beside a box to tick: there is no second person to confirm it.',
);
export const newPrices = message(
  'Yes, this is what points and prices are worth from now on.',
  'Beside a box to tick, before a file changes what things cost.',
);

export const byWhatTheyDo = message('Rows by what they do', 'Read aloud: names the numbers of new and changed rows.');
export const added = message('New', 'How many rows of a file, or which of them, add something.');
export const changed = message('Changed', 'How many rows of a file, or which of them, change something.');
export const leaving = message('Leaving', 'How many people, or who, leave the company by what a file says.');
export const removed = message('Removed', 'How many rows of a file, or which of them, take something out.');
export const unchanged = message('Unchanged', 'How many rows of a file change nothing.');
export const toConfirm = message('To confirm', 'Which changes of a file somebody must confirm.');
export const groupCount = message(
  '{group} {count, number}',
  'A choice of which changes are listed, with how many they are, such as "New 12".',
);
export const changes = message('Changes', 'Read aloud: names the table of what a file would change.');
export const what = message('What', 'Heads the column that says whether something is new, changed or removed.');
export const key = message('Key', 'Heads the column of the number or code that a row of a file is known by.');
export const change = message('Change', 'Heads the column of what was and what would be; a noun.');
export const firstListed = message(
  'The first {shown, number} of {count, number} are listed.',
  'Below a table that does not show all changes.',
);
export const firstListedMore = message(
  'The first {shown, number} of {count, number} are listed; the download has them all.',
  'Below a table that does not show all changes. The download is the file that a button above saves.',
);
export const downloadChanges = message(
  '{count, plural, one {Download the change} other {Download all # changes}}',
  'On the button that saves the list of changes as a file.',
);

export const uploaded = message(
  '{kind}: uploaded',
  'The title above what a file has done. {kind} is what the file holds, such as "Products".',
);
export const waitsForSecond = message(
  '{kind}: this waits for a second person',
  'The title after a file was handed to somebody who must confirm it. {kind} is what the file holds, such as "Products".',
);
export const nothingYet = message(
  'Nothing has changed yet.',
  'Below the title of a file that waits for a second person.',
);
export const confirmedBy = message(
  'To be confirmed by {names}.',
  'Below the title of a file that waits. {names} are those of whom any one can confirm it, such as "Ann Lee or Ben Ode".',
);
export const uploadAnother = message('Upload another file', 'On the button that begins anew.');

export const whatFileHolds = message('What a file holds', 'The title above what each kind of file is for.');
export const aboutFiles = message(
  'Files are told apart by their first line, the names of the columns. The order of the columns is free, and the names that HR systems give them are known too: Employee Id, First Name, Work Email, Department, manager_email. A column that a file lacks leaves what is there; an empty cell clears it.',
  'Above what each kind of file is for. The names of the columns stay as they are.',
);
export const columnsOf = message(
  'Columns of {kind}',
  'Read aloud: names a table. {kind} is what the file holds, such as "Products".',
);
export const whatGoesIn = message('What goes in', 'Heads the column of what is written into a column of a file.');
export const example = message('Example', 'Heads the column of what a cell of a file can look like.');
export const required = message('required', 'Beside the name of a column that a file must have.');
export const downloadTemplate = message('Download a template', 'On the button that saves a file to be filled in.');
export const aboutRoster = message(
  'Everybody who works here. Whoever is missing from the file leaves, unless you say that it holds only some people.',
  'What a file of members is for.',
);
export const aboutBudgets = message(
  'Points for managers to award. A period grants to each manager once.',
  'What a file of budgets is for. A period is named in the file, such as a month.',
);
export const aboutProducts = message(
  'The catalogue of the rewards shop, for each price list.',
  'What a file of products is for.',
);
export const aboutVouchers = message(
  'Codes for voucher products, kept encrypted. A code that is already there is not added twice.',
  'What a file of voucher codes is for.',
);
export const aboutPromos = message('Discounts at the checkout.', 'What a file of promo codes is for.');
export const downloadWritten = message(
  'Download what there is to translate',
  'A button: all that the company wrote, as a file in which translations are filled in.',
);
export const aboutTranslations = message(
  'What the shop, the adverts and the competition say, in further languages.',
  'What a file of translations is for.',
);
export const aboutCountries = message(
  'Currencies and price lists. Comes before the first roster.',
  'What a file of countries is for: it must be uploaded before the file of all members.',
);

export const productPictures = message('Product pictures', 'The title above the field that takes pictures.');
export const dropPictures = message('Drop pictures here', 'On the field that takes pictures.');
export const picturesHint = message(
  "JPEG, PNG or WebP, up to {megabytes, number} MB each; 4:3 fits best. The file's name is the catalogue's imageFile: mug.jpg for mug.",
  'On the field that takes pictures. imageFile is the name of a column and stays as it is; mug.jpg is an example.',
);
export const waiting = message('Waiting…', 'Beside the name of a picture: others are sent before.');
export const uploading = message('Uploading…', 'Beside the name of a picture that is on its way.');
export const kept = message(
  'Kept. No product of the catalogue names it yet.',
  'Beside the name of a picture that was sent: "it" is the picture.',
);
export const shownWith = message(
  '{products, plural, one {Shown with one product.} other {Shown with # products.}}',
  'Beside the name of a picture that was sent.',
);

export const profile = message('Profile', 'The title above one’s own picture and details.');
export const refreshPicture = message('Refresh profile picture', 'On the button that asks for one’s own picture anew.');
export const pictureRefreshed = message(
  'Your profile picture is refreshed.',
  'Told after the picture was asked for anew.',
);
export const knownAs = message('Known-as first name', 'Names the field of the first name that colleagues use.');
export const whoIsInIt = message(
  'Who is in this file?',
  'Names a choice: whether a roster names everybody who works here, or only some.',
);
export const everybody = message('Everybody', 'A choice: the file names everybody who works here.');
export const onlyThese = message(
  'Only these people change',
  'A choice: the file names only some of those who work here.',
);
export const wholeHint = message(
  'Whoever is missing from it has left.',
  'Below the choice that a roster names everybody.',
);
export const partHint = message(
  'Whoever is missing from it stays as they are.',
  'Below the choice that a roster names only some.',
);
export const leaveOut = message(
  'Go on without these rows',
  'On a button: rows in which something is wrong stay out, and the others are done.',
);
export const stayOut = message(
  '{count, plural, one {# row stays out. Mend it, and upload it by itself.} other {# rows stay out. Mend them, and upload them by themselves.}}',
  'Above a list of rows of a file in which something is wrong.',
);
export const mendOrLeave = message(
  'Nothing was changed. Mend the file, or go on without these rows.',
  'Below the title of a file with errors.',
);

const asking =
  'In the upload of a file, where it is asked what its columns are. A source is a name under which the portal remembers what is in the files of a system, such as Workday nightly.';
export const sayOnce = message('Please say once how this file is to be read', asking);
export const sayOnceHint = message(
  'The portal remembers it: the next file of the same system goes through by itself.',
  asking,
);
export const whatIsIn = message(
  'What is in the file?',
  `${asking} Names a field in which one chooses, such as Members or Products.`,
);
export const choose = message('Please choose', `${asking} Nothing is chosen yet in a field.`);
export const noHeader = message('(no name)', `${asking} In place of the name of a column that has none.`);
export const chooseColumn = message('Please choose a column, or leave it alone.', `${asking} Below a field.`);
export const leaveAlone = message('Leave it alone', `${asking} A choice: this column of the file is not read.`);
export const leftAlone = message('left alone', `${asking} What becomes of a column of the file: it is not read.`);
export const neededColumn = message('{column} (needed)', `${asking} A choice. {column} is a name that stays as it is.`);
export const allEmpty = message('All its cells are empty.', `${asking} Below the name of a column.`);
export const holds = message(
  'Holds {values}.',
  `${asking} Below the name of a column: the first values that stand in it.`,
);
export const maybe = message(
  'This may be {column}.',
  `${asking} Below the name of a column. {column} is a name that stays as it is.`,
);
export const howDates = message('How are the dates in {column} written?', `${asking} Names a choice.`);
export const datesProven = message(
  'Only this order fits all of them.',
  `${asking} Below the question how dates are written.`,
);
export const yearMonthDay = message('Year, month, day', `${asking} A choice: the order in which dates are written.`);
export const dayMonthYear = message('Day, month, year', `${asking} A choice: the order in which dates are written.`);
export const monthDayYear = message('Month, day, year', `${asking} A choice: the order in which dates are written.`);
export const dayWouldBe = message(
  '{day} is {date}',
  `${asking} Below a choice. {day} is as the file has it, such as 03/04/2026; {date} is the same in words.`,
);
export const chooseOrder = message('Please choose the order.', `${asking} Below the question how dates are written.`);
export const stillNeeded = message(
  'Needed, and not found yet: {columns}.',
  `${asking} {columns} are names of columns with commas, which stay as they are.`,
);
export const rememberedUnder = message('This is remembered under {name}.', `${asking} {name} is the name of a source.`);
export const source = message('Source', `${asking} Names a field.`);
export const newSource = message('A new source', `${asking} A choice.`);
export const nameOfSource = message('Name of the source', `${asking} Names a field.`);
export const nameOfSourceHint = message(
  'Such as Workday nightly, or Payroll Italy.',
  `${asking} Below the field of the name.`,
);
export const rememberAndGo = message('Remember this and go on', `${asking} On a button.`);
export const remembering = message('Remembering how this file is read…', `${asking} While it is kept.`);
export const readAs = message(
  'Read as {name}.',
  `${asking} Above what a file would change. {name} is the name of a source.`,
);
export const readAsProposed = message(
  'Read as {name}, because its columns are those of that source.',
  `${asking} Above what a file would change. {name} is the name of a source.`,
);
export const readAlone = message('Read it without a source', `${asking} On a button.`);
export const prefaceSkipped = message(
  '{count, plural, one {# line above the header was left out:} other {# lines above the header were left out:}}',
  `${asking} The header is the row with the names of the columns; the lines follow.`,
);
export const sources = message('Sources', `${asking} The title of the list of all sources.`);
export const aboutSources = message(
  'Systems that send files, and how the portal reads them.',
  `${asking} Below the title Sources.`,
);
export const kindChanged = message(
  '{kind}, changed on {date} by {name}',
  `${asking} Beside the name of a source. {kind} is such as Members, {name} who changed it.`,
);
export const thePortal = message('the portal', `${asking} In place of a name: whoever operates the portal.`);
export const mappingOf = message('Columns of {name}', `${asking} Names a table.`);
export const inFile = message('In the file', `${asking} Heads a column: names as a file has them.`);
export const datesYmd = message('Dates are year, month, day.', `${asking} How the files of a source are read.`);
export const datesDmy = message('Dates are day, month, year.', `${asking} How the files of a source are read.`);
export const datesMdy = message('Dates are month, day, year.', `${asking} How the files of a source are read.`);
export const ofSheet = message('The sheet {sheet} is read.', `${asking} How the files of a source are read.`);
export const rename = message('Rename', `${asking} On a button.`);
export const renameTitle = message('Rename {name}', `${asking} The title of a dialog.`);
export const forget = message(
  'Forget',
  `${asking} On a button: the portal forgets how the files of a source are read.`,
);
export const forgetSure = message(
  'Its next file is asked about again. Forget {name}?',
  `${asking} Asked before a source is forgotten.`,
);

const inHistory = 'In the list of the files that were uploaded, or that came by themselves.';
export const history = message('Files so far', `${inHistory} Its title.`);
export const noHistory = message('No file so far.', inHistory);
export const fileColumn = message('File', `${inHistory} Heads a column.`);
export const stateDone = message('Done', `${inHistory} What became of a file.`);
export const stateWaiting = message('Waits for a decision', `${inHistory} What became of a file.`);
export const stateFailed = message('Refused', `${inHistory} What became of a file.`);
export const stateReplaced = message('Replaced by a newer one', `${inHistory} What became of a file that waited.`);
export const stateDeclined = message('Declined', `${inHistory} What became of a file that waited.`);
export const wayScreen = message('on this screen', `${inHistory} How a file came.`);
export const wayCommand = message('by a command', `${inHistory} How a file came.`);
export const wayToken = message('by itself', `${inHistory} How a file came: a system sent it.`);
export const wayFolder = message('from a folder', `${inHistory} How a file came.`);
export const staysOut = message('Left out', `${inHistory} With a number: rows in which something was wrong.`);
export const decide = message('Look and decide', `${inHistory} On a button, beside a file that waits.`);
export const fedTitle = message(
  'A file of {name} waits',
  'The title of a dialog. {name} is the name of a system that sends files.',
);
export const fedConfirm = message('Yes, do this', 'On a button: what a file would do is done.');
export const fedDecline = message('Decline it', 'On a button: nothing is done with a file.');
export const fedDone = message('The file is taken in.', 'Told after a file that waited was confirmed.');
export const fedDeclined = message(
  'The file is declined. Nothing has changed.',
  'Told after a file that waited was declined.',
);

const ofFeed =
  'On the screen Data Upload. A system may send its file each night by itself, with a token, which is a long password that is shown once.';
export const aboutFeed = message(
  'The system may send its file by itself each night, with a token. What would be asked here waits for a person.',
  ofFeed,
);
export const tokensOf = message('Tokens of {name}', `${ofFeed} Names a table. {name} is the name of a system.`);
export const token = message('Token', `${ofFeed} Heads a column, or names a field.`);
export const tokenEnds = message('Ends', `${ofFeed} Heads a column: the last day of a token.`);
export const lastUsed = message('Last used', `${ofFeed} Heads a column.`);
export const never = message('never', `${ofFeed} In the column Last used.`);
export const end = message('End', `${ofFeed} On a button: a token opens nothing any more; a verb.`);
export const endSure = message('What it sends is refused from now on. End the token …{token}?', ofFeed);
export const feedLeavesOut = message(
  'Files that come by themselves go on without rows in which something is wrong',
  `${ofFeed} Beside a box to be ticked.`,
);
export const giveToken = message('Make a token', `${ofFeed} On a button.`);
export const giveTokenTitle = message('Make a token for {name}', `${ofFeed} The title of a dialog.`);
export const shownOnce = message('Copy the token now: it is shown this once.', ofFeed);
export const sendBy = message('How to send a file', `${ofFeed} Names a field that holds a command.`);
export const tokenDays = message('Days until it ends', `${ofFeed} Names a field.`);
export const tokenDaysHint = message('At most {max, number}.', `${ofFeed} Below the field of the days.`);

export const stateWithdrawn = message(
  'Withdrawn',
  `${inHistory} What became of a file: who uploaded it took it back before anybody confirmed it.`,
);
export const stateUndo = message('Undo', `${inHistory} A noun: this entry took another file back.`);
export const stateMissed = message('Did not come', `${inHistory} A file of a system was expected, and did not come.`);
export const undoOf = message('Of the file of {date}', `${inHistory} Beside an undo: which file it took back.`);
export const undoneOn = message('Undone on {date}.', `${inHistory} Beside a file that was taken back.`);
export const confirmedSecond = message('Confirmed by {name}.', `${inHistory} A second person has confirmed the file.`);
export const declinedSecond = message('Declined by {name}.', `${inHistory} A second person has declined the file.`);
export const arrivedOn = message(
  'The next one came on {date}.',
  `${inHistory} Beside a file that did not come in time.`,
);
export const undoNotKept = message('Cannot be undone: its former state was not kept.', inHistory);
export const undoTooLate = message(
  'Cannot be undone any more: its former state is kept for {days, number} days.',
  inHistory,
);
export const undoFile = message(
  'Undo…',
  `${inHistory} On a button, beside a file: opens a dialog in which it can be taken back.`,
);
export const stayedRows = message(
  'Download what stayed',
  `${inHistory} On a button: saves a list of what could not go back.`,
);

const undoing = 'In a dialog in which a file of data that was taken in is taken back.';
export const undoTitle = message('Undo {name}', `${undoing} Its title. {name} is the name of a file.`);
export const undoAbout = message(
  'Taken in on {date}. What nobody has changed or used since goes back, all of it at once; the rest stays as it is.',
  undoing,
);
export const undoPoints = message(
  '{points, plural, one {# point goes back to the company.} other {# points go back to the company.}}',
  `${undoing} Of a file of budgets: points that managers had for giving to others.`,
);
export const undoPeriods = message(
  'The period counts as granted: a mended file needs another one.',
  `${undoing} Of a file of budgets, in which each grant has the name of a period, such as 2026-Q1.`,
);
export const undoStays = message(
  '{count, plural, one {# row stays as it is} other {# rows stay as they are}}',
  `${undoing} The title above what cannot go back.`,
);
export const undoWhy = message(
  'Why it is undone',
  `${undoing} Names a field. What is typed stands in the list of files.`,
);
export const undoConfirm = message(
  '{count, plural, one {Undo # change} other {Undo # changes}}',
  `${undoing} On a button.`,
);
export const undoneNow = message('The file is undone.', 'Told after a file of data was taken back.');
export const undoWaits = message(
  'Nothing has changed yet: this waits for {names}.',
  `${undoing} {names} are those of whom any one can confirm it.`,
);
export const undoRows = message(
  'Download all of it',
  `${undoing} On a button: saves row by row what goes back and what stays.`,
);
export const undoFileFailed = message('The list could not be fetched. Please try again.', undoing);
export const yesLeave = message(
  'Yes, these people lose access.',
  `${undoing} Beside a box to tick: they came by the file.`,
);
export const nameColumn = message('Name', `${undoing} Heads a column: of a person or a thing.`);
export const staysBehind = message(
  'Stayed',
  `${inHistory} Beside an undo, with a number: rows that could not go back.`,
);
export const seeWaiting = message('See what waits', `${inHistory} A link to what waits for a second person.`);
export const whichSheet = message(
  'Which sheet is read',
  `${asking} Names a field: the sheets of a workbook, by their names.`,
);
export const expects = message('A file is expected', `${ofFeed} Names a field: how often.`);
export const expectsNever = message('at no time', `${ofFeed} A choice of how often a file is expected.`);
export const expectsDaily = message('each day', `${ofFeed} A choice of how often a file is expected.`);
export const expectsWeekdays = message('from Monday to Friday', `${ofFeed} A choice of how often a file is expected.`);
export const expectsWeekly = message('each week', `${ofFeed} A choice of how often a file is expected.`);
export const expectsDay = message('On', `${ofFeed} Names a field: the day of the week on which a file is expected.`);
export const expectsUntil = message('Until', `${ofFeed} Names a field: the hour until which a file is expected.`);
export const expectsHint = message(
  'By the clock of {zone}. Where it does not come, whoever uploads such files is told by e-mail.',
  `${ofFeed} Below when a file is expected. {zone} is the name of a time zone, such as Europe/Vienna.`,
);
