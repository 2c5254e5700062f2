import type { Message } from '@laurel/contract/message';
import type { ContactState } from '@laurel/contract/rules/contact-states';
import * as texts from './texts.ts';

/** What has become of a message, in a word. */
export const stateWords: Record<ContactState, Message> = {
  open: texts.stateOpen,
  answered: texts.stateAnswered,
  closed: texts.stateClosed,
  spam: texts.stateSpam,
};
