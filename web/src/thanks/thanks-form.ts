import type { FormErrors } from '@laurel/contract/errors';
import type { AwardKind, SendMethod } from '@laurel/contract/points';
import { programme } from '@laurel/contract/programme/programme';
import type { CallOutput } from '#api/call.ts';
import { type AwardForm, fittingAward } from '#giving/award-form.ts';
import { firstReason, type KindRules, rulesOf } from '#giving/award-kinds.ts';
import { fittingForm, type NominateForm } from '#nominating/nominate-form.ts';
import { hasChosen, type SelectedRecipient } from '#picker/recipient.ts';
import type { ThanksKind } from './kinds.ts';

/** What is filled in, whatever becomes of it: who changes that keeps the rest. */
export interface ThanksForm {
  recipients: SelectedRecipient[];
  message: string;
  kind: ThanksKind;
  /** Of a nomination: behaviours by their names, or the one that stands alone. */
  behaviours: string[];
  /** Of what gives points: what for, and how many, as chosen. */
  reason: string;
  points: string;
  sendBy: SendMethod;
  seen?: { audience: 'us' } | undefined;
  lent?: { delegationId: string } | undefined;
}

/** What was sent, and what the server says of it. */
export type SentThanks =
  | { kind: AwardKind; form: AwardForm; answer: CallOutput<'doreward'> }
  | { kind: 'nomination'; members: readonly SelectedRecipient[]; answer: CallOutput<'newnom'> };

export function emptyThanks(kind: ThanksKind, ways: readonly SendMethod[]): ThanksForm {
  const sendBy = ways.includes('email') ? 'email' : (ways[0] ?? 'email');
  return { recipients: [], message: '', kind, behaviours: [], reason: '', points: '', sendBy };
}

/** Anything but whom one came for. */
export function isBegun({ recipients, message, ...form }: ThanksForm, empty: ThanksForm, linkedId: string | undefined) {
  return (
    message.trim() !== '' ||
    form.behaviours.length > 0 ||
    form.reason !== '' ||
    form.points !== '' ||
    form.seen !== undefined ||
    form.kind !== empty.kind ||
    hasChosen(recipients, linkedId)
  );
}

/** The award that it becomes. What another kind asks for is not among it. */
export function awardOfThanks(rules: KindRules, form: ThanksForm): AwardForm {
  const { recipients, message, reason, points, sendBy, seen, lent } = form;
  const none = { recipients: [], reason: firstReason(rules.kind, undefined), category: '', points: '', message: '' };
  const empty: AwardForm = { ...none, sendBy: rules.ways[0] ?? 'email' };
  const award: AwardForm = { ...empty, recipients, message, reason, points, sendBy };
  return {
    ...fittingAward(rules, award, empty),
    ...(seen && { seen }),
    ...(lent && rules.kind === 'adhoc' && { lent }),
  };
}

/** The nomination that it becomes. */
export function nominationOfThanks({ recipients, behaviours, message }: ThanksForm): NominateForm {
  return fittingForm({ members: recipients, nomCat: behaviours, reason: message });
}

/** How many characters the words may have. */
export function messageMax({ kind, sendBy }: Pick<ThanksForm, 'kind' | 'sendBy'>): number {
  return kind === 'nomination' ? programme().characters.nomination : rulesOf(kind, undefined).messageMax[sendBy];
}

/** What the two calls name otherwise than the composer does. */
const ofNomination = { recipients: 'members', behaviours: 'nomCat', message: 'reason' } as const;

/** What is wrong, by the composer's own names. */
export function namedErrors(kind: ThanksKind, errors: FormErrors): FormErrors {
  if (kind !== 'nomination') return errors;
  return Object.fromEntries(
    Object.entries(ofNomination).flatMap(([own, field]) => (errors[field] === undefined ? [] : [[own, errors[field]]])),
  );
}

/** What is changed, by the names of the call that it becomes. */
export function changedFields(kind: ThanksKind, part: Partial<ThanksForm>): object {
  if (kind !== 'nomination') return part;
  return Object.fromEntries(
    Object.entries(ofNomination).flatMap(([own, field]) => (own in part ? [[field, undefined]] : [])),
  );
}
