import { message } from '@laurel/contract/message';

const screen = 'My year, on which a member sees what they gave to colleagues and got in one year';
const ofCompany = 'My year, in what it says of the whole company';

export const intro = message(
  'What you gave and what you got, for your eyes alone. Below it the company’s year, for everybody.',
  `${screen}: a line below its title.`,
);
export const year = message('Year', `${screen}: names the field in which the year is chosen.`);
export const empty = message('Your year begins with the first thank-you', `${screen}: nothing was given and got yet.`);
export const emptyHint = message(
  'It takes a minute, and it makes somebody’s day.',
  `${screen}: below the line before.`,
);
export const emptyBefore = message(
  'In {year} you gave nothing and got nothing here',
  `${screen}: of a year that is over. {year} is such as 2024.`,
);
export const thankSomebody = message('Thank somebody', `${screen}: a button that leads to the card of thanks.`);
export const figures = message('Your year in figures', `${screen}: read aloud, of four large figures.`);
export const cardsGiven = message('Cards given', `${screen}: below a large figure. Every recognition is a card.`);
export const cardsGot = message('Cards received', `${screen}: below a large figure. Every recognition is a card.`);
export const pointsGiven = message(
  '{pointsName} given',
  `${screen}: below a large figure. {pointsName} is what the company calls its points.`,
);
export const pointsGot = message(
  '{pointsName} received',
  `${screen}: below a large figure. {pointsName} is what the company calls its points.`,
);
export const kinds = message(
  'In which way',
  `${screen}: heads a table by kinds: cards of thanks, awards, nominations.`,
);
export const kind = message('Kind', `${screen}: heads a column: cards of thanks, awards, nominations.`);
export const thankYous = message('Thanks and congratulations', `${screen}: a kind of card, without points.`);
export const awards = message('Awards', `${screen}: a kind of card: points of the company for good work.`);
export const values = message('What for', `${screen}: heads a table by behaviours, such as Act of Courage.`);
export const months = message('Month by month', `${screen}: heads a table of the twelve months.`);
export const month = message('Month', `${screen}: heads a column.`);
export const given = message('Given', `${screen}: heads a column: how many cards the reader gave.`);
export const got = message('Received', `${screen}: heads a column: how many cards the reader got.`);
export const others = message('Others', `${screen}: the last line of a table: what is behind the first ones.`);
export const words = message('A few words of the year', `${screen}: heads the newest cards that the reader got.`);
export const openCard = message(
  'Open the card<unseen> from {name}</unseen>',
  `${screen}: a link. What stands in <unseen> is only read aloud.`,
);
export const fromWhom = message('{name}, {date}', `${screen}: below what a colleague wrote to the reader.`);
export const thanked = message('Whom you thanked most', `${screen}: heads faces, which the reader alone sees.`);
export const times = message(
  '{count, plural, one {# card} other {# cards}}',
  `${screen}: below a colleague: how many cards the reader gave them.`,
);
export const weeks = message(
  '{weeks, plural, one {In # of the last {of, number} weeks you thanked somebody.} other {In # of the last {of, number} weeks you thanked somebody.}}',
  `${screen}: a friendly remark. {weeks} is from 1 to {of}.`,
);
export const long = message(
  'Not thanked for a while',
  `${screen}: heads colleagues whom the reader may like to thank.`,
);
export const longIntro = message(
  'You have given each other something before. If you like, say it again.',
  `${screen}: below "Not thanked for a while".`,
);
export const team = message('Thank somebody of your team', `${screen}: heads colleagues whom the reader may thank.`);
export const teamIntro = message(
  'These work with you. If you like, tell one of them what was good.',
  `${screen}: below "Thank somebody of your team".`,
);
export const lastThanked = message(
  'Last time: {month}',
  `${screen}: below a colleague: when the reader thanked them last. {month} is such as May 2026.`,
);
export const gaveYou = message(
  'Has thought of you',
  `${screen}: below a colleague who gave the reader something, and got nothing from them yet.`,
);
export const thank = message(
  'Thank<unseen> {name}</unseen>',
  `${screen}: on the button beside a colleague; a verb. What stands in <unseen> is only read aloud.`,
);
export const company = message('The company’s year', `${ofCompany}: its title.`);
export const companyIntro = message(
  'What all of us gave to each other, in sums without a name. Counted on {date}.',
  `${ofCompany}: below its title.`,
);
export const companyFigures = message(
  'The company’s year in figures',
  `${ofCompany}: read aloud, of three large figures.`,
);
export const cards = message(
  'Cards',
  `${ofCompany}: below a large figure, and heads a column. Every recognition is a card.`,
);
export const givers = message('People who gave', `${ofCompany}: below a large figure.`);
export const receivers = message('People who received', `${ofCompany}: below a large figure.`);
export const companyNone = message('In {year} nobody gave anything here.', `${ofCompany}. {year} is such as 2024.`);
export const companyFew = message(
  'In {year} too few people gave something to tell of it here.',
  `${ofCompany}. {year} is such as 2024.`,
);
export const companyNotYet = message(
  'The company’s year is added up each night. Come back tomorrow.',
  `${ofCompany}: it was never counted yet.`,
);
export const few = message('few', `${ofCompany}: in place of a figure of too few people.`);
export const fewNote = message(
  '“Few” stands where fewer than {least, number} people gave or received, and where one could reckon it from the rest.',
  `${ofCompany}: below tables in which "few" stands.`,
);
