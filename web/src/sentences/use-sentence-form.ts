import type { Sentence } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { useCallForm } from '#form/use-call-form.ts';
import { instantOf } from '#lib/moments.ts';
import { notify } from '#ui/overlays/toasts.ts';
import * as texts from './texts.ts';
import type { When } from './WhenFields.tsx';

const rules = () => import('@laurel/contract/calls/sentences').then(({ savesentence }) => savesentence);

interface Wording extends When {
  text: string;
  /** The own words, and what is planned, upon which it is written. */
  basedOn: string | null;
  planId: string | undefined;
}

interface SentenceFormOptions {
  language: Language;
  /** As it was when somebody began to word it. */
  sentence: Sentence;
  onSaid: () => void;
}

/** The words of a sentence, from when on they are said, and upon what they are written. */
export function useSentenceForm({ language, sentence, onSaid }: SentenceFormOptions) {
  const { key, own, released, planned } = sentence;
  return useCallForm({
    name: 'savesentence',
    rules,
    empty: { text: own ?? released, ...seenOf(sentence), when: 'now', dateFrom: '' } as Wording,
    draft: {
      place: `sentences.${language}.${key}`,
      isBegun: ({ text, basedOn }) => text !== (basedOn ?? released) && text !== (planned?.own ?? released),
    },
    key: `savesentence.${language}.${key}`,
    own: ({ when, dateFrom }): Record<string, string> =>
      when === 'later' && !instantOf(dateFrom) ? { dateFrom: say(texts.chooseMoment) } : {},
    inputOf: ({ text, basedOn, planId, when, dateFrom }) => ({
      ...{ language, key, text, basedOn },
      ...(planId !== undefined && { planId }),
      ...(when === 'later' && { dateFrom: instantOf(dateFrom)?.toISOString() ?? '' }),
    }),
    errors: 'screen',
    onSent: ({ message }) => {
      onSaid();
      notify(message);
    },
  });
}

/** What who changes a sentence has seen of it. */
export function seenOf({ own, planned }: Pick<Sentence, 'own' | 'planned'>) {
  return { basedOn: own, planId: planned?.planId };
}
