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
