import { message } from '@laurel/contract/message';

export const yes = message('Yes', 'On the button of a question that does what is asked.');
export const ok = message('OK', 'On the button that closes a dialog which told something.');
export const pleaseConfirm = message('Please confirm', 'The title of a dialog that asks before something is done.');
export const undo = message('Undo', 'On a button in a short message: takes back what was just done.');
export const dismiss = message('Dismiss', 'On the button that takes a short message away.');
export const notices = message('Notices', 'Read aloud: names the place of short messages about what was done.');
