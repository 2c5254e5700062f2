import { isolated } from '@laurel/contract/rules/visible';

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
  const reward =
    points > 0 ? `${points.toLocaleString('en')} ${pointsName} are yours. Thank you!` : 'Thank you for thinking along.';
  return {
    subject: points > 0 ? 'Your idea is rewarded' : 'Your idea was reviewed',
    text: [
      `Hello ${isolated(toName)},`,
      `Your idea “${title}” was reviewed:`,
      comment,
      reward,
      `${publicUrl}/ideabox`,
    ].join('\n\n'),
  };
}
