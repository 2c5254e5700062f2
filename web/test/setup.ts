import type { SetupNow } from '@laurel/contract/calls/setup/setupnow';
import { setupSteps } from '@laurel/contract/shapes/setup-steps';
import type { Answers } from './answers.ts';

/** A company that has just begun, with a mail server and an identity provider. */
export const begun: SetupNow = {
  steps: setupSteps.map((step) => ({ step, standing: step === 'company' ? 'done' : 'open' })),
  dateFinished: null,
  memberNumber: 'A-1',
  ...{ countries: 1, people: 1, divisions: 1, programmeVersion: 1, managersWithBudget: 0, budgetPoints: 0 },
  ...{ lackingTexts: 3, products: 0, looks: 0 },
  mail: { state: 'none', dateTested: '', error: '', hasServer: true },
  signOn: { issuer: 'https://sso.company.example', isProven: false },
};

/** Nothing is open any more. */
export const ready: SetupNow = {
  ...begun,
  steps: setupSteps.map((step) => ({ step, standing: step === 'words' ? 'settled' : 'done' })),
  memberNumber: null,
};

export const setupAnswers = (now: SetupNow): Answers => ({
  setupnow: () => now,
  setupmark: () => ({ message: 'The step stays as it is.' }),
  setupnumber: () => ({ message: 'Your number is corrected.' }),
  setupmail: () => ({ message: 'A message to you is on its way.' }),
  setupprovider: () => ({ findings: [{ about: 'sign-on', state: 'right', words: 'It answers, with 2 keys.' }] }),
  setupfinish: () => ({ message: 'The portal is set up.' }),
  setupdoor: () => ({ name: '', email: '', memberNumber: '', countries: [] }),
  setupbegin: () => ({ token: 'x', locale: 'en-ZA' }),
  setupreturn: () => ({ token: 'x', locale: 'en-ZA' }),
});
