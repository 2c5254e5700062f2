import { message } from '@laurel/contract/message';

export const signingOn = message('Signing you on', 'Read aloud in place of a page, while the session begins.');
export const signingOff = message('Signing you off', 'Read aloud in place of a page, while the session ends.');

export const signOnFailure = message(
  'Error occured: {failure}',
  'Below "Sign-on did not work". {failure} is a sentence that tells why.',
);
export const onlyFromSignOn = message(
  'this page is only for those who come from the sign-on.',
  'Stands after "Error occured: ".',
);
export const noAnswer = message('The portal did not answer.', 'Stands after "Error occured: ".');

export const sessionLost = message(
  'Logged Out: your session has ended',
  'The title of a page: the session ended without the member’s doing.',
);
export const sessionLostWords = message(
  'You were away for a while, or were logged out elsewhere. Sign on to go on where you were.',
  'Below "Logged Out: your session has ended".',
);
export const sessionLostDrafts = message(
  'You were away for a while, or were logged out elsewhere. Nothing is lost: what you wrote is kept in this tab, and is there again when you sign on.',
  'Below "Logged Out: your session has ended"; "this tab" is that of the browser.',
);
export const signOnAgain = message(
  'Sign on and go on',
  'On the button that leads to the sign-on, and from there to where one was.',
);
export const loggedOut = message('Logged Out', 'The title of a page: the member has ended the session.');
export const signedOff = message(
  'You are signed off. See you soon.',
  'Below "Logged Out", where the company says nothing of its own.',
);

export const offlineWords = message(
  'There is no connection just now. This page goes on by itself once there is one.',
  'Below "You are offline"; "one" is a connection.',
);
export const noSite = message(
  'Hello {name}, you have no access to a site yet',
  'The title of a page. {name} is the first name of the member; a site is the part of the portal for a company.',
);
export const noSiteWords = message(
  'Your sign-on worked, but your company has not opened a recognition site for you. Please ask your administrator, or write to us.',
  'Below "Hello …, you have no access to a site yet"; "us" are those who run the portal.',
);
export const draftBack = message(
  'What you wrote is back.',
  'A short message: a form that was not sent is filled in as it was left.',
);
export const siteWithout = message(
  'Your site does without this at the moment. What you have stays yours, and is there again when it comes back.',
  'Below "Module not implemented" or "Competition not currently running": a part of the portal, such as the shop, that the company has switched off where the reader works.',
);
