import { message } from '#message';

export const afterBeginning = message(
  'Please choose an end after the beginning.',
  'Below the field of until when entries of the audit, or messages, are looked for.',
);
export const oneOrAll = message(
  'Please name one message, or say how many they are.',
  'To who writes programs: one message is sent again, or all that a filter finds.',
);
