import type { Holder } from '@laurel/contract/access';
import {
  type AwardKind,
  celebrateSendBy,
  payItForwardSendBy,
  type SendMethod,
  sendMethods,
} from '@laurel/contract/points';
import { isOn } from '@laurel/contract/programme/features';
import { type Giving, messageMost, pointsFor } from '@laurel/contract/programme/giving';
import type { Programme } from '@laurel/contract/programme/items';
import { offered, payItForwardReasons, programme, recogniseReasons } from '@laurel/contract/programme/programme';
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
  /** What stands behind the reason; where there are none it is not asked for. */
  categories: readonly string[];
  kind: AwardKind;
  /** What is chosen before the member chooses. */
  sendBy: SendMethod | '';
  /** How it may be sent. */
  ways: readonly SendMethod[];
  messageMax: Record<SendMethod, number>;
  messageHint: string;
  /** Whether the missing of recipients is told in a dialog, as the specification has it, and not only beside the field. */
  asksForRecipients: boolean;
}

const rules: Record<AwardKind, (goes: Programme) => Omit<KindRules, 'messageMax' | 'ways' | 'kind'>> = {
  reward: (goes) => ({
    title: say(common.recognise),
    intro: say(texts.recogniseIntro),
    whoLabel: say(texts.whoFor),
    reasons: recogniseReasons(goes),
    categories: offered(goes.categories),
    sendBy: '',
    messageHint: say(texts.deedHint),
    asksForRecipients: true,
  }),
  payitforward: (goes) => ({
    title: say(common.payItForward),
    intro: say(texts.payItForwardIntro),
    whoLabel: say(texts.whoFor),
    reasons: payItForwardReasons(goes),
    categories: [],
    sendBy: payItForwardSendBy,
    messageHint: say(texts.ownLineHint),
    asksForRecipients: true,
  }),
  thankyou: (goes) => ({
    title: say(common.thankYou),
    intro: say(texts.thankYouIntro),
    whoLabel: say(texts.whoToThank),
    reasons: [goes.celebrate.thankYou.name],
    categories: [],
    sendBy: celebrateSendBy,
    messageHint: say(texts.ownLineHint),
    asksForRecipients: true,
  }),
  adhoc: (goes) => ({
    title: say(common.adhocRecognition),
    intro: say(texts.adhocIntro),
    whoLabel: say(texts.whoFor),
    reasons: offered(goes.values),
    categories: [],
    sendBy: '',
    messageHint: say(texts.deedHint),
    asksForRecipients: false,
  }),
};

/** By which ways somebody's site sends. */
export function waysOf(member: Holder): readonly SendMethod[] {
  return isOn('sms', member) ? sendMethods : sendMethods.filter((way) => way !== 'sms');
}

/** The occasion fixes the reason of an e-card: it thanks, or celebrates a birthday or an anniversary. */
export function rulesOf(
  kind: AwardKind,
  occasion: Occasion | undefined,
  ways: readonly SendMethod[] = sendMethods,
): KindRules {
  const goes = programme();
  const usual = rules[kind](goes);
  const [first = '', ...others] = ways;
  // Where there is but one way, nobody is asked.
  const sendBy = others.length > 0 ? usual.sendBy : first;
  const ofKind = { ...usual, kind, ways, sendBy, messageMax: messageMost(kind, goes) };
  if (kind !== 'thankyou' || !occasion || occasion === 'thankyou') return ofKind;
  return {
    ...ofKind,
    title: say(common.celebrate),
    intro: say(texts.celebrateIntro),
    whoLabel: say(texts.whoToCelebrate),
    reasons: [goes.celebrate[occasion].name],
  };
}

/** How many points it gives when it is for that; null where it costs none. */
export function givingOf({ kind }: Pick<KindRules, 'kind'>, reason: string): Giving | null {
  return kind === 'thankyou' ? null : pointsFor(kind, reason, programme());
}

/** The reason that is chosen when the form opens: the only one, or the wish for the celebration one came from. */
export function firstReason(kind: AwardKind, occasion: Occasion | undefined): string {
  const { reasons } = rulesOf(kind, occasion);
  const [first = '', ...others] = reasons;
  if (others.length === 0) return first;
  if (kind !== 'payitforward' || !occasion || occasion === 'thankyou') return '';
  const wish = programme().payItForward[occasion].name;
  return reasons.includes(wish) ? wish : '';
}

/** The card that an address names. */
export function occasionOf(card: string | null): Occasion | undefined {
  return occasions.find((occasion) => occasion === card);
}
