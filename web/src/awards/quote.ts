import type { AwardKind } from '@laurel/contract/limits';
import type { Quote } from '@laurel/contract/shapes/quote';
import type { CallInput } from '#api/call.ts';
import { callQuery, queryClient } from '#api/query-client.ts';
import { carriedBy } from '#api/refusal.ts';
import { namesWords, peopleWords } from '#lib/names.ts';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import { confirmDialog } from '#ui/overlays/dialogs.ts';
import type { AwardForm } from './award-form.ts';

type Award = CallInput<'doreward'>;
type Asked = CallInput<'rewardquote'>;

/** What the server is asked; undefined while nobody is chosen. */
export function quoteAsked(
  kind: AwardKind,
  { recipients, sendBy }: AwardForm,
  each: number | undefined,
): Asked | undefined {
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

/** The award with the quote that is shown, asked for where it is not there yet; undefined for who turned away. */
export async function quoted(award: Award, pointsName: string): Promise<Award | undefined> {
  const { quote } = await queryClient.fetchQuery(quoteQuery(askedFor(award)));
  const { recipients, pointsTotal } = quote;
  if (quote.mustConfirm && !(await confirmDialog(confirmWords(award.what, quote, pointsName)))) return undefined;
  return { ...award, quote: { recipients, pointsTotal } };
}

/** What was seen is no longer so: the quote that the refusal came back with takes its place on the screen. */
export function showChangedQuote(error: Error, award: Award | undefined): boolean {
  const { quote } = carriedBy<'doreward'>(error);
  if (quote && award) queryClient.setQueryData(quoteQuery(askedFor(award)).queryKey, { quote });
  return quote !== undefined;
}

function askedFor({ what, points, sendBy, recipients }: Award): Asked {
  return { what, points, sendBy, recipients };
}

export function confirmWords(kind: AwardKind, quote: Quote, pointsName: string) {
  const people = peopleWords(quote.recipients);
  if (quote.pointsTotal === 0) {
    return {
      title: `Send this card to ${people}?`,
      message: 'Each of them gets it in My Recognition and as a message.',
      confirm: plural(quote.recipients, {
        one: 'Send the card',
        other: `Send ${formatPoints(quote.recipients)} cards`,
      }),
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

/** What the giver should know before sending: that it waits for somebody else, who is left out, and whom no message reaches. */
export function remarksOf({ needsSecond, leavesOutSelf, notRegistered, unreachable }: Quote): string[] {
  const remarks = [];
  if (needsSecond)
    remarks.push(
      'One member would get more from you this month than one person gives alone: a second person confirms it first.',
    );
  if (leavesOutSelf) remarks.push('You yourself are left out.');
  if (notRegistered.count > 0) remarks.push(`Not registered yet, and so not among them: ${namesWords(notRegistered)}.`);
  if (unreachable.count > 0)
    remarks.push(`No address for this way of sending, so seen in the portal only: ${namesWords(unreachable)}.`);
  return remarks;
}
