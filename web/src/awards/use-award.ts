import type { AwardKind } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { useEffect } from 'react';
import { errorWords, Fault, isBesideFields } from '#api/call-error.ts';
import { showCallError } from '#api/query-client.ts';
import { carriedBy } from '#api/refusal.ts';
import { alone, isNobodyElse } from '#asking/alone.ts';
import { useCallForm } from '#form/use-call-form.ts';
import {
  awardOf,
  emptyAward,
  fittingAward,
  hasWork,
  ownErrors,
  pointsEach,
  type SentAward,
} from '#giving/award-form.ts';
import { rulesOf, waysOf } from '#giving/award-kinds.ts';
import { quoted, showChangedQuote } from '#giving/quote.ts';
import { useQuote } from '#giving/use-quote.ts';
import * as common from '#lib/texts.ts';
import { useLinkedChoice } from '#picker/linked-recipient.ts';
import { useMember } from '#session/member.ts';
import { celebrate } from '#ui/overlays/celebrate.ts';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import type { Occasion } from '../paths.ts';
import * as texts from './texts.ts';

const rules = () => import('@laurel/contract/calls/awards/doreward').then(({ doreward }) => doreward);

interface Prize {
  ballotId: string;
  /** Chosen first. */
  reason: string;
}

export interface AwardAsked {
  kind: AwardKind;
  /** Whom the address names. */
  memberId: string | undefined;
  occasion: Occasion | undefined;
  /** Of the prize of a vote. */
  prize?: Prize | undefined;
}

/** The form of an award, with the server's count of what it costs, which is confirmed in words where it is much. */
export function useAward({ kind, memberId, occasion, prize }: AwardAsked, onSent: (sent: SentAward) => void) {
  const member = useMember();
  const { pointsName } = member;
  const ballotId = prize?.ballotId;
  const ways = waysOf(member);
  const asks = rulesOf(kind, occasion, ways);
  const empty = () => ({
    ...emptyAward(kind, occasion, ways),
    ...(prize && { reason: prize.reason }),
  });
  const form = useCallForm({
    name: 'doreward',
    rules,
    empty,
    draft: {
      place: `award.${kind}.${memberId ?? ''}.${occasion ?? ''}${ballotId ?? ''}`,
      isBegun: (filled) => hasWork(filled, empty(), memberId),
      fitting: (filled) => fittingAward(asks, filled, empty()),
    },
    key: `award.${kind}${ballotId ?? ''}`,
    inputOf: (filled) => ({ ...awardOf(kind, asks, filled), ...(ballotId !== undefined && { ballotId }) }),
    own: (filled) => ownErrors(kind, asks, filled, quoting.quote),
    prepare: (award) => quoted(award, pointsName || say(common.points)),
    errors: 'screen',
    instead: alone,
    onFaulty: ({ recipients = '' }) =>
      asks.asksForRecipients && recipients
        ? alertDialog({ title: say(texts.recipientsRequired), message: recipients })
        : null,
    onSent: (answer, filled) => {
      onSent({ form: filled, answer });
      // A preset goes with the celebration; the occasion of a card is fixed.
      form.reset(emptyAward(kind, kind === 'thankyou' ? occasion : undefined, ways));
      if (!answer.second) celebrate();
    },
    onFailed: (error, award) => {
      if (!isNobodyElse(error) && !showChangedQuote(error, award)) showAwardError(error);
    },
  });
  const { values, change } = form;
  const { recipient, problem } = useLinkedChoice(memberId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person is found
  useEffect(() => {
    if (recipient && values.recipients.length === 0) change({ recipients: [recipient] });
  }, [recipient]);
  const each = pointsEach(asks, values);
  const quoting = useQuote(kind, values, each);
  const { recipientsError } = quoting;
  return {
    asks,
    form,
    each,
    quoting,
    linkProblem: problem,
    errors: { ...(recipientsError && { recipients: recipientsError }), ...form.errors },
    /** Words for a quote that changed between seeing and sending. */
    changed: carriedBy<'doreward'>(form.error).quote ? errorWords(form.error) : '',
  };
}

/** What is not said beside a field: the server's message in a dialog, otherwise its answer. */
function showAwardError(error: Error) {
  if (error instanceof Fault) void alertDialog({ message: errorWords(error) });
  else if (!isBesideFields(error)) showCallError(error);
}
