import { rateLimits, sendLimits } from '#rules/rate-limits';
import type { ProgrammeDocument, Rules, WholeProgramme } from './items.ts';
import { specified } from './programme.ts';
import { seed } from './seed.ts';

/** What a company starts with. */
export const seedRules: Rules = {
  giving: {
    nomination: 'everybody',
    adhoc: 'everybody',
    recognise: 'everybody',
    payItForward: 'everybody',
    celebrate: 'everybody',
  },
  sends: Object.fromEntries(sendLimits.map((name) => [name, rateLimits[name].max])) as Rules['sends'],
  limits: {
    award: 100_000,
    confirm: { points: 10_000, people: 50 },
    ownDivision: 200,
    pairInMonth: 1000,
    recogniseInMonth: 10_000,
    budgetInMonth: 100_000,
    spentInDay: 'none',
  },
  leavers: { graceDays: 30, percentAtOnce: 10 },
  quarters: { firstMonth: 1, yearOf: 'firstDay' },
  corrections: { alone: 5000, takeBackMinutes: 10, debts: false },
  work: {
    target: { nomination: 5, idea: 5, approval: 5, order: 5, file: 5, contact: 5, card: 5 },
    remindBefore: 1,
    escalateAfter: 3,
  },
  approvals: { rules: [], daysMost: 30 },
  deciding: { by: 'first', people: 3 },
  seen: { audience: 'everybody', points: false },
  comments: { refused: [] },
  ideas: { shared: false },
  anniversaries: { awards: [] },
  groupCards: { daysBefore: 5, birthdays: true, anniversaries: true },
};

/** The same with what is offered: a whole document. */
export const wholeSeed: ProgrammeDocument = { ...seed, ...seedRules };

/** What a company goes by until it saves a programme of its own. */
export const specifiedWhole: WholeProgramme = { ...specified, ...seedRules, page: 1 };
