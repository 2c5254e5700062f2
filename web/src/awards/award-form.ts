import type { FormErrors } from '@laurel/contract/errors';
import type { AwardKind } from '@laurel/contract/limits';
import { recognisePointsMax, type SendMethod } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import type { Quote } from '@laurel/contract/shapes/quote';
import * as said from '@laurel/contract/texts';
import type { CallOutput } from '#api/call.ts';
import { hasChosen, type SelectedRecipient } from '#picker/recipient.ts';
import type { Occasion } from '../paths.ts';
import { firstReason, type KindRules, rulesOf } from './award-kinds.ts';
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
}

/** What was sent, and what the server says of it. */
export interface SentAward {
  form: AwardForm;
  answer: CallOutput<'doreward'>;
}

export function emptyAward(kind: AwardKind, occasion: Occasion | undefined): AwardForm {
  const { sendBy } = rulesOf(kind, occasion);
  return { recipients: [], reason: firstReason(kind, occasion), category: '', points: '', sendBy, message: '' };
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
export function pointsEach({ points: asked }: KindRules, { points }: Pick<AwardForm, 'points'>): number | undefined {
  if (asked === 'none') return 0;
  const amount = /^\s*\d{1,4}\s*$/.test(points) ? Number(points) : 0;
  return amount > 0 && amount <= recognisePointsMax ? amount : undefined;
}

/** What the call names as the reason: for Recognise with its category. */
export function reasonOf({ hasCategory }: KindRules, { reason, category }: Pick<AwardForm, 'reason' | 'category'>) {
  return hasCategory && reason && category ? `${reason}: ${category}` : reason;
}

/** What the form asks for in other parts than the call does, and what the server's quote tells before it is sent. */
export function ownErrors(kind: AwardKind, rules: KindRules, form: AwardForm, quote: Quote | undefined): FormErrors {
  const errors: FormErrors = {};
  if (rules.hasCategory) {
    errors.reason = form.reason === '' ? say(said.chooseBehaviour) : '';
    errors.category = form.category === '' ? say(said.chooseCategory) : '';
  }
  if (pointsEach(rules, form) === undefined)
    errors.points =
      rules.points === 'typed' ? say(texts.giveUpTo, { max: recognisePointsMax }) : say(texts.choosePoints);
  else if (quote && quote.left !== null && quote.left < 0)
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
  };
}
