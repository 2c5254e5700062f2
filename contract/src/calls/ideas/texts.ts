import { message } from '#message';

const toReviewer = 'In a dialog, to who reviews ideas and puts several of them to another stage at once.';
export const chooseIdea = message('Please choose an idea.', toReviewer);
export const ideasAtMost = message('Please choose at most {max, number} ideas.', toReviewer);
export const ideaTwice = message('An idea is chosen twice.', toReviewer);
