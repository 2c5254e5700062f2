import { celebrateEmailMax, payItForwardEmailMax, recogniseEmailMax, rewardSmsMax } from '@laurel/contract/limits';
import {
  celebrateReasons,
  celebrateSendBy,
  payItForwardPresets,
  payItForwardReasons,
  payItForwardSendBy,
  recogniseReasons,
  type SendMethod,
} from '@laurel/contract/points';
import { type Occasion, occasions } from '../paths.ts';

/** Recognise, Pay It Forward and Celebrate, by the names of the call. */
export type AwardKind = 'reward' | 'payitforward' | 'thankyou';

export interface KindRules {
  title: string;
  intro: string;
  /** What may be chosen; a single reason is fixed and not asked for. */
  reasons: readonly string[];
  hasCategory: boolean;
  /** Typed freely, chosen from fixed values, or none. */
  points: 'typed' | 'fixed' | 'none';
  /** What is chosen before the member chooses. */
  sendBy: SendMethod | '';
  messageMax: Record<SendMethod, number>;
  messageHint: string;
}

const [birthday, anniversary, thankYou] = celebrateReasons;
const celebrateReasonOf: Record<Occasion, string> = { birthday, anniversary, thankyou: thankYou };
const [happyBirthday, happyAnniversary] = payItForwardPresets;

const rules = {
  reward: {
    title: 'Recognise',
    intro: 'Reward what somebody did with points and a card. The points come from the programme.',
    reasons: recogniseReasons,
    hasCategory: true,
    points: 'typed',
    sendBy: '',
    messageMax: { email: recogniseEmailMax, sms: rewardSmsMax },
    messageHint: 'What did they do, and what did it change?',
  },
  payitforward: {
    title: 'Pay It Forward',
    intro: 'Share points with somebody who made your day better. The points are deducted from your personal profile.',
    reasons: payItForwardReasons,
    hasCategory: false,
    points: 'fixed',
    sendBy: payItForwardSendBy,
    messageMax: { email: payItForwardEmailMax, sms: rewardSmsMax },
    messageHint: 'A line of your own makes the card worth keeping.',
  },
  thankyou: {
    title: 'Celebrate',
    intro: 'Send a card that shows you thought of them. It costs no points.',
    reasons: [thankYou],
    hasCategory: false,
    points: 'none',
    sendBy: celebrateSendBy,
    messageMax: { email: celebrateEmailMax, sms: rewardSmsMax },
    messageHint: 'A line of your own makes the card worth keeping.',
  },
} as const satisfies Record<AwardKind, KindRules>;

/** The occasion fixes the reason of an e-card. */
export function rulesOf(kind: AwardKind, occasion: Occasion | undefined): KindRules {
  if (kind !== 'thankyou') return rules[kind];
  return { ...rules.thankyou, reasons: [celebrateReasonOf[occasion ?? 'thankyou']] };
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
