import type { FormErrors } from '@laurel/contract/errors';
import { type AwardKind, type SendMethod, sendMethods } from '@laurel/contract/points';
import { isWithin } from '@laurel/contract/programme/giving';
import { say } from '@laurel/contract/say';
import type { Quote } from '@laurel/contract/shapes/quote';
import * as said from '@laurel/contract/texts';
import type { CallOutput } from '#api/call.ts';
import { hasChosen, type SelectedRecipient } from '#picker/recipient.ts';
import type { Occasion } from '../paths.ts';
import { firstReason, givingOf, type KindRules, rulesOf } from './award-kinds.ts';
import * as texts from './texts.ts';

export interface AwardForm {
  recipients: SelectedRecipient[];
  reason: string;
  /** Recognise only. */
  category: string;
  /** As typed or chosen. */
  points: string;
  sendBy: SendMethod | '';
  message: string;
  /** Who sees the card at most; without it those whom its receivers have chosen. */
  seen?: { audience: 'us' } | undefined;
  /** From the budget of who is away; without it from one's own. */
  lent?: { delegationId: string } | undefined;
}

/** What of a form is needed to say what its award costs. */
export interface AwardPart {
  values: Pick<AwardForm, 'recipients' | 'seen' | 'lent'>;
  errors: FormErrors;
  change: (part: Partial<Pick<AwardForm, 'seen' | 'lent'>>) => void;
}

/** What was sent, and what the server says of it. */
export interface SentAward {
  form: AwardForm;
  answer: CallOutput<'doreward'>;
}

export function emptyAward(
  kind: AwardKind,
  occasion: Occasion | undefined,
  ways: readonly SendMethod[] = sendMethods,
): AwardForm {
  const { sendBy } = rulesOf(kind, occasion, ways);
  return { recipients: [], reason: firstReason(kind, occasion), category: '', points: '', sendBy, message: '' };
}

/** What was chosen before and is not offered any more is as when the form opens. */
export function fittingAward(rules: KindRules, form: AwardForm, empty: AwardForm): AwardForm {
  const { reasons, categories, ways } = rules;
  const giving = givingOf(rules, form.reason);
  const isGone = giving !== null && 'among' in giving && pointsEach(rules, form) === undefined;
  return {
    ...form,
    reason: reasons.includes(form.reason) ? form.reason : empty.reason,
    category: categories.includes(form.category) ? form.category : empty.category,
    points: isGone ? empty.points : form.points,
    sendBy: form.sendBy !== '' && !ways.includes(form.sendBy) ? empty.sendBy : form.sendBy,
  };
}

/** Anything that was not there when the form opened: a choice is as great a pity to lose as words. */
export function hasWork(form: AwardForm, empty: AwardForm, linkedId: string | undefined): boolean {
  const fields = ['reason', 'category', 'points', 'sendBy'] as const;
  return (
    form.message.trim() !== '' ||
    fields.some((field) => form[field] !== empty[field]) ||
    hasChosen(form.recipients, linkedId)
  );
}

/** Points to each, or undefined while the form does not say. */
export function pointsEach(
  rules: KindRules,
  { reason, points }: Pick<AwardForm, 'reason' | 'points'>,
): number | undefined {
  const giving = givingOf(rules, reason);
  if (giving === null) return 0;
  if ('fixed' in giving) return giving.fixed;
  const amount = /^\s*\d+\s*$/.test(points) ? Number(points) : 0;
  return amount > 0 && isWithin(amount, giving) ? amount : undefined;
}

/** What the call names as the reason: for Recognise with its category. */
export function reasonOf({ categories }: KindRules, { reason, category }: Pick<AwardForm, 'reason' | 'category'>) {
  return categories.length > 0 && reason && category ? `${reason}: ${category}` : reason;
}

/** What the form asks for in other parts than the call does, and what the server's quote tells before it is sent. */
export function ownErrors(kind: AwardKind, rules: KindRules, form: AwardForm, quote: Quote | undefined): FormErrors {
  const errors: FormErrors = {};
  const { categories } = rules;
  const giving = givingOf(rules, form.reason);
  if (kind === 'reward') errors.reason = form.reason === '' ? say(said.chooseBehaviour) : '';
  if (categories.length > 0) errors.category = form.category === '' ? say(said.chooseCategory) : '';
  if (pointsEach(rules, form) === undefined)
    errors.points = giving && 'upTo' in giving ? say(texts.giveUpTo, { max: giving.upTo }) : say(texts.choosePoints);
  else if (quote && quote.left !== null && quote.left < 0 && !quote.missing)
    errors.points = say(kind === 'adhoc' ? texts.overBudget : texts.overOwn, { points: quote.available ?? 0 });
  return errors;
}

/** The body of `doreward`. */
export function awardOf(kind: AwardKind, rules: KindRules, form: AwardForm) {
  return {
    what: kind,
    reason: reasonOf(rules, form),
    points: pointsEach(rules, form) ?? 0,
    message: form.message.trim(),
    sendBy: form.sendBy,
    recipients: form.recipients.map(({ memberId }) => memberId),
    ...form.lent,
    ...form.seen,
  };
}
