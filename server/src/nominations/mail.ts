import { ratingMax } from '@laurel/contract/points';
import { isolated } from '@laurel/contract/rules/visible';
import { say } from '@laurel/contract/say';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

/** Tells a manager that a nomination waits. Its reason stays in the portal. */
export function submittedMail({ toName, byName, publicUrl }: { toName: string; byName: string; publicUrl: string }) {
  return {
    subject: say(texts.submittedSubject),
    text: [
      say(hello, { name: isolated(toName) }),
      say(texts.submittedLetter, { name: isolated(byName) }),
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
  const name = isolated(nomineeName);
  const told = { name, rating, max: ratingMax };
  return {
    subject: say(texts.ratedSubject, { name }),
    text: [
      say(hello, { name: isolated(toName) }),
      points > 0 ? say(texts.ratedWithPoints, { ...told, points }) : say(texts.ratedWithCard, told),
      say(texts.seeAmong, { link: ownNominationsAt(publicUrl) }),
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
  const name = isolated(nomineeName);
  return {
    subject: say(texts.declinedSubject, { name }),
    text: [
      say(hello, { name: isolated(toName) }),
      say(texts.declinedLetter, { name, reviewer: isolated(byName) }),
      motivation,
      say(texts.stillCounts, { name }),
      say(texts.seeYours, { link: ownNominationsAt(publicUrl) }),
    ].join('\n\n'),
  };
}

/** Tells who may confirm a rating that one person does not decide alone. */
export function secondPersonMail({ toName, nomineeName, publicUrl }: Told) {
  return {
    subject: say(texts.secondSubject),
    text: [
      say(hello, { name: isolated(toName) }),
      say(texts.secondLetter, { name: isolated(nomineeName) }),
      `${publicUrl}/nominationmanagement`,
    ].join('\n\n'),
  };
}

const ownNominationsAt = (publicUrl: string) => `${publicUrl}/myrecognition?part=nominations`;
