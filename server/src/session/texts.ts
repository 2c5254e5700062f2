import { message } from '@laurel/contract/message';

export const notConfigured = message(
  'Single sign-on is not configured yet.',
  'On a page of its own, to who signs on before an administrator has set that up.',
);
export const keysAway = message(
  'The keys of the provider cannot be had at the moment.',
  'To the company’s sign-on, which says that somebody signed off.',
);
export const tokenNotValid = message(
  'The logout token is not valid for the portal.',
  'To the company’s sign-on, which says that somebody signed off.',
);
export const tokenCameBefore = message(
  'The logout token came before.',
  'To the company’s sign-on, which says that somebody signed off.',
);
export const providerAway = message(
  'The sign-on service does not answer at the moment. Please try again in a few minutes.',
  'On a page of its own, to who signs on.',
);

export const unconfirmed = message(
  'the sign-on service did not confirm who you are. Please try again.',
  'Why a sign-on came to nothing, within a sentence: it follows "Error occured: ".',
);
export const denied = message(
  'the sign-on service did not let you in here. Please ask your administrator if you should have access.',
  'Why a sign-on came to nothing, within a sentence: it follows "Error occured: ".',
);
export const settings = message(
  'the portal and the sign-on service do not understand each other. Please tell your administrator.',
  'Why a sign-on came to nothing, within a sentence: it follows "Error occured: ".',
);
export const userinfo = message(
  'the sign-on service did not tell the portal enough about you. Please tell your administrator.',
  'Why a sign-on came to nothing, within a sentence: it follows "Error occured: ".',
);
export const nameless = message(
  'the sign-on service did not tell the portal which employee you are. Please tell your administrator.',
  'Why a sign-on came to nothing, within a sentence: it follows "Error occured: ".',
);
export const unknown = message(
  "you are not in the company's roster yet. Please ask your HR team to add you, then sign on again.",
  'Why a sign-on came to nothing, within a sentence: it follows "Error occured: ".',
);
export const inactive = message(
  'your membership is no longer active. Please ask your HR team if you think this is a mistake.',
  'Why a sign-on came to nothing, within a sentence: it follows "Error occured: ".',
);
export const linked = message(
  'another sign-on account is already linked to this member. Please ask your administrator to look at it.',
  'Why a sign-on came to nothing, within a sentence: it follows "Error occured: ".',
);
export const expired = message(
  'this sign-on has expired or was used before. Please sign on again.',
  'Why a sign-on came to nothing, within a sentence: it follows "Error occured: ".',
);
