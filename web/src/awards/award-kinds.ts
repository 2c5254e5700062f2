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
import { type Occasion, occasions } from '../paths.ts';

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

const receiverLabel = 'Who is it for?';
const deedHint = 'What did they do, and what did it change?';
const ownLineHint = 'A line of your own makes the card worth keeping.';

const rules = {
  reward: {
    title: 'Recognise',
    intro: 'Reward what somebody did with points and a card. The points come from the programme.',
    whoLabel: receiverLabel,
    reasons: recogniseReasons,
    hasCategory: true,
    points: 'typed',
    sendBy: '',
    messageMax: awardMessageMax.reward,
    messageHint: deedHint,
    asksForRecipients: true,
  },
  payitforward: {
    title: 'Pay It Forward',
    intro: 'Share points with somebody who made your day better. The points are deducted from your personal profile.',
    whoLabel: receiverLabel,
    reasons: payItForwardReasons,
    hasCategory: false,
    points: payItForwardPoints,
    sendBy: payItForwardSendBy,
    messageMax: awardMessageMax.payitforward,
    messageHint: ownLineHint,
    asksForRecipients: true,
  },
  thankyou: {
    title: 'Thank you',
    intro: 'Send a card to somebody who made your work better. It costs no points.',
    whoLabel: 'Who do you want to thank?',
    reasons: [thankYou],
    hasCategory: false,
    points: 'none',
    sendBy: celebrateSendBy,
    messageMax: awardMessageMax.thankyou,
    messageHint: ownLineHint,
    asksForRecipients: true,
  },
  adhoc: {
    title: 'Adhoc Recognition',
    intro: 'Reward what you saw today, without waiting for a nomination. The points come from your points to award.',
    whoLabel: receiverLabel,
    reasons: adhocValues,
    hasCategory: false,
    points: adhocPoints,
    sendBy: '',
    messageMax: awardMessageMax.adhoc,
    messageHint: deedHint,
    asksForRecipients: false,
  },
} as const satisfies Record<AwardKind, KindRules>;

/** An e-card thanks, or celebrates a birthday or an anniversary: the words go with its reason. */
const celebrate = {
  title: 'Celebrate',
  intro: 'Send a card that shows you thought of their day. It costs no points.',
  whoLabel: 'Who do you want to celebrate?',
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
