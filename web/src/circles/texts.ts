import { message } from '@laurel/contract/message';

const where = 'On the screen about points that went round among a few people and came back.';
export const intro = message(
  'Points that went round among a few people and came back to where they began. That is allowed: look whether it is what the programme is for.',
  `${where} Below its title.`,
);
export const within = message('Within', `${where} The label of a choice of a span of days.`);
export const days = message('{n, plural, one {a day} other {# days}}', `${where} One of the spans offered.`);
export const withJudged = message('Those judged too', `${where} The label of a switch: also what somebody has judged.`);
export const none = message('Nothing went round', `${where} In the place of an empty list.`);
export const noneHint = message(
  'Nobody’s points came back to them three times in that time, or somebody has judged it.',
  `${where} In the place of an empty list.`,
);
export const backToFirst = message(
  'and back to the first',
  `${where} After the names of people who gave points, each to the next; read by screen readers.`,
);
export const judge = message('Judge', `${where} A button: say what one thinks of it.`);
export const judging = message('What do you think of it?', `${where} The title of a dialog.`);
export const judgeAbout = message(
  'It leaves the list until points go on. Nobody of these people is told.',
  `${where} In a dialog, before one says what one thinks of it.`,
);
export const verdict = message(
  'It is',
  `${where} In a dialog: the label of a choice between “in order”, “to be watched” and “not in order”.`,
);
export const fine = message('In order', `${where} What somebody thinks of it.`);
export const fineHint = message('People who work together thank each other.', `${where} Explains “in order”.`);
export const watch = message('To be watched', `${where} What somebody thinks of it.`);
export const watchHint = message(
  'Too early to say. It is shown again when points go on.',
  `${where} Explains “to be watched”.`,
);
export const wrong = message('Not in order', `${where} What somebody thinks of it.`);
export const wrongHint = message(
  'Points are made, not earned. What was given can be taken back under Corrections.',
  `${where} Explains “not in order”. Corrections is a screen.`,
);
export const why = message('Why', `${where} In a dialog: the label of a field for a reason.`);
export const cameBack = message('Came back', `${where} The label of how often points came back.`);
export const times = message('{returns, plural, one {once} other {# times}}', `${where} How often points came back.`);
export const inGifts = message(
  '{points} in {gifts, plural, one {one gift} other {# gifts}}',
  `${where} How many points in how many gifts.`,
);
export const points = message('Points', `${where} The label of a number of points.`);
export const firstAndLast = message('First and last', `${where} The label of the days of the first and the last gift.`);
export const span = message('{from} – {to}', `${where} Two days.`);
export const speaksFor = message('Speaks for it', `${where} The heading of a list of reasons why it is in order.`);
export const speaksAgainst = message(
  'Speaks against it',
  `${where} The heading of a list of reasons why it is not in order.`,
);
export const nothingSpeaks = message(
  'Nothing that can be counted',
  `${where} In the place of an empty list of reasons.`,
);
export const signWithin = message(
  '{share} % of what they give goes to each other',
  `${where} A reason; “they” are the people among whom points went round.`,
);
export const signNobodyElse = message('They give to nobody else', `${where} A reason why it may not be in order.`);
export const signOthers = message(
  'They give to {people, plural, one {one other person} other {# other people}} too',
  `${where} A reason why it may be in order.`,
);
export const signDivision = message('They work in one division', `${where} A reason why it may be in order.`);
export const signOwn = message(
  'All points were their own: none are new',
  `${where} A reason why it may be in order: they passed on what they had earned.`,
);
export const signMade = message(
  '{share} % of the points are new, from the programme or a budget',
  `${where} A reason why it may not be in order.`,
);
export const signWords = message(
  '{share} % of the gifts have words',
  `${where} A reason: whether people wrote something with what they gave.`,
);
export const signSoon = message(
  '{share} % were given on within a day',
  `${where} A reason why it may not be in order.`,
);
export const judgedBy = message('{name}, {date}', `${where} Who judged it, and when.`);
export const wentOn = message('Points went on since.', `${where} Below what somebody thought of it before.`);
export const correct = message(
  'Correct points of {name}',
  `${where} A link to the screen on which points are taken back.`,
);
