import { message } from '@laurel/contract/message';

export const skip = message(
  'Skip to the content',
  'A link that is seen once it is reached by keyboard: leads past the menu to the page.',
);
export const logo = message(
  '{name}<unseen>, home</unseen>',
  'The link to the screen Home. {name} is the name of the portal; the words in <unseen> are only read aloud.',
);
export const menu = message('Menu', 'On the button that opens the menu; a noun.');
export const me = message(
  '<shown>{name}</shown><unseen>, my profile</unseen>',
  'The link to one’s own profile. {name} is one’s first name, a picture follows it; <unseen> is only read aloud.',
);
export const toAward = message('to award', 'Beside the number of points that a manager can award to others; short.');
export const basketOf = message(
  'Basket, {count, plural, one {# thing} other {# things}}',
  'Read aloud for the link to the basket of the shop, with how many products lie in it.',
);
export const toLight = message('Switch to light colours', 'On the button that changes the colours of the portal.');
export const toDark = message('Switch to dark colours', 'On the button that changes the colours of the portal.');

export const claim = message(
  '{portal} — well deserved.',
  'At the foot of every page: the motto of the portal. {portal} is its name, such as Laurel: the leaves that winners wear.',
);
export const privacy = message('Privacy', 'At the foot of every page: opens what is said about data of members.');
export const terms = message('Terms', 'At the foot of every page: opens the conditions of use.');
export const disclaimer = message('Disclaimer', 'At the foot of every page: opens what nobody is liable for.');
export const cookies = message('Cookies', 'At the foot of every page: opens the choice about cookies.');
export const contentFailed = message(
  'Error retrieving content',
  'In a dialog, where a text such as Privacy could not be read.',
);

export const cookiesTitle = message(
  'Your choice about cookies',
  'The title of the banner that asks which cookies may be kept.',
);
export const cookiesIntro = message(
  'We keep what the portal needs to run. The rest is up to you, and you can change it at any time.',
  'Below "Your choice about cookies"; "it" is the choice.',
);
export const cookieKinds = message('Kinds of cookies', 'Read aloud: names the boxes to tick, one for each kind.');
export const mandatory = message('Mandatory', 'A kind of cookies: without them the portal cannot run.');
export const functional = message('Functional', 'A kind of cookies: they make the portal more convenient.');
export const thirdParty = message('Third party', 'A kind of cookies: they come from others than the portal.');
export const saveChoice = message('Save my choice', 'On the button that keeps the kinds of cookies that are ticked.');
export const acceptAll = message('Accept all', 'On the button that allows all kinds of cookies.');

export const failed = message('Something went wrong on this page', 'The title of a page that failed.');
export const failedWords = message(
  'It is our mistake, not yours. Nothing that you sent before is lost.',
  'Below "Something went wrong on this page".',
);
export const notLoaded = message('This page could not be loaded', 'The title of a page that did not come.');
export const notLoadedWords = message(
  'The connection is slow or was lost, or the portal was just renewed. Trying again usually helps.',
  'Below the title of a page that did not come, above the button Try again.',
);
export const offlineNote = message(
  'You are offline. What you write stays here.',
  'A short note over the page, while there is no connection.',
);
