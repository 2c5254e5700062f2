import { type Drawing, features, type Item, type Offer } from './items.ts';

/** By its name: what it is kept as. */
function plain(name: string): Item {
  return { key: name.toLowerCase().replaceAll(' ', '-'), name };
}

/** The same with a card, whose drawing is called so too. */
function item(name: string): Item {
  const { key } = plain(name);
  return { key, name, picture: key as Drawing };
}

const mail = 350;
const sms = 150;

/** Specification section 9: what a company starts with. Its words in other languages are messages: `value-words.ts`. */
export const seed: Offer = {
  features: Object.fromEntries(features.map((feature) => [feature, { on: true, sites: {} }])) as Offer['features'],
  behaviours: [
    item('Client Obsession'),
    item('Unreasonable Excellence'),
    item('Authentic Connections'),
    item('Act of Courage'),
    item('Empowered Ownership'),
    item('Collaborate for Success'),
  ],
  alone: { name: '1Up nomination', picture: 'one-up' },
  prizes: [item('Quarterly Winner')],
  categories: [plain('Individual'), plain('Team'), plain('Leadership')],
  values: [
    item('Cultivates Innovation'),
    item('Client Focus'),
    item('Drives Results'),
    item('Collaborates'),
    item('Flexibility and Adaptability'),
  ],
  celebrate: {
    birthday: { name: 'Birthday', picture: 'birthday' },
    anniversary: { name: 'Anniversary', picture: 'anniversary' },
    thankYou: { name: 'Thank you', picture: 'thank-you' },
  },
  payItForward: {
    birthday: { name: 'Happy Birthday', picture: 'birthday' },
    anniversary: { name: 'Happy Work Anniversary', picture: 'anniversary' },
  },
  ideaCategories: [plain('The next big idea'), plain('Improve rewards and recognition'), plain('Current challenges')],
  points: {
    adhoc: [5, 10, 20, 25, 50, 100, 150, 200, 250, 500, 1000, 2000, 5000],
    payItForward: [5, 10, 20, 25, 50, 100],
    ideas: [0, 50, 100, 150, 200, 250, 300],
    recogniseMost: 9999,
  },
  review: { points: [0, 0, 120, 150, 200, 250, 300], customMost: 320, customAbove: 1 },
  characters: {
    nomination: 750,
    decline: 500,
    quarterly: 500,
    adhoc: { sms, email: mail },
    recognise: { sms, email: 600 },
    payItForward: { sms, email: mail },
    celebrate: { sms, email: mail },
    ideaTitle: 50,
    idea: 2000,
    ideaComment: 100,
  },
};
