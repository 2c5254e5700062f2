import { message } from '@laurel/contract/message';

export const fault = message(
  'Something went wrong on our side. Please try again.',
  'In a dialog: a defect of the portal.',
);
export const tooSlow = message(
  'The request did not come to its end in time.',
  'To who writes programs. What they sent stopped half-way.',
);
export const busy = message('The portal is busy or restarting. Please try again in a moment.', 'In a dialog.');
export const tooLarge = message('This is larger than the portal takes.', 'In a dialog: what was sent.');
export const unreadable = message('The request could not be read.', 'To who writes programs.');
export const tryAgain = message(
  'Try again',
  'On a page of its own where a sign-on came to nothing: the link that begins it anew.',
);
export const request = message(
  'Request {id}',
  'Small, on a page of its own where a sign-on came to nothing. {id} is a number that an administrator finds it by.',
);
export const keyTakes = message(
  'Idempotency-Key takes 1 to {max, number} visible characters.',
  'To who writes programs. Idempotency-Key is a name.',
);
export const keyCharacters = message(
  'Please send 1 to {max, number} visible characters.',
  'To who writes programs. Below the name Idempotency-Key.',
);
export const keyReused = message(
  'This Idempotency-Key was used for another request.',
  'To who writes programs. Idempotency-Key is a name.',
);
export const keyBusy = message('The same request is being done right now.', 'In a dialog: the same was sent twice.');
export const figuresTold = message(
  'The figures are told to the bearer of METRICS_TOKEN alone.',
  'To who writes programs. METRICS_TOKEN is a name.',
);
export const noSite = message(
  'You do not have access to a site yet. Please ask your administrator.',
  'A whole screen, to a member whom no look of the portal is given to yet.',
);
export const profileFirst = message(
  'Please complete your profile with a mobile number and an e-mail address first.',
  'In a dialog: what they want to do needs both.',
);
export const asMultipart = message('Please send the file as multipart/form-data.', 'To who writes programs.');
export const oneFile = message(
  "Please send one file in the field ''{field}''.",
  'To who writes programs. {field} is a name.',
);
export const fileTooLarge = message('The file is too large.', 'In a dialog, to who uploads a file.');
export const useMethod = message('Please use {method}.', 'To who writes programs. {method} is a name such as GET.');
export const otherSite = message(
  'This was sent from a page of another site.',
  'In a dialog: another site tries to do something in the reader’s name.',
);
export const kindBoolean = message('Please give true or false.', 'To who writes programs.');
export const kindText = message('Please give text.', 'To who writes programs.');
export const kindNumber = message('Please give a number.', 'Below a field that takes a number.');
export const kindList = message('Please give a list.', 'To who writes programs.');
export const kindObject = message('Please give an object with fields.', 'To who writes programs.');
export const kindOther = message('Please give another value.', 'To who writes programs.');
export const sendObject = message('Please send an object with the fields of this call.', 'To who writes programs.');
export const addressTakes = message(
  "The address may carry {names}, not ''{name}''.",
  'To who writes programs. {names} are names, {name} is what they wrote.',
);
export const stopping = message('This instance is stopping.', 'To a load balancer and to operators.');
export const readOnly = message('The database can only be read.', 'To a load balancer and to operators.');
export const ownRequests = message(
  '{count, plural, one {# of your requests is} other {# of your requests are}} being answered already. Please wait a moment and try again.',
  'In a dialog, to somebody who does too much at once.',
);
export const onlyViewing = message(
  'You are only looking: nothing can be done, and no file taken.',
  'To an administrator who looks at the portal as somebody else sees it, and has just pressed a button.',
);
