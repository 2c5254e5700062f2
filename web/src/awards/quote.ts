import type { NamedPeople, Quote } from '@laurel/contract/quote';
import { type CallInput, type CallOutput, call } from '#api/call.ts';
import type { IdempotencyKey } from '#api/idempotency.ts';
import { callQuery, queryClient } from '#api/query-client.ts';
import { carriedBy } from '#api/refusal.ts';
import { formatPoints } from '#lib/points.ts';
import { confirmDialog } from '#ui/dialogs.ts';
import type { AwardForm } from './award-form.ts';

export type QuotedKind = CallInput<'doreward'>['what'];

/** What the server is asked; undefined while nobody is chosen. */
export function quoteAsked(
  kind: QuotedKind,
  { recipients, sendBy }: AwardForm,
  each: number | undefined,
): CallInput<'rewardquote'> | undefined {
  if (recipients.length === 0) return undefined;
  return {
    what: kind,
    points: each ?? 0,
    ...(sendBy && { sendBy }),
    recipients: recipients.map(({ memberId }) => memberId),
  };
}

export function quoteQuery(asked: CallInput<'rewardquote'>) {
  return callQuery('rewardquote', asked, { errors: 'screen' });
}

/** The quote that a refused send came back with: what was seen is no longer so. */
export function changedQuote(error: unknown): Quote | undefined {
  return carriedBy<'doreward'>(error).quote;
}

/** What a send is about, beside its body. */
export interface Sending {
  asked: CallInput<'rewardquote'>;
  body: CallInput<'doreward'>;
  key: IdempotencyKey;
}

/** Sends with the quote that is shown; a changed one takes its place on the screen, and is refused. */
export async function sendQuoted({ asked, body, key }: Sending, quote: Quote): Promise<CallOutput<'doreward'>> {
  const { recipients, pointsTotal } = quote;
  try {
    return await call('doreward', { ...body, quote: { recipients, pointsTotal } }, { key });
  } catch (error) {
    const changed = changedQuote(error);
    if (changed) queryClient.setQueryData(quoteQuery(asked).queryKey, { quote: changed });
    throw error;
  }
}

/** Asks in words where it is much; true where it is not. */
export async function isAgreed(kind: QuotedKind, quote: Quote, pointsName: string): Promise<boolean> {
  return !quote.mustConfirm || confirmDialog(confirmWords(kind, quote, pointsName));
}

export function confirmWords(kind: QuotedKind, quote: Quote, pointsName: string) {
  const people = peopleWords(quote.recipients);
  if (quote.pointsTotal === 0) {
    return {
      title: `Send this card to ${people}?`,
      message: 'Each of them gets it in My Recognition and as a message.',
      confirm: quote.recipients === 1 ? 'Send the card' : `Send ${formatPoints(quote.recipients)} cards`,
    };
  }
  const sum = `${formatPoints(quote.pointsTotal)} ${pointsName}`;
  const payer = {
    adhoc: 'from your points to award',
    payitforward: 'from your own points',
    reward: 'from the programme',
    thankyou: '',
  }[kind];
  const left = quote.left === null ? '' : ` ${formatPoints(quote.left)} are left afterwards.`;
  return {
    title: `Give ${sum} to ${people}?`,
    message: `Each gets ${formatPoints(quote.pointsEach)} ${pointsName}, ${payer}.${left}`,
    confirm: `Give ${sum}`,
  };
}

export function peopleWords(count: number): string {
  return `${formatPoints(count)} ${count === 1 ? 'person' : 'people'}`;
}

/** 'Ann Lee, Ben Ode and 1 more'; empty for nobody. */
export function namesWords({ count, names }: NamedPeople): string {
  const others = count - names.length;
  if (others === 0) return names.join(', ');
  if (names.length === 0) return peopleWords(others);
  return `${names.join(', ')} and ${formatPoints(others)} more`;
}

/** What the giver should know before sending: who is left out, and whom no message reaches. */
export function remarksOf({ leavesOutSelf, notRegistered, unreachable }: Quote): string[] {
  const remarks = [];
  if (leavesOutSelf) remarks.push('You yourself are left out.');
  if (notRegistered.count > 0) remarks.push(`Not registered yet, and so not among them: ${namesWords(notRegistered)}.`);
  if (unreachable.count > 0)
    remarks.push(`No address for this way of sending, so seen in the portal only: ${namesWords(unreachable)}.`);
  return remarks;
}
