import type { SeveralWay } from '@laurel/contract/programme/deciding';
import { say } from '@laurel/contract/say';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';
import { reviewedAt } from './told-nomination.ts';

/** Tells a manager that a nomination waits. Its reason stays in the portal. */
export function submittedMail({ toName, byName, publicUrl }: { toName: string; byName: string; publicUrl: string }) {
  return {
    subject: say(texts.submittedSubject),
    text: [
      say(hello, { name: toName }),
      say(texts.submittedLetter, { name: byName }),
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
  nomineeName: name,
  publicUrl,
  rating,
  stars,
  points,
}: Told & { rating: number; stars: number; points: number }) {
  const told = { name, rating, max: stars };
  return {
    subject: say(texts.ratedSubject, { name }),
    text: [
      say(hello, { name: toName }),
      points > 0 ? say(texts.ratedWithPoints, { ...told, points }) : say(texts.ratedWithCard, told),
      say(texts.seeAmong, { link: ownNominationsAt(publicUrl) }),
    ].join('\n\n'),
  };
}

/** Tells the nominator why their nomination was declined. */
export function declinedMail({
  toName,
  nomineeName: name,
  publicUrl,
  byName,
  motivation,
}: Told & { byName: string; motivation: string }) {
  return {
    subject: say(texts.declinedSubject, { name }),
    text: [
      say(hello, { name: toName }),
      say(texts.declinedLetter, { name, reviewer: byName }),
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
      say(hello, { name: toName }),
      say(texts.secondLetter, { name: nomineeName }),
      `${publicUrl}/nominationmanagement`,
    ].join('\n\n'),
  };
}

interface Together extends Told {
  by: SeveralWay;
  said: number;
}

/** Tells the nominator that several declined it, and what those wrote who would have. */
export function declinedTogetherMail({
  toName,
  nomineeName: name,
  publicUrl,
  by,
  said,
  motivations,
}: Together & { motivations: string[] }) {
  return {
    subject: say(texts.declinedTogetherSubject, { name }),
    text: [
      say(hello, { name: toName }),
      say(texts.declinedTogetherLetter, { name, by, said }),
      ...motivations,
      say(texts.stillCounts, { name }),
      say(texts.seeYours, { link: ownNominationsAt(publicUrl) }),
    ].join('\n\n'),
  };
}

/** Tells who said something of a nomination what became of it. */
export function decidedMail({
  toName,
  nomineeName: name,
  publicUrl,
  by,
  said,
  rating,
  stars,
  nomId,
}: Together & { rating: number; stars: number; nomId: string }) {
  return {
    subject: say(texts.decidedSubject, { name }),
    text: [
      say(hello, { name: toName }),
      rating === 0
        ? say(texts.decidedAgainstLetter, { name, by, said })
        : say(texts.decidedLetter, { name, by, said, rating, max: stars }),
      say(texts.seeDecided, { link: `${publicUrl}${reviewedAt(nomId)}` }),
    ].join('\n\n'),
  };
}

const ownNominationsAt = (publicUrl: string) => `${publicUrl}/myrecognition?part=nominations`;
