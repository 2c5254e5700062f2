import { message } from '@laurel/contract/message';

export const yourPicture = message(
  'Your picture',
  'Heads the dialog in which one chooses which part of a picture is shown.',
);
export const pictureToMove = message('Your picture, as it will stand', 'Read aloud: the picture that arrow keys move.');
export const moveHint = message(
  'Drag it to its place, or move it by the arrow keys.',
  'Below the picture that one is about to use.',
);
export const turnLeft = message('Turn to the left', 'On a button with a sign: turns a picture.');
export const turnRight = message('Turn to the right', 'On a button with a sign: turns a picture.');
export const zoom = message('Nearer', 'Beside a slider that brings a picture nearer; an adverb.');
export const usePicture = message('Use this picture', 'On the button that sends one’s own picture.');

export const seenSo = message(
  'Colleagues see your initials',
  'Heads a card on Home for who has just signed on for the first time. Their initials stand beside it.',
);
export const whyPicture = message(
  'With a picture they see at once who thanks them, and whom they thank.',
  'On that card: why one would add a picture of oneself.',
);
export const addPicture = message('Add a picture', 'On the button of that card: opens the choice of a file.');
export const notNow = message('Not now', 'On the other button of that card: it goes, and never comes back.');
export const seenNow = message(
  'Colleagues see you so from now on',
  'Heads that card once the picture is there, which stands beside it.',
);
export const whenever = message(
  'You can add one in your profile whenever you like.',
  'In place of that card after "Not now". "one" is a picture of oneself.',
);
