import { message } from '@laurel/contract/message';

export const choose = message('Choose…', 'The first choice of the field Category, until one is chosen.');
export const idea = message('Idea', 'Names the field or heads the column of what somebody proposes.');
export const ideaHint = message(
  'What is it like today, what would you change, and who would gain?',
  'Below the name of the field Idea: what to write there.',
);
export const remaining = message('{count, number} characters remaining', 'Below a field: how much may still be typed.');
export const tooMany = message('{count, number} characters too many', 'Below a field in which too much was typed.');
export const noAnswerTitle = message('Unexpected Error', 'The title of a dialog, when an idea could not be sent.');
export const noAnswer = message(
  'The portal did not answer. Your idea is still here: please try again.',
  'In the dialog "Unexpected Error"; "here" is the form.',
);
export const thankYou = message('Thank you!', 'Heads the screen after an idea was sent.');
export const another = message('Submit another idea', 'On the button that opens the form again.');

export const yourIdeas = message('Your ideas', 'Heads the list of ideas that the reader sent before.');
export const noneYet = message(
  'None yet. What you submit stands here, with what became of it.',
  'Below "Your ideas", while there is none.',
);

export const managementIntro = message(
  'Every idea deserves an answer. Those awaiting review can be rewarded.',
  'Below the title of Idea Management; "those" are ideas.',
);
export const ideas = message('Ideas', 'Read aloud: names the table of all ideas.');
export const member = message('Member', 'Heads the column of who sent an idea.');
export const reward = message('Reward', 'Heads the column or names the field of the points for an idea; a noun.');
export const comment = message('Comment', 'Names the field or heads the column of what the reviewer wrote; a noun.');
export const commentHint = message(
  'The member reads it beside the result.',
  'Below the name of the field Comment; the member is who sent the idea.',
);
export const ideaCalled = message('the idea {title}', 'Read aloud as a part of "Show more of …": what is long.');
export const ownIdea = message('Your own idea', 'In place of the button Review: one cannot review it.');
export const reviewOf = message('Review {title}', 'Read aloud: the button Review of one idea; a verb.');
export const reviewTitle = message(
  'REVIEW AND REWARD IDEA',
  'The title of the dialog in which an idea is reviewed; verbs, in capital letters.',
);
export const noReward = message('0 (No Reward)', 'A choice of the field Reward: the idea gets no points.');

export const partMine = message('My ideas', 'A part of the Idea Box: a form for an idea, and the reader’s own ideas.');
export const partMineWords = message('Submit one, and see what becomes of yours', 'Below the name of that part.');
export const partAll = message(
  'Ideas of all',
  'A part of the Idea Box: ideas that colleagues share, and a link to it.',
);
export const partAllWords = message('Read, vote and comment', 'Below the name of that part; verbs.');

export const whoReads = message('Who reads it?', 'Above a choice in the form of an idea; "it" is the idea.');
export const mySite = message('Colleagues of my site', 'A choice of who reads an idea.');
export const mySiteWords = message(
  'Everybody at your site reads it with your name, and can vote and comment. Those who review ideas read it too.',
  'Below the choice that colleagues read an idea.',
);
export const office = message('Only those who review ideas', 'A choice of who reads an idea.');
export const officeWords = message(
  'It stays between you and them. You can share it later.',
  'Below the choice that nobody but those who review ideas reads it.',
);
const ofOwn = 'Beside one of the reader’s own ideas.';
export const readBySite = message('Colleagues of your site read this idea.', ofOwn);
export const readByOffice = message('Only you and those who review ideas read this idea.', ofOwn);
export const shareNow = message('Share with colleagues', `${ofOwn} On a button.`);
export const keepToOffice = message('Stop sharing', `${ofOwn} On a button: colleagues do not read it any more.`);

export const searchHint = message('A word of its title or of what it says', 'Below a search field for ideas.');
export const order = message('Order', 'Names the choice of which ideas come first.');
export const orderWords = message(
  '{order, select, wanted {Most wanted first} other {Newest first}}',
  'The choices of which ideas come first; most wanted are those with most votes.',
);
export const stage = message('Stage', 'Names the choice of where an idea stands, such as Planned.');
export const soManyIdeas = message(
  '{count, plural, one {# idea} other {# ideas}}',
  'Above a list of ideas: how many were found.',
);
export const moreIdeas = message('The first {count, number} ideas', 'Above a list of ideas that goes on.');
export const noIdeaFound = message('No idea fits', 'In place of a list of ideas.');
export const noIdeaFoundHint = message('Try another word, or all stages.', 'Below "No idea fits".');
export const noIdeaShared = message('Nobody shares an idea yet', 'In place of a list of ideas.');
export const noIdeaSharedHint = message('Yours could be the first.', 'Below "Nobody shares an idea yet".');

export const want = message('I want this', 'On a button by which one votes for an idea, and takes that back.');
export const votes = message(
  '{count, plural, one {# vote} other {# votes}}',
  'How many want an idea; opens the list of them.',
);
export const noVotes = message('No votes yet', 'Beside an idea that nobody voted for.');
export const whoWants = message('Who wants it', 'Heads a list of people who voted for an idea.');
export const moreWant = message(
  'The newest {count, number} are shown.',
  'Below the list of people who voted for an idea.',
);
export const comments = message(
  '{count, plural, one {# comment} other {# comments}}',
  'A link from an idea in a list to what people wrote to it.',
);

export const ideaNotThere = message('This idea is not here for you', 'The title of a page.');
export const ideaNotThereHint = message(
  'Perhaps its author does not share it any more, or it is of another site.',
  'Below that title.',
);
export const hidden = message(
  'Somebody who looks after what people write here has hidden this idea. Its author and those who review ideas still see it.',
  'Above an idea.',
);
export const wordsGone = message('What it said was erased.', 'In place of what an idea said.');
export const story = message('What became of it', 'Heads the stages of an idea and its review, the oldest first.');
export const noStory = message('Nothing yet.', 'In place of the stages of an idea.');
export const commentsTitle = message('Comments', 'Heads what colleagues wrote to an idea.');
export const notShared = message(
  'Votes and comments come once it is shared.',
  'Below an idea that its author shares with nobody.',
);
export const setStage = message('Set the stage', 'On a button, and the title of a dialog: says where an idea stands.');
export const setStageOf = message('Set the stage of {title}', 'Read aloud: the button of one idea.');
export const stageWords = message(
  'Your words',
  'Names the field of what is said when an idea is put to another stage.',
);
export const stageWordsHint = message(
  'Everybody who reads the idea reads them too. Its author and those who voted are told.',
  'Below the name of that field.',
);
export const tellAll = message('Tell everybody', 'On the button that puts an idea to another stage.');
export const toIdea = message('Read it as colleagues do', 'A link from one’s own idea to its page.');
export const isHidden = message('hidden', 'Beside an idea in a report: colleagues do not see it.');
