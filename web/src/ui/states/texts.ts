import { message } from '@laurel/contract/message';

export const partNotLoaded = message(
  'This part could not be loaded. What you wrote stays here.',
  'In the place of a part of a page, above the button Try again.',
);
