import type { SetupNow } from '@laurel/contract/calls/setup/setupnow';
import { say } from '@laurel/contract/say';
import type { SetupStep } from '@laurel/contract/shapes/setup-steps';
import { formatTime } from '#lib/dates.ts';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

export type Standing = SetupNow['steps'][number]['standing'];

interface StepWords {
  title: string;
  what: string;
  /** What there is of it. */
  has?: (now: SetupNow) => string;
  /** Where it is done. */
  to?: string;
  does?: string;
  /** Whether leaving it means that what came with the portal goes. */
  isThere?: true;
}

export const stepWords: Record<SetupStep, StepWords> = {
  company: {
    title: say(texts.companyStep),
    what: say(texts.companyFor),
    has: ({ countries }) => say(texts.companyHas, { count: countries }),
    to: paths.dataUpload,
    does: say(texts.uploadCountries),
  },
  roster: {
    title: say(texts.rosterStep),
    what: say(texts.rosterFor),
    has: ({ people, divisions }) => say(texts.rosterHas, { people, divisions }),
    to: paths.dataUpload,
    does: say(texts.uploadRoster),
  },
  programme: {
    title: say(texts.programmeStep),
    what: say(texts.programmeFor),
    has: ({ programmeVersion }) => say(texts.programmeHas, { version: programmeVersion }),
    to: paths.programme,
    does: say(texts.lookAtProgramme),
    isThere: true,
  },
  budgets: {
    title: say(texts.budgetsStep),
    what: say(texts.budgetsFor),
    has: ({ managersWithBudget, budgetPoints }) =>
      say(texts.budgetsHas, { managers: managersWithBudget, points: budgetPoints }),
    to: paths.dataUpload,
    does: say(texts.uploadBudgets),
  },
  words: {
    title: say(texts.wordsStep),
    what: say(texts.wordsFor),
    has: ({ lackingTexts }) => say(texts.wordsHas, { count: lackingTexts }),
    to: paths.words(),
    does: say(texts.writeWords),
    isThere: true,
  },
  looks: {
    title: say(texts.looksStep),
    what: say(texts.looksFor),
    has: ({ looks }) => say(texts.looksHas, { count: looks }),
    to: paths.looks(),
    does: say(texts.giveLook),
    isThere: true,
  },
  rewards: {
    title: say(texts.rewardsStep),
    what: say(texts.rewardsFor),
    has: ({ products }) => say(texts.rewardsHas, { count: products }),
    to: paths.dataUpload,
    does: say(texts.uploadCatalogue),
  },
  mail: { title: say(texts.mailStep), what: say(texts.mailFor), has: mailWords },
  signOn: { title: say(texts.signOnStep), what: say(texts.signOnFor), has: signOnWords },
};

function mailWords({ mail: { state, dateTested, hasServer } }: SetupNow): string {
  if (state === 'sent') return say(texts.mailSent, { when: formatTime(dateTested) });
  if (state === 'failed') return say(texts.mailFailed);
  if (!hasServer) return say(texts.mailNoServer);
  return say(state === 'none' ? texts.mailNone : texts.mailOnItsWay);
}

function signOnWords({ signOn: { issuer, isProven } }: SetupNow): string {
  if (issuer === '') return say(texts.signOnNone);
  return say(isProven ? texts.signOnProven : texts.signOnOpen, { issuer });
}

export const standingWords: Record<Standing, string> = {
  done: say(texts.done),
  open: say(texts.open),
  settled: say(texts.settled),
};
