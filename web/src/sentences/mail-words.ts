import type { SentenceMail } from '@laurel/contract/calls/sentences';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/** What an e-mail or an SMS is called in a list. */
export function mailWords({ channel, title }: SentenceMail): string {
  return say(channel === 'sms' ? texts.inSms : texts.inEmail, { title });
}
