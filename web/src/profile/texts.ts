import { message } from '@laurel/contract/message';

export const profileIntro = message('What colleagues and the portal know about you.', 'Below the title My Profile.');
export const updateIntro = message(
  'Colleagues see your name, your picture, and what you choose to tell.',
  'Below the title Update profile.',
);
export const asSeen = message('How colleagues see me', 'A link to one’s own page, as others see it.');
export const details = message('Details', 'Heads what is known about oneself.');
export const memberNumber = message('Member number', 'Names the number by which the company knows somebody.');
export const takesPart = message(
  'You take part',
  'Beside Get To Know: colleagues can read what one tells about oneself.',
);
export const takesNoPart = message(
  'You do not take part',
  'Beside Get To Know: colleagues read nothing about oneself.',
);
export const dateOfBirth = message(
  'Date of birth',
  'Names a field of one’s profile, and what stands there. A day and a month, without a year.',
);
export const showAnniversary = message(
  'Show my work anniversary',
  'A switch in one’s profile: whether colleagues are told on the anniversary of one’s first day at work.',
);
export const showAnniversaryHint = message(
  'Off: it stands nowhere, and what the company gives you for it only you see.',
  'Below that switch.',
);
export const ownAnniversary = message(
  'My work anniversary',
  'Names the day in one’s profile; whether colleagues are told follows.',
);
export const anniversaryShown = message('Shown to colleagues', 'In one’s profile, of the work anniversary.');
export const anniversaryKept = message('Only for me', 'In one’s profile, of the work anniversary: nobody is told.');
export const hobbies = message(
  'Hobbies',
  'Names a field of one’s profile, and what stands there. What one likes to do.',
);
export const dreams = message(
  'Dreams',
  'Names a field of one’s profile, and what stands there. What one wishes for in life.',
);
export const notProvided = message('Not provided', 'In the place of an answer that was not given.');
export const birthday = message(
  '{day, number} {month}',
  'A date of birth without its year, such as "5 November". {month} is the name of the month.',
);

export const mobileHint = message(
  'As you dial it at home, or with its country code.',
  'Below the field Mobile; "it" is the number.',
);
export const knownAs = message(
  'Known as (first name)',
  'Names the field of the first name by which colleagues call one.',
);
export const knownAsHint = message(
  'Leave it empty to use your real first name.',
  'Below the field Known as; "it" is the field.',
);
export const takePart = message(
  'Take part in Get To Know',
  'On a switch. Get To Know is a screen on which colleagues tell of themselves.',
);
export const takePartHint = message(
  'Colleagues may then read what you tell about yourself.',
  'Below the switch Take part in Get To Know.',
);
export const language = message('Language', 'Names a field of one’s profile: in which language the portal speaks.');
export const languageHint = message(
  'In which the portal, its e-mails and its text messages speak to you.',
  'Below the field Language.',
);
export const noLanguage = message(
  'Automatic',
  'In the list of languages, for whoever chooses none: roster, browser and country decide.',
);
export const day = message('Day', 'In the list of days of one’s birth, while none is chosen.');
export const month = message('Month', 'In the list of months of one’s birth, while none is chosen.');
export const dayOfBirth = message('Day of birth', 'Read aloud: names the list of days.');
export const monthOfBirth = message('Month of birth', 'Read aloud: names the list of months.');
export const clearBirth = message(
  'Clear DOB',
  'On the button that takes day and month away; DOB is the date of birth.',
);
export const checked = message(
  'I have checked that this information is correct',
  'On a box to tick, below the form of one’s profile.',
);
export const mustAgree = message(
  'In order to participate in this program you are required to ensure the information provided is correct',
  'Below a box that was not ticked: "I have checked that this information is correct".',
);
export const save = message('Save', 'On the button that sends the form of one’s profile.');
export const unexpected = message('Unexpected Error', 'In a dialog: one’s profile could not be sent.');

export const needsMobile = message(
  '<b>One thing before you start:</b> please give your mobile number, so that recognition and rewards reach you.',
  'Above the form of one’s profile, which must be filled in first.',
);
export const needsEmail = message(
  '<b>One thing before you start:</b> please give your e-mail address, so that recognition and rewards reach you.',
  'Above the form of one’s profile, which must be filled in first.',
);
export const needsBoth = message(
  '<b>One thing before you start:</b> please give your mobile number and e-mail address, so that recognition and rewards reach you.',
  'Above the form of one’s profile, which must be filled in first.',
);

export const refreshPicture = message(
  'Refresh picture',
  'On the button that shows one’s picture anew, after it was changed elsewhere.',
);
export const pictureHint = message(
  'JPEG, PNG or WebP, up to {megabytes, number} MB',
  'In the field for a new picture: its kinds and its size.',
);
export const preview = message('Preview of your new picture', 'Read aloud in place of a picture that is on its way.');
export const removePicture = message('Remove picture', 'On the button that takes one’s own picture away.');
export const removeYes = message('Yes, remove it', 'On the button that answers whether one’s own picture is to go.');
export const removeWords = message(
  'Colleagues see your initials then. The picture is deleted at once.',
  'In the question whether one’s own picture is to go.',
);
export const pictureInPlace = message('Your new picture is in place.', 'A short message, once the picture was sent.');

export const yourEmail = message(
  'Your e-mail address',
  'Read aloud: names the note about an address that is not confirmed.',
);
export const isYours = message(
  'Is <b>{email}</b> your address?',
  'In a note, above the button "Yes, confirm it". {email} is an e-mail address.',
);
export const waitsForConfirmation = message(
  '<b>{email}</b> waits for your confirmation. We wrote to it: please open the link in that e-mail.',
  'In a note. {email} is an e-mail address, "it" too.',
);
export const confirmEmail = message('Yes, confirm it', 'On a button, below "Is … your address?"; "it" is the address.');
export const sendAgain = message(
  'Send the link again',
  'On the button that sends another e-mail with a link to confirm one’s address.',
);

export const whereSignedOn = message(
  'Where you are signed on',
  'Heads the list of browsers in which one is signed on.',
);
export const browsers = message('Browsers', 'Read aloud: names the list of browsers in which one is signed on.');
export const thisBrowser = message('This browser', 'Beside the browser that one reads this in.');
export const sinceAndUsed = message(
  'Since <began>{since}</began> · last used <last>{used}</last>',
  'Below a browser: when one signed on in it, and when it was last used. Both are dates with a time.',
);
export const signOffHere = message(
  'Sign off<unseen> here</unseen>',
  'On the button that ends the session in this browser; a verb. <unseen> is only read aloud.',
);
export const signOffOf = message(
  'Sign off<unseen> {name}, since {date}</unseen>',
  'On the button that ends a session elsewhere; a verb. {name} is a browser, such as "Firefox on Windows"; <unseen> is only read aloud.',
);
export const signOffElsewhere = message(
  'Sign off everywhere else',
  'On the button that ends all sessions but this one; a verb.',
);
export const nowhereElse = message(
  'You are signed on nowhere else.',
  'Below the one browser in which one is signed on.',
);
export const unlisted = message(
  '{count, plural, one {One more browser is not listed.} other {# more browsers are not listed.}}',
  'Below a list of browsers that does not show all.',
);
export const whatIHear = message(
  'Notices and e-mails',
  'A link from one’s profile to the choices about what one hears of, and how.',
);
