import type { FormErrors } from '@laurel/contract/errors';
import { adhocEmailMax, adhocSmsMax } from '@laurel/contract/limits';
import { adhocValues } from '@laurel/contract/points';
import type { Quote } from '@laurel/contract/quote';
import type { CallInput } from '#api/call.ts';
import { formatPoints } from '#lib/points.ts';
import { type AwardForm, awardErrors, pointsEach } from './award-form.ts';
import type { KindRules } from './award-kinds.ts';

export const adhocRules: KindRules = {
  title: 'Adhoc Recognition',
  intro: 'Reward what you saw today, without waiting for a nomination. The points come from your points to award.',
  reasons: adhocValues,
  hasCategory: false,
  points: 'fixed',
  sendBy: '',
  messageMax: { email: adhocEmailMax, sms: adhocSmsMax },
  messageHint: 'What did they do, and what did it change?',
};

export const emptyAdhoc: AwardForm = { recipients: [], reason: '', category: '', points: '', sendBy: '', message: '' };

/** By the names of the call's fields. */
export function adhocErrors(form: AwardForm, quote: Pick<Quote, 'available' | 'left'> | undefined): FormErrors {
  const errors = awardErrors(adhocRules, form);
  if (errors.reason) errors.reason = 'Please choose a value.';
  if (form.recipients.length === 0) errors.recipients = 'Please select at least one recipient.';
  if (!errors.points && quote && (quote.left ?? 0) < 0)
    errors.points = `This needs more than the ${formatPoints(quote.available ?? 0)} points that you have to award.`;
  return errors;
}

/** The body of `doreward` for a form without errors. */
export function adhocOf(form: AwardForm) {
  return {
    what: 'adhoc',
    reason: form.reason,
    points: pointsEach(adhocRules, form) ?? 0,
    message: form.message.trim(),
    sendBy: form.sendBy,
    recipients: form.recipients.map(({ memberId }) => memberId),
  } as CallInput<'doreward'>;
}
