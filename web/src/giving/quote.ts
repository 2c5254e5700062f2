import { pointsNamed } from '@laurel/contract/looks/worn';
import type { AwardKind } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import type { Quote } from '@laurel/contract/shapes/quote';
import type { CallInput } from '#api/call.ts';
import { callQuery, queryClient } from '#api/query-client.ts';
import { carriedBy } from '#api/refusal.ts';
import { confirmDialog } from '#ui/overlays/dialogs.ts';
import type { AwardForm } from './award-form.ts';
import * as texts from './texts.ts';

type Award = CallInput<'doreward'>;
type Asked = CallInput<'rewardquote'>;

/** What the server is asked; undefined while nobody is chosen. */
export function quoteAsked(
  kind: AwardKind,
  { recipients, sendBy, lent }: AwardForm,
  each: number | undefined,
): Asked | undefined {
  if (recipients.length === 0) return undefined;
  return {
    what: kind,
    points: each ?? 0,
    ...(sendBy && { sendBy }),
    recipients: recipients.map(({ memberId }) => memberId),
    ...lent,
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

function askedFor({ what, points, sendBy, recipients, delegationId }: Award & Pick<Asked, 'delegationId'>): Asked {
  return { what, points, sendBy, recipients, delegationId };
}

export function confirmWords(kind: AwardKind, quote: Quote, pointsName: string) {
  const { recipients: people, pointsTotal: points, left } = quote;
  if (kind === 'thankyou' || points === 0) {
    return {
      title: say(texts.sendCardTo, { people }),
      message: say(texts.eachGetsCard),
      confirm: say(texts.sendCards, { cards: people }),
    };
  }
  const each = say(eachGets[kind], { points: quote.pointsEach, pointsName: pointsNamed(quote.pointsEach, pointsName) });
  return {
    title: say(texts.givePointsTo, { points, pointsName: pointsNamed(points, pointsName), people }),
    message: left === null ? each : `${each} ${say(texts.leftAfterwards, { points: left })}`,
    confirm: say(texts.givePoints, { points, pointsName: pointsNamed(points, pointsName) }),
  };
}

const eachGets = {
  adhoc: texts.eachFromBudget,
  payitforward: texts.eachFromOwn,
  reward: texts.eachFromProgramme,
};
