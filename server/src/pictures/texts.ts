import { message } from '@laurel/contract/message';

export const unreadable = message(
  'Please choose a JPEG, PNG or WebP picture.',
  'Below the field that takes a picture.',
);
export const tooLarge = message(
  'This picture is larger than {max, number} megapixels.',
  'Below the field that takes a picture.',
);
export const damaged = message(
  'This picture is damaged. Please choose another one.',
  'Below the field that takes a picture.',
);
