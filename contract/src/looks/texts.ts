import { message } from '#message';

export const codeShape = message(
  'Please use small letters from a to z, digits and hyphens, at most 40.',
  'Below a field of a form that takes the code of a site, such as alba.',
);
export const noPicture = message('Please upload the picture again.', 'Below a field of a form that takes a picture.');
export const colourShape = message(
  'Please write a colour as # and six digits or letters from a to f, such as #195c40.',
  'Below a field of a form that takes a colour.',
);
export const tileTwice = message('Each tile stands there once.', 'Below a list of the tiles of the first screen.');
