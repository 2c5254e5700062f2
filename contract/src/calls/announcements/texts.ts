import { message } from '#message';

export const linkInside = message(
  'Please give a page of this portal, such as /ideabox.',
  'Below the field of where an announcement leads: only addresses within the portal, which begin with a slash.',
);
export const codeTwice = message('Please choose each only once.', 'Below a list of sites, countries or divisions.');
export const afterFrom = message(
  'Please choose an end after the beginning.',
  'Below the field of until when something is announced.',
);
export const textTwice = message('Please write one text for each language.', 'To who writes programs.');
export const needsOwnLanguage = message(
  'Please write it in the language that everybody else reads.',
  'Below the texts of an announcement: one language is read by all for whom there is no text in theirs.',
);
