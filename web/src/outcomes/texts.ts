import { message } from '@laurel/contract/message';

export const stars = message('{rating, number} of {max, number} stars', 'Read aloud: the stars that a nomination got.');
export const card = message('A thank-you e-card', 'Beside the stars of a nomination: what the nominee got.');
export const cards = message(
  'Thank-you e-cards to {people, number} people',
  'Beside the stars of a nomination: what the nominees got, always more than one.',
);
export const pointsEach = message(
  '{people, number} people × {points, number} points',
  'Beside the stars of a nomination: what each of the nominees got, always more than one.',
);
export const ratedBy = message('Rated by {name} on {date}', 'Below the stars of a nomination.');
export const ratedByAndWaits = message(
  'Rated by {name} on {date}. A second person confirms it before points are paid.',
  'Below the stars of a nomination; "it" is the rating.',
);
export const declinedBy = message('Declined by {name} on {date}', 'What became of a nomination. The reason follows.');
export const decidedTogether = message(
  '{by, select, chair {Decided by the chair, {name}, on {date}} mean {Decided by the mean of {said, plural, one {# person} other {# people}} on {date}} other {Decided by the majority of {said, plural, one {# person} other {# people}} on {date}}}',
  'Below the stars of a nomination about which several said what they think.',
);
export const declinedTogether = message(
  '{by, select, chair {Declined by the chair, {name}, on {date}} other {Declined by {said, plural, one {# person} other {# people}} on {date}}}',
  'What became of a nomination about which several said what they think. Their reasons follow.',
);
export const forQuarterly = message(
  'For the quarterly awards',
  'Heads what the reviewer wrote for the awards of the quarter.',
);

export const andMore = message(
  '{names} and {more, number} more',
  '{names} are some people, such as "Ann Lee, Ben Ode"; {more} are not named.',
);
export const whereToSee = message(
  '<link>My nominations</link> tells what becomes of it.',
  'After a nomination was sent: the link leads to the list of one’s own nominations. "It" is the nomination.',
);
export const reviewersRead = message(
  '{nominations, plural, one {The reviewers of their division read it.} other {The reviewers of their division read them.}}',
  'After nominations were sent: who decides about them. "Their" means the nominees, "it" and "them" the nominations.',
);
export const managersRead = message(
  `{nominations, plural,
one {{managers, plural,
one {{names}, your colleague’s manager, reads it.}
other {{names}, your colleague’s managers, read it.}
}}
other {{managers, plural,
one {{names}, your colleagues’ manager, reads them.}
other {{names}, your colleagues’ managers, read them.}
}}
}`,
  'After nominations were sent: who decides about them. {names} are those managers; the colleagues are the nominees.',
);
export const managersAndReviewersRead = message(
  `{nominations, plural,
one {{managers, plural,
one {{names}, your colleague’s manager, and the reviewers of their division read it.}
other {{names}, your colleague’s managers, and the reviewers of their division read it.}
}}
other {{managers, plural,
one {{names}, your colleagues’ manager, and the reviewers of their division read them.}
other {{names}, your colleagues’ managers, and the reviewers of their division read them.}
}}
}`,
  'After nominations were sent: who decides about them. {names} are managers of nominees, "their division" the nominees’.',
);
export const nobodyReads = message(
  'Nobody reviews nominations there yet.',
  'After a nomination was sent; "there" is the division of the nominee.',
);
