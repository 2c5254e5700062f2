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
  /** To their ideas; null where their site does without. */
  link: string | null;
}

/** Tells the author of an idea what became of it. */
export function reviewedMail({ toName, title, comment, points, pointsName, link }: ReviewedWords) {
  return {
    subject: say(points > 0 ? texts.rewardedSubject : texts.reviewedSubject),
    text: [
      say(hello, { name: toName }),
      say(texts.reviewed, { title }),
      comment,
      points > 0
        ? say(texts.pointsAreYours, { points, pointsName: pointsNamed(points, pointsName) })
        : say(texts.thanks),
      ...(link ? [link] : []),
    ].join('\n\n'),
  };
}
