import { recipientName, type SelectedRecipient } from '#picker/recipient.ts';

/** To whom an e-card goes, as it says so itself. */
export function toWords(recipients: readonly SelectedRecipient[]): string {
  const [first, ...others] = recipients;
  if (!first) return 'somebody special';
  const name = first.isEntireDivision ? `everybody in ${first.division}` : recipientName(first);
  return others.length > 0 ? `${name} and ${others.length} more` : name;
}
