/** Every limit of specification sections 5 and 9 that is no company's choice: see `programme/seed.ts` for those. Text limits count code points, as PostgreSQL's char_length does. */

/** Points to one person at once, whatever the programme says. */
export const pointsMost = 100_000;
/** Points of an award in all, or of somebody in a month, whatever the programme says. */
export const pointsInAllMost = 1_000_000_000;
/** Days for which a leaver's points wait, whatever the programme says. */
export const graceDaysMost = 3650;
/** Stars of a review, whatever the programme says. */
export const starsLeast = 2;
export const starsMost = 10;
/** Characters of each text that any programme may allow. */
export const textsMost = {
  nomination: 4000,
  decline: 4000,
  quarterly: 4000,
  sms: 300,
  email: 2000,
  ideaTitle: 200,
  idea: 10_000,
  ideaComment: 2000,
} as const;
/** Behaviours that are offered at once, and things of every other list. */
export const itemsMost = 30;

export const competitionTitleMax = 50;
export const competitionDescriptionMax = 4000;
export const competitionTextboxTitleMax = 50;
export const competitionTextboxDescriptionMax = 2000;
/** Competitions that run on one day: Home shows them all. */
export const competitionsAtOnceMax = 10;
/** Winners of one competition. */
export const winnersMax = 20;
export const winnerSentenceMax = 500;
/** For so many days after they were announced Home shows who won. */
export const winnerDaysAtHome = 14;

/** People among whom the winner of a quarter is elected. */
export const shortlistMax = 10;
/** Those who could stand in a vote, as one page of them. */
export const candidatesPageMax = 100;
/** Days for which a vote may be open. */
export const ballotDaysMax = 60;
/** Of why somebody voted so, decided between equals or took a vote back. */
export const ballotWordsMax = 500;

export const mobileMax = 20;
export const knownAsMax = 80;
export const memberNumberMax = 40;
/** Characters of why somebody's record is changed by hand. */
export const personReasonMax = 500;
/** Of a first name, a surname or a division that is typed in. */
export const nameMax = 80;
export const hobbiesMax = 50;
export const dreamsMax = 50;
export const emailMax = 254;
/** Characters of a search among those who tell about themselves, and people of one page of them. */
export const toKnowSearchMax = 60;
export const toKnowPageMax = 60;
export const memberSearchMax = 20;

export const contactNameMax = 80;
export const contactMessageMax = 2000;
export const contactAnswerMax = 4000;
export const contactNoteMax = 2000;
/** Characters of what somebody looks for in the whole portal; of each kind so many are found at once, and at most. */
export const searchMax = 100;
export const foundAtOnce = 5;
export const foundMax = 30;
/** Items of the feed of recognition, as one page of it; the faces that one of them shows, and as far as those beyond are counted. */
export const feedPageMax = 30;
export const feedFaces = 8;
export const feedPeopleCounted = 100;
/** For so many days back the feed says who had a birthday or an anniversary. */
export const feedCelebrationDays = 7;
/** For so many days Celebrate With Us tells who celebrates next, and who has celebrated; of each so many at first, and so many as a page. */
export const celebrationDaysComing = 7;
export const celebrationDaysMissed = 3;
export const celebrationsOfDay = 6;
export const celebrationsPageMax = 60;
export const feedPeoplePageMax = 100;
/** So many of the newest cards that one sees of a colleague tell what they are thanked for. */
export const thankedCardsMost = 100;
/** So far reactions to an item are counted, and so many of those who reacted are named. */
export const reactionsCounted = 100;
export const reactionNames = 2;
/** Of what people say to an item to more people than this only its giver is told, and who said something. */
export const itemToldTo = 20;
export const commentMax = 500;
/** So many people at most are named in one comment. */
export const mentionsMax = 10;
/** Minutes in which who wrote a comment says it otherwise. */
export const commentEditMinutes = 10;
export const commentPageMax = 50;
/** So many cards an item has at most to which points are added. */
export const boostPeopleMax = 20;
/** So far boosts of an item are counted. */
export const boostsCounted = 100;
/** So far comments on an item are counted. */
export const commentsCounted = 100;
/** Words and phrases that are not used in comments, and characters of each. */
export const refusedWordsMost = 500;
export const refusedWordMax = 60;
/** Years of service for which the company gives something by itself: how many of them there are, and the most. */
export const anniversaryAwardsMost = 30;
export const serviceYearsMost = 80;
/** Of what the card of such an award says. */
export const anniversaryWordsMax = 300;
/** Days within which an anniversary award is made up for, where its day went by without it. */
export const anniversaryCatchUpDays = 31;
/** Days before a birthday or an anniversary on which a group card opens by itself; days ahead for which one is begun by hand. */
export const groupCardDaysMost = 14;
export const groupCardDaysAhead = 60;
/** Days for which who signed says it otherwise, from the day of the card on. */
export const groupCardChangeDays = 7;
/** Days within which a group card is delivered late, where its day went by without it. */
export const groupCardCatchUpDays = 31;
export const signatureMax = 500;
/** Of a name in a hand-written script. */
export const scriptMax = 80;
/** Pixels that a picture beside a signature may fill. */
export const signaturePictureSideMax = 1200;
/** Colleagues who are asked to sign at once, group cards of one page of a list, and signatures of one page of a card. */
export const groupCardAskedMax = 20;
export const groupCardsPageMax = 30;
export const signaturesPageMax = 60;
export const reportMax = 500;
export const caseTalkMax = 2000;
/** Reported cards and comments, as one page of them. */
export const moderationPageMax = 100;
/** Ideas that colleagues share, as one page of them, and characters of a search among them. */
export const ideaPageMax = 60;
export const ideaSearchMax = 60;
/** So much of an idea a list of them shows. */
export const ideaOpening = 280;
/** So many of those who voted for an idea are told by name. */
export const ideaVotersMax = 100;
/** Of what is said to everybody when an idea is put to another stage; so many are at once. */
export const ideaStageWordsMax = 500;
export const ideasAtOnceMax = 100;
/** Messages to the company, as one page of them. */
export const inboxPageMax = 100;
export const inboxSearchMax = 80;

export const promoCodeMax = 40;
export const contentKeyMax = 60;
export const contentTitleMax = 120;
export const contentMarkdownMax = 40_000;
export const contentReasonMax = 500;
/** Of a sentence of the portal in the company's own words. */
export const sentenceMax = 4000;
export const sentenceSearchMax = 100;
export const sentencesPageMax = 100;
/** Of what a company said in place of one sentence, so many are told. */
export const sentenceVersionsMax = 20;
/** Blocks that a company has, the retired ones among them: they are listed at once. */
export const contentBlocksMax = 200;
/** Versions of a text that are listed at once. */
export const contentVersionsPageMax = 50;
/** Pixels that a picture in a content block may fill. */
export const contentPictureSideMax = 1600;
/** What the portal is called at a site, its points, and who sends its e-mails. */
export const lookNameMax = 40;
export const pointsNameMax = 40;
export const senderNameMax = 60;
export const lookReasonMax = 500;
/** A roster's code of a site. */
export const siteCodeMax = 40;
/** Sites that have a look of their own: they are listed at once. */
export const sitesMax = 100;
/** Versions of a look that are listed at once. */
export const lookVersionsPageMax = 20;
/** Pixels that the pictures of a look may fill. */
export const lookPictureSideMax = 1600;
export const nominationSearchMax = 60;
export const refundReasonMax = 200;
export const carrierMax = 60;
export const carrierReferenceMax = 60;

/** People in one call that nominates or rewards. */
export const recipientsMax = 10_000;
/** Rows of one answer of the directory search. */
export const memberListMax = 200;
/** Pieces of one thing in a basket. */
export const basketQtyMax = 99;
/** A voucher with fewer codes than this is told to the administrators. */
export const voucherLowStock = 10;
/** Months that one report call may span. */
export const reportMonthsMax = 48;
/** Rows of one report: a year of a company of ten thousand, and what a spreadsheet still opens at ease. */
export const reportRowsMax = 100_000;
/** Rows of one report in a file: Excel holds 1,048,576. */
export const exportRowsMax = 1_000_000;
/** So many rows of a long list are counted for its page; of more it is told that they are more. */
export const countedMost = 1_000;
/** Rows of a report that are asked for as one page. */
export const reportPageMax = 200;
/** Lines of a statement that are asked for at once. */
export const statementPageMax = 500;
/** Characters of an Idempotency-Key header. */
export const idempotencyKeyMax = 64;
export const idempotencyKeptDays = 7;

/** Browsers that are listed as signed on; of more it is told how many they are. */
export const sessionsMax = 50;
/** Characters of what a provider tells of somebody who signed off there. */
export const logoutTokenMax = 16_384;

/** Bytes of a request body. */
export const jsonBodyMax = 64 * 1024;
export const recipientsBodyMax = 512 * 1024;
export const contentBodyMax = 256 * 1024;
export const programmeBodyMax = 1024 * 1024;
export const pictureBytesMax = 5 * 1024 * 1024;
export const pictureMegapixelsMax = 24;
/** Pixels: a product's picture is kept in these sizes, so that each screen loads the one that fits. */
export const productPictureWidths = [320, 640, 1280] as const;
export const productPictureHeights = [240, 480, 960] as const;
/** Order lines that the desk asks for at once. */
export const deskPageMax = 1000;
export const approvalReasonMax = 200;
/** Characters of why points are corrected: whom it concerns reads it. */
export const correctionReasonMax = 300;
export const budgetReasonMax = 300;
/** Characters of why two accounts are merged. */
export const mergerReasonMax = 300;
export const budgetPeriodMax = 40;
export const budgetPlanNameMax = 30;
/** Managers that are chosen by name at once; of a list they may be all. */
export const budgetPeopleMax = 200;
export const budgetsPageMax = 100;
/** Those who are told one by one before something is done; all are counted. */
export const budgetSidesShown = 50;
/** Lots of a pot on its page; all are counted. */
export const budgetLotsShown = 100;
/** Corrections, or what of somebody can be corrected, as one page. */
export const correctionsPageMax = 100;
/** Debts, as one page. */
export const debtsPageMax = 100;
/** Open debts that somebody is told one by one; all are counted. */
export const ownDebtsShown = 20;
/** Days within which what one person corrects alone counts together. */
export const correctionDays = 30;
/** Minutes within which a giver takes something back, whatever the programme says. */
export const takeBackMinutesMost = 1440;
/** Working days in which something is to be decided, whatever the programme says. */
export const workDaysMost = 60;
/** Days after which what nobody has confirmed is given back, whatever the programme says. */
export const approvalDaysMost = 90;
/** What waits for somebody, as one page. */
export const todoPageMax = 100;
/** Things that one press decides. */
export const decidedAtOnceMax = 50;
/** Characters of why a programme is changed. */
export const programmeReasonMax = 500;
/** Versions of a programme, as one page of them. */
export const programmeVersionsMax = 100;
/** Differences of a programme that a request for a second person lists; of more it is told how many they are. */
export const differencesShown = 200;
/** Of one asker, that wait for a second person at the same time. */
export const approvalsAskedMax = 50;
/** What waits for a second person, as one page of it. */
export const approvalsPageMax = 50;
export const rolesPageMax = 200;
/** Entries, messages or uploads of one page of what is looked after. */
export const oversightPageMax = 100;
/** Characters of the name of a source of files, and of a sheet of a workbook. */
export const sourceNameMax = 60;
/** How long a token of a feed may open anything. */
export const feedDaysMax = 400;
/** So long the state before a file is kept, by which it can be undone. */
export const undoDaysMax = 90;
export const undoReasonMax = 300;
export const undoRowsShown = 200;
export const auditSearchMax = 80;
/** Letters of a kind of message's name. */
export const letterNameMax = 60;
/** People, or what there is of one, as one page of it. */
export const peoplePageMax = 200;
export const scopeCodeMax = 40;
export const deskSearchMax = 100;
export const dataUploadBytesMax = 64 * 1024 * 1024;

/** Milliseconds until a call is answered: most calls, and large files or answers that flow. */
export const answerMsMax = 20_000;
export const longAnswerMsMax = 12 * 60_000;

/** Milliseconds. */
export const searchDebounceMs = 800;
export const celebrationsCarouselMs = 2700;
export const getToKnowCarouselMs = 3700;
/** Characters of a card's words on the wall of fame; all of them stand in the feed. */
export const wallWordsMax = 160;
/** Characters of what is announced, and of a picture's description. */
export const announcementTitleMax = 80;
export const announcementWordsMax = 600;
export const announcementAltMax = 200;
export const announcementLinkMax = 300;
/** Sites, countries, clusters or divisions that one announcement names. */
export const announcementCodesMax = 500;
/** Announcements of a company that have not been taken away. */
export const announcementsMax = 5000;
/** Days for which somebody names a delegate, both bounds among them; points of their pot; and so many of one person at a time. */
export const delegationDaysMax = 366;
export const delegationPointsMax = 100_000;
export const delegationReasonMax = 300;
export const delegationsMax = 20;
export const delegationsPageMax = 50;
/** Announcements on one page of a list, and those that Home shows at once. */
export const announcementsPage = 20;
export const announcementsShown = 3;
export const advertCacheMs = 5 * 60 * 1000;
export const resizeDebounceMs = 125;
export const chunkLoadTimeoutMs = 120 * 1000;

/** Seconds. */
export const tokenIdleSeconds = 2 * 60 * 60;
export const tokenAbsoluteSeconds = 12 * 60 * 60;
export const circlesPageMax = 50;
export const circleNoteMax = 300;
/** So long one looks at the portal as somebody else at most. */
export const viewingSeconds = 30 * 60;
export const loginCodeSeconds = 60;
export const downloadTicketSeconds = 60;

/** Years in full that a month picker lists before the current one. */
export const monthPickerYears = 3;
/** Quarters offered after the latest. */
export const quartersOffered = 3;
export const firstQuarter = { quarterNum: 3, quarterYear: 2024 } as const;

/** Of whatever people send to each other, whatever the programme says. */
export const sendsMost = 1_000_000;
/** Of fewer people, or decisions, a report tells nothing by itself: it would tell of single people. */
export const toldFrom = 5;
/** Weeks of which My year says in how many the reader gave something. */
export const yearWeeks = 8;
/** Days after which My year says that somebody was not thanked for long, and how far back they are known. */
export const yearLongDays = 90;
export const yearKnownDays = 730;
/** People, and cards, that My year shows of each kind. */
export const yearPeople = 5;
export const yearCards = 3;

/** A signature that is drawn: a field of so many units, lines, and points of all lines. */
export const signatureWidth = 1000;
export const signatureHeight = 400;
export const signatureStrokesMax = 200;
export const signaturePointsMax = 4000;
