import { message } from '@laurel/contract/message';

export const thank = message('Thank', 'On the button in the header that opens the form to thank a colleague; a verb.');
export const whoHelped = message(
  'Who helped you today?',
  'On Home, in what looks like a field, and in the phone’s menu: opens the form to thank a colleague.',
);
export const hasKey = message(
  'The key G opens this',
  'In the form to thank a colleague: a switch. Pressing the letter G anywhere opens this form.',
);
export const hasKeyHint = message(
  'Anywhere but where you type. Kept on this device.',
  'Below the switch "The key G opens this".',
);
