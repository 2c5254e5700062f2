import { inEnglish } from '@laurel/contract/english';
import type { Item, Programme } from '@laurel/contract/programme/items';
import { specified } from '@laurel/contract/programme/programme';
import { readBy } from '@laurel/contract/say';
import { onTestFinished } from 'vitest';

const item = (key: string, name: string): Item => ({ key, name });

/** Hardly anything of it is as the specification has it. */
export const otherProgramme: Programme = {
  ...specified,
  version: 4,
  behaviours: [
    {
      ...item('customers', 'Customers First'),
      picture: 'client-obsession',
      words: 'Stood in for a customer.',
      in: { de: { name: 'Kundschaft zuerst', words: 'Trat für jemanden aus der Kundschaft ein.' } },
    },
    // A name of the specification is explained as there.
    { ...item('act-of-courage', 'Act of Courage'), picture: 'act-of-courage' },
    { ...item('craft', 'Craft'), in: { de: { name: 'Handwerk' } } },
    item('candour', 'Candour'),
    item('patience', 'Patience'),
    item('thrift', 'Thrift'),
    item('welcome', 'Welcome'),
    item('learning', 'Learning'),
    item('safety', 'Donaudampfschifffahrtsgesellschaftskapitaenssicherheitsweste'),
    { ...item('speed', 'Speed'), retired: true },
  ],
  alone: { ...specified.alone, retired: true },
  prizes: [],
  categories: [],
  values: [{ ...item('sun', 'Sunshine'), words: 'Made the day brighter.' }, item('rain', 'Rain')],
  celebrate: { ...specified.celebrate, thankYou: { name: 'Cheers' } },
  payItForward: {
    birthday: { ...specified.payItForward.birthday, retired: true },
    anniversary: { ...specified.payItForward.anniversary, retired: true },
  },
  ideaCategories: [item('green', 'Greener'), item('faster', 'Faster')],
  points: { adhoc: [1, 100_000], payItForward: [7], ideas: [40, 80], recogniseMost: 100_000 },
  review: { points: [0, 10, 20, 30, 40], customMost: 0, customAbove: 0 },
  characters: { ...specified.characters, nomination: 60, ideaTitle: 10, recognise: { sms: 20, email: 40 } },
};

/** Until the test ends, who reads goes by it. */
export function goBy(programme: Programme, locale = 'en'): void {
  readBy(() => ({ locale, words: inEnglish, programme }));
  onTestFinished(() => readBy(() => ({ locale: 'en', words: inEnglish })));
}
