import { message } from '#message';

export const chooseDivision = message('Please choose a division.', 'Beside the field of a person’s division.');
export const giveRevision = message('Please give the revision that was answered.', 'To who writes programs.');
export const typeNumber = message(
  'Please type their member number.',
  'Beside the field that makes sure whom one erases.',
);
export const giveGround = message('Please say on what ground.', 'Beside the choice of why somebody is erased.');
