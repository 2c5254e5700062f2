import type { MessageRow } from '@laurel/contract/calls/oversight/message-shown';
import type { MessageState } from '@laurel/contract/calls/oversight/message-states';
import type { Message } from '@laurel/contract/message';
import * as texts from './texts.ts';

/** What has become of a message, in a word or two. */
export const stateWords: Record<MessageState, Message> = {
  promised: texts.statePromised,
  held: texts.stateHeld,
  stuck: texts.stateStuck,
  givenUp: texts.stateGivenUp,
  undeliverable: texts.stateUndeliverable,
  sent: texts.stateSent,
};

/** By which way it goes. */
export const channelWords: Record<MessageRow['channel'], Message> = {
  email: texts.email,
  sms: texts.sms,
  push: texts.push,
};
