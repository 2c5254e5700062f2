import { say } from '@laurel/contract/say';
import { recipientName, type SelectedRecipient } from '#picker/recipient.ts';
import * as texts from './texts.ts';

/** To whom an e-card goes, as it says so itself. */
export function toWords(recipients: readonly SelectedRecipient[]): string {
  const [first, ...others] = recipients;
  if (!first) return say(texts.somebodySpecial);
  const { division } = first;
  const more = others.length;
  if (first.isEntireDivision)
    return more > 0 ? say(texts.everybodyInAndMore, { division, more }) : say(texts.everybodyIn, { division });
  const names = recipientName(first);
  return more > 0 ? say(texts.namesAndMore, { names, more }) : names;
}
