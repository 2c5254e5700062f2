import { useState } from 'react';
import type { CallInput, CallOutput } from '#api/call.ts';
import { errorWords, Fault, formErrorsOf } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { queryClient, showCallError } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useMember } from '#session/member.ts';
import { celebrate } from '#ui/celebrate.ts';
import { alertDialog } from '#ui/dialogs.ts';
import type { AwardForm } from './award-form.ts';
import { changedQuote, isAgreed, type QuotedKind, quoteAsked, quoteQuery, sendQuoted } from './quote.ts';

interface AwardSending {
  kind: QuotedKind;
  bodyOf: (form: AwardForm) => CallInput<'doreward'>;
  onSent: (form: AwardForm, answer: CallOutput<'doreward'>) => void;
}

/** Sends a filled form with the server's quote, asked for first where it is not there yet, and confirmed in words where it is much. */
export function useAwardSend({ kind, bodyOf, onSent }: AwardSending) {
  const { pointsName } = useMember();
  const [isAsking, setAsking] = useState(false);
  const key = useIdempotencyKey(`award.${kind}`);
  const send = useCallMutation('doreward', {
    send: ({ form, quote }: Filled) => {
      const body = bodyOf(form);
      const asked = quoteAsked(kind, form, body.points);
      if (!asked) throw new Error('A form without recipients is not sent.');
      return sendQuoted({ asked, body, key }, quote);
    },
    errors: 'screen',
    onError: showAwardError,
    onSuccess: (answer, { form }) => {
      onSent(form, answer);
      celebrate();
    },
  });
  const submit = async (form: AwardForm) => {
    const asked = quoteAsked(kind, form, bodyOf(form).points);
    if (!asked || isAsking) return;
    // A button that is busy loses the focus: who turns away stands there again.
    const opener = document.activeElement;
    setAsking(true);
    try {
      const { quote } = await queryClient.fetchQuery(quoteQuery(asked));
      setAsking(false);
      if (await isAgreed(kind, quote, pointsName || 'Points')) send.mutate({ form, quote });
      else requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus());
    } catch (error) {
      setAsking(false);
      showAwardError(error);
    }
  };
  return {
    submit,
    isSending: isAsking || send.isPending,
    serverErrors: formErrorsOf(send.error),
    /** What was seen is no longer so; the new quote is shown. */
    changed: changedQuote(send.error) ? errorWords(send.error) : '',
    forgetErrors: () => {
      if (send.isError) send.reset();
    },
  };
}

interface Filled {
  form: AwardForm;
  quote: Parameters<typeof sendQuoted>[1];
}

/** What is not said beside a field: the server's message in a dialog, otherwise its answer. */
function showAwardError(error: unknown) {
  if (changedQuote(error)) return;
  if (error instanceof Fault) void alertDialog({ message: errorWords(error) });
  else if (Object.keys(formErrorsOf(error)).length === 0) showCallError(error);
}
