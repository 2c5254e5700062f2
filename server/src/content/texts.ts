import { message } from '@laurel/contract/message';

export const contactSubject = message(
  'Contact message {number} from {name}',
  'The subject of an e-mail to those who look after the portal: {name} wrote on the screen Contact us.',
);
export const wrote = message(
  "{name} '<'{email}'>' wrote:",
  'In an e-mail to those who look after the portal. What was written on the screen Contact us follows.',
);
