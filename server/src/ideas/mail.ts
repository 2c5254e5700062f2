import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

interface ReviewedWords {
  toName: string;
  title: string;
  comment: string;
  points: number;
  pointsName: string;
  publicUrl: string;
}

/** Tells the author of an idea what became of it. */
export function reviewedMail({ toName, title, comment, points, pointsName, publicUrl }: ReviewedWords) {
  return {
    subject: say(points > 0 ? texts.rewardedSubject : texts.reviewedSubject),
    text: [
      say(hello, { name: toName }),
      say(texts.reviewed, { title }),
      comment,
      points > 0
        ? say(texts.pointsAreYours, { points, pointsName: pointsNamed(points, pointsName) })
        : say(texts.thanks),
      `${publicUrl}/ideabox`,
    ].join('\n\n'),
  };
}
