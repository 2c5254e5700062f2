import { isolated } from '@laurel/contract/rules/visible';

/** Tells a manager that a nomination waits. Its reason stays in the portal. */
export function submittedMail({ toName, byName, publicUrl }: { toName: string; byName: string; publicUrl: string }) {
  return {
    subject: 'A nomination waits for your review',
    text: [
      `Hello ${isolated(toName)},`,
      `${isolated(byName)} has nominated someone of your team. Recognition is warmest when it comes soon: please review it when you have a moment.`,
      `${publicUrl}/nominationmanagement`,
    ].join('\n\n'),
  };
}

interface Told {
  toName: string;
  nomineeName: string;
  publicUrl: string;
}

/** Tells the nominator that their nomination was rated. */
export function ratedMail({
  toName,
  nomineeName,
  publicUrl,
  rating,
  points,
}: Told & { rating: number; points: number }) {
  const gift = points > 0 ? ` and ${points.toLocaleString('en')} points` : '';
  return {
    subject: `Your nomination of ${isolated(nomineeName)} was rated`,
    text: [
      `Hello ${isolated(toName)},`,
      `Thank you for seeing what ${isolated(nomineeName)} did, and for saying it. Your nomination was rated ${rating} of 7: an e-card with your words${gift} ${points > 0 ? 'are' : 'is'} on the way.`,
      `See it among your nominations: ${ownNominationsAt(publicUrl)}`,
    ].join('\n\n'),
  };
}

/** Tells the nominator why their nomination was declined. */
export function declinedMail({
  toName,
  nomineeName,
  publicUrl,
  byName,
  motivation,
}: Told & { byName: string; motivation: string }) {
  return {
    subject: `About your nomination of ${isolated(nomineeName)}`,
    text: [
      `Hello ${isolated(toName)},`,
      `Thank you for nominating ${isolated(nomineeName)}. This time it did not become an award. ${isolated(byName)} wrote why:`,
      motivation,
      `That you noticed still counts: a thank-you card tells it to ${isolated(nomineeName)} today, and you are welcome to nominate again.`,
      `See your nominations: ${ownNominationsAt(publicUrl)}`,
    ].join('\n\n'),
  };
}

/** Tells who may confirm a rating that one person does not decide alone. */
export function secondPersonMail({ toName, nomineeName, publicUrl }: Told) {
  return {
    subject: 'A nomination waits for a second person',
    text: [
      `Hello ${isolated(toName)},`,
      `A nomination of ${isolated(nomineeName)} was rated, and with it one reviewer would award more than they decide alone in a month. Please look at it when you have a moment: your rating or decline decides.`,
      `${publicUrl}/nominationmanagement`,
    ].join('\n\n'),
  };
}

const ownNominationsAt = (publicUrl: string) => `${publicUrl}/myrecognition?part=nominations`;
