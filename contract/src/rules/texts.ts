import { message } from '#message';

export const noField = message(
  "This call has no field ''{name}''.",
  'To who writes programs. {name} is what they sent.',
);
