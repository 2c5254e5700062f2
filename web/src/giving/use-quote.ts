import type { AwardKind } from '@laurel/contract/points';
import type { Quote } from '@laurel/contract/shapes/quote';
import { useQuery } from '@tanstack/react-query';
import { errorWords, formErrorsOf } from '#api/call-error.ts';
import { useRested } from '#lib/use-rested.ts';
import type { AwardForm } from './award-form.ts';
import { quoteAsked, quoteQuery } from './quote.ts';

/** Milliseconds for which points that are typed may still change. */
const restMs = 250;

export interface Quoting {
  /** Of the form as it is now; undefined while it is asked for, or nobody is chosen. */
  quote: Quote | undefined;
  isOpen: boolean;
  /** Why there is none, where it is not said beside the recipients. */
  problem: string;
  recipientsError: string | undefined;
  retry: () => void;
}

/** The server's count of people, points and what is left, for the form as it stands. */
export function useQuote(kind: AwardKind, form: AwardForm, each: number | undefined): Quoting {
  const now = JSON.stringify(quoteAsked(kind, form, each) ?? null);
  const { rested } = useRested(now, restMs);
  const asked: ReturnType<typeof quoteAsked> = JSON.parse(rested) ?? undefined;
  const { data, error, refetch } = useQuery({
    ...quoteQuery(asked ?? { what: kind, points: 0, recipients: [] }),
    enabled: asked !== undefined,
    // Divisions grow, and points go elsewhere: what is shown is asked for anew each time the form opens.
    gcTime: 0,
  });
  const isCurrent = now === rested;
  const isWanted = form.recipients.length > 0;
  const recipientsError = isCurrent ? formErrorsOf(error).recipients : undefined;
  return {
    quote: isCurrent && isWanted && !error ? data?.quote : undefined,
    isOpen: isWanted && !(isCurrent && (data || error)),
    problem: isCurrent && isWanted && error && !recipientsError ? errorWords(error) : '',
    recipientsError,
    retry: () => void refetch(),
  };
}
