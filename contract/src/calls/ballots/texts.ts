import { message } from '@laurel/contract/message';

export const chooseTwo = message(
  'Please choose at least two people.',
  'Below a list of people of whom one is to be elected: fewer were chosen.',
);
export const shortlistAtMost = message(
  'Please choose at most {max, number} people.',
  'Below a list of people of whom one is to be elected.',
);
export const chosenTwice = message(
  'Somebody is chosen twice.',
  'To who writes programs: a list of people of whom one is to be elected.',
);
export const chooseOne = message('Please choose one of them.', 'Below a list of people of whom one is to be elected.');
