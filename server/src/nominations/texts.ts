import { message } from '@laurel/contract/message';

export const statusForCommittee = message(
  'Only cluster admins and committee members may filter by status.',
  'Below the filter of the list of nominations, to who may not use it. Both are roles that somebody has.',
);
export const isDeclined = message('The nomination is declined.', 'To a reviewer who has just declined it.');
export const nomineeGone = message(
  'The nominee is no longer active.',
  'In a dialog, to a reviewer: who is nominated has left the company.',
);
export const declinedBefore = message(
  'This nomination is already reviewed: it was declined.',
  'In a dialog, to a reviewer who comes too late.',
);
export const closedBefore = message(
  'This nomination is closed: {name} has left.',
  'In a dialog, to a reviewer. {name} is who was nominated and has left the company.',
);
export const closedWhy = message(
  'Closed: {name} has left.',
  'What became of a nomination, in a list and in a file. {name} is who was nominated and has left the company.',
);
export const notRunning = message(
  'This is not the running competition.',
  'Below a field of a form: somebody is nominated in a competition that is over or does not exist.',
);

export const isAsked = message(
  'This nomination is rated already, and waits until others have confirmed it.',
  'In a dialog, to a reviewer who comes too late.',
);
export const byRule = message(
  'Others confirm what a rating like this pays before it is given.',
  'In a dialog, to a reviewer who rates a nomination: a rule of the company says so.',
);

const afterRating = 'To a reviewer who has just rated a nomination.';
export const waits = message(
  'Thank you. Your rating is recorded. With it you would award more than one person decides alone in a month, so a second person confirms it before the points are paid.',
  afterRating,
);
export const waitsByRule = message(
  '{steps, plural, one {Thank you. It waits for {seconds} to confirm it; nobody has got anything yet.} other {Thank you. It waits for {seconds} to confirm it, the first of # steps; nobody has got anything yet.}}',
  `${afterRating} "It" is the rating. {seconds} is who may confirm it, such as "Ann Able or Bob Best"; {steps} is how many confirm it one after the other.`,
);
export const ratedLater = message(
  'Thank you. Your rating is recorded; the reward is paid already.',
  `${afterRating} Several people rate the same nomination, and it pays points only once.`,
);
export const heard = message(
  `{by, select,
mean {Thank you. It is recorded. The mean decides once {people, number} people have said what they think; {said, plural, one {# has} other {# have}}.}
other {Thank you. It is recorded. The majority decides once {people, number} people have said what they think; {said, plural, one {# has} other {# have}}.}
}`,
  'To a reviewer who has just rated or declined a nomination that several decide together. {said} is how many have done so, the reader with them.',
);
export const heardForChair = message(
  '{said, plural, one {Thank you. It is recorded, and the chair decides; # person has said what they think.} other {Thank you. It is recorded, and the chair decides; # people have said what they think.}}',
  'To a reviewer who has just rated or declined a nomination. The chair is the one of several reviewers whose word decides. {said} is how many have said something, the reader with them.',
);
export const decidedTogether = message(
  `{by, select,
chair {It is decided by the chair: {rating, number} of {max, number} stars.}
mean {It is decided by the mean of {said, plural, one {# person} other {# people}}: {rating, number} of {max, number} stars.}
other {It is decided by the majority of {said, plural, one {# person} other {# people}}: {rating, number} of {max, number} stars.}
}`,
  'To a reviewer whose word was the last one that was needed about a nomination. {said} is how many said something.',
);
export const declinedTogether = message(
  `{by, select,
chair {The nomination is declined by the chair.}
mean {The nomination is declined: the mean of {said, plural, one {# person} other {# people}} is less than half a star.}
other {The nomination is declined by the majority of {said, plural, one {# person} other {# people}}.}
}`,
  'To a reviewer whose word was the last one that was needed about a nomination. {said} is how many said something.',
);
export const paysItsRating = message(
  'Several people decide about this nomination: each rating counts as it is, without an amount of one’s own.',
  'Below a field of a form, to a reviewer who gave an amount of points of their own.',
);
export const cardsSent = message(
  '{people, plural, one {Thank you. The thank-you e-card is on its way.} other {Thank you. The thank-you e-cards are on their way to # people.}}',
  `${afterRating} No points are paid. {people} is how many receive a card.`,
);
export const pointsSent = message(
  'Thank you. {points, number} points and an e-card are on their way.',
  `${afterRating} One person receives them.`,
);
export const pointsSentEach = message(
  'Thank you. {points, number} points each and an e-card are on their way to {people, number} people.',
  `${afterRating} Each of so many people receives so many points.`,
);

export const submittedSubject = message(
  'A nomination waits for your review',
  'The subject of an e-mail to a manager; somebody of their team is nominated.',
);
export const submittedLetter = message(
  '{name} has nominated someone of your team. Recognition is warmest when it comes soon: please review it when you have a moment.',
  'In an e-mail to a manager. {name} is who nominated; "it" is the nomination.',
);
export const ratedSubject = message(
  'Your nomination of {name} was rated',
  'The subject of an e-mail to who nominated. {name} is who is nominated: a person, or a whole division.',
);
const ratedNote =
  'In an e-mail to who nominated. {name} is who is nominated: a person, or a whole division. {rating} is a number of stars of {max}';
export const ratedWithCard = message(
  'Thank you for seeing what {name} did, and for saying it. Your nomination was rated {rating, number} of {max, number}: an e-card with your words is on the way.',
  `${ratedNote}; no points came with it.`,
);
export const ratedWithPoints = message(
  'Thank you for seeing what {name} did, and for saying it. Your nomination was rated {rating, number} of {max, number}: an e-card with your words and {points, number} points are on the way.',
  `${ratedNote}.`,
);
export const seeAmong = message(
  'See it among your nominations: {link}',
  'The end of an e-mail to who nominated; "it" is the nomination. {link} is the address of a screen.',
);
export const declinedSubject = message(
  'About your nomination of {name}',
  'The subject of an e-mail to who nominated: it was declined. {name} is who is nominated: a person, or a whole division.',
);
export const declinedLetter = message(
  'Thank you for nominating {name}. This time it did not become an award. {reviewer} wrote why:',
  'In an e-mail to who nominated. {name} is who is nominated: a person, or a whole division. What {reviewer} wrote follows.',
);
export const stillCounts = message(
  'That you noticed still counts: a thank-you card tells it to {name} today, and you are welcome to nominate again.',
  'In an e-mail to who nominated, after the reason why it was declined: they may send a card themselves. {name} is who was nominated: a person, or a whole division.',
);
export const seeYours = message(
  'See your nominations: {link}',
  'The end of an e-mail to who nominated. {link} is the address of a screen.',
);
export const declinedTogetherLetter = message(
  '{by, select, chair {Thank you for nominating {name}. This time it did not become an award; the chair of those who reviewed it decided so.} other {Thank you for nominating {name}. This time it did not become an award; {said, plural, one {# person} other {# people}} decided so.}}',
  'In an e-mail to who nominated. {name} is who is nominated: a person, or a whole division. What some of them wrote follows.',
);
export const declinedTogetherSubject = message(
  'What became of your nomination of {name}',
  'The subject of an e-mail to who nominated: several declined it together. {name} is who is nominated: a person, or a whole division.',
);
export const decidedSubject = message(
  'The nomination of {name} is decided',
  'The subject of an e-mail to reviewers who rated or declined a nomination together. {name} is who is nominated: a person, or a whole division.',
);
const decidedNote =
  'In an e-mail to reviewers who rated or declined a nomination together. {name} is who is nominated: a person, or a whole division; {said} is how many said something';
export const decidedLetter = message(
  `{by, select,
chair {The nomination of {name}, about which you said what you think, is decided by the chair: {rating, number} of {max, number} stars.}
mean {The nomination of {name}, about which you said what you think, is decided by the mean of {said, plural, one {# person} other {# people}}: {rating, number} of {max, number} stars.}
other {The nomination of {name}, about which you said what you think, is decided by the majority of {said, plural, one {# person} other {# people}}: {rating, number} of {max, number} stars.}
}`,
  `${decidedNote}.`,
);
export const decidedAgainstLetter = message(
  `{by, select,
chair {The nomination of {name}, about which you said what you think, is declined by the chair.}
other {The nomination of {name}, about which you said what you think, is declined by {said, plural, one {# person} other {# people}}.}
}`,
  `${decidedNote}.`,
);
export const seeDecided = message(
  'See what everybody said: {link}',
  'The end of an e-mail to reviewers who rated or declined a nomination together. {link} is the address of a screen.',
);
export const secondSubject = message(
  'A nomination waits for a second person',
  'The subject of an e-mail to who may confirm what another reviewer decided.',
);
export const secondLetter = message(
  'A nomination of {name} was rated, and with it one reviewer would award more than they decide alone in a month. Please look at it when you have a moment: your rating or decline decides.',
  'In an e-mail to who may confirm what another reviewer decided. {name} is who is nominated: a person, or a whole division.',
);
export const titleNew = message(
  'Nominations to review',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleRated = message(
  'A nomination was rated',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleDeclined = message(
  'A nomination was declined',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleWaits = message(
  'A nomination waits for a second person',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);

export const titleDecided = message(
  'A nomination was decided by several',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);
export const titleDecidedHeard = message(
  'A nomination that one helped to decide',
  'A kind of e-mail or SMS, in the list of messages for who looks after them.',
);

const inPortal = 'A notice in the portal, one line in a list.';
export const noticeSubmitted = message(
  '{name} has nominated someone of your team. Please review it when you have a moment.',
  `${inPortal} To a manager; {name} is who nominated.`,
);
export const noticeRated = message(
  'Your nomination of {name} was rated.',
  `${inPortal} {name} is who is nominated: a person, or a whole division.`,
);
export const noticeDeclined = message(
  'Your nomination of {name} was not taken further.',
  `${inPortal} It was declined. {name} is who is nominated: a person, or a whole division.`,
);
export const noticeDecided = message(
  'The nomination of {name}, about which you said what you think, is decided.',
  `${inPortal} To a reviewer. {name} is who is nominated: a person, or a whole division.`,
);
export const noticeSecond = message(
  'The nomination of {name} waits for a second person.',
  `${inPortal} To who may confirm what another reviewer decided. {name} is who is nominated: a person, or a whole division.`,
);
