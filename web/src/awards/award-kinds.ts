import { type AwardKind, awardMessageMax } from '@laurel/contract/limits';
import {
  adhocPoints,
  adhocValues,
  celebrateReasons,
  celebrateSendBy,
  payItForwardPoints,
  payItForwardPresets,
  payItForwardReasons,
  payItForwardSendBy,
  recogniseReasons,
  type SendMethod,
} from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { type Occasion, occasions } from '../paths.ts';
import * as texts from './texts.ts';

/** What the four awards ask for: Recognise, Pay It Forward, Celebrate and Adhoc Recognition, by the names of the call. */
export interface KindRules {
  title: string;
  intro: string;
  whoLabel: string;
  /** What may be chosen; a single reason is fixed and not asked for. */
  reasons: readonly string[];
  hasCategory: boolean;
  /** Typed freely, chosen from these, or none. */
  points: 'typed' | 'none' | readonly number[];
  /** What is chosen before the member chooses. */
  sendBy: SendMethod | '';
  messageMax: Record<SendMethod, number>;
  messageHint: string;
  /** Whether the missing of recipients is told in a dialog, as the specification has it, and not only beside the field. */
  asksForRecipients: boolean;
}

const [birthday, anniversary, thankYou] = celebrateReasons;
const celebrateReasonOf: Record<Occasion, string> = { birthday, anniversary, thankyou: thankYou };
const [happyBirthday, happyAnniversary] = payItForwardPresets;

const rules = {
  reward: {
    title: say(common.recognise),
    intro: say(texts.recogniseIntro),
    whoLabel: say(texts.whoFor),
    reasons: recogniseReasons,
    hasCategory: true,
    points: 'typed',
    sendBy: '',
    messageMax: awardMessageMax.reward,
    messageHint: say(texts.deedHint),
    asksForRecipients: true,
  },
  payitforward: {
    title: say(common.payItForward),
    intro: say(texts.payItForwardIntro),
    whoLabel: say(texts.whoFor),
    reasons: payItForwardReasons,
    hasCategory: false,
    points: payItForwardPoints,
    sendBy: payItForwardSendBy,
    messageMax: awardMessageMax.payitforward,
    messageHint: say(texts.ownLineHint),
    asksForRecipients: true,
  },
  thankyou: {
    title: say(common.thankYou),
    intro: say(texts.thankYouIntro),
    whoLabel: say(texts.whoToThank),
    reasons: [thankYou],
    hasCategory: false,
    points: 'none',
    sendBy: celebrateSendBy,
    messageMax: awardMessageMax.thankyou,
    messageHint: say(texts.ownLineHint),
    asksForRecipients: true,
  },
  adhoc: {
    title: say(common.adhocRecognition),
    intro: say(texts.adhocIntro),
    whoLabel: say(texts.whoFor),
    reasons: adhocValues,
    hasCategory: false,
    points: adhocPoints,
    sendBy: '',
    messageMax: awardMessageMax.adhoc,
    messageHint: say(texts.deedHint),
    asksForRecipients: false,
  },
} as const satisfies Record<AwardKind, KindRules>;

/** An e-card thanks, or celebrates a birthday or an anniversary: the words go with its reason. */
const celebrate = {
  title: say(common.celebrate),
  intro: say(texts.celebrateIntro),
  whoLabel: say(texts.whoToCelebrate),
};

/** The occasion fixes the reason of an e-card. */
export function rulesOf(kind: AwardKind, occasion: Occasion | undefined): KindRules {
  if (kind !== 'thankyou' || !occasion || occasion === 'thankyou') return rules[kind];
  return { ...rules.thankyou, ...celebrate, reasons: [celebrateReasonOf[occasion]] };
}

/** The reason that is chosen when the form opens: the only one, or the preset of the celebration one came from. */
export function firstReason(kind: AwardKind, occasion: Occasion | undefined): string {
  if (kind === 'thankyou') return celebrateReasonOf[occasion ?? 'thankyou'];
  if (kind === 'payitforward' && occasion === 'birthday') return happyBirthday;
  if (kind === 'payitforward' && occasion === 'anniversary') return happyAnniversary;
  return '';
}

/** The card that an address names. */
export function occasionOf(card: string | null): Occasion | undefined {
  return occasions.find((occasion) => occasion === card);
}
