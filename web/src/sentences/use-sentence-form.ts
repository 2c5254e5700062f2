import type { Sentence } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { useCallForm } from '#form/use-call-form.ts';
import { notify } from '#ui/overlays/toasts.ts';

const rules = () => import('@laurel/contract/calls/sentences').then(({ savesentence }) => savesentence);

interface SentenceFormOptions {
  language: Language;
  /** As it was when somebody began to word it. */
  sentence: Sentence;
  onSaid: () => void;
}

/** The words of a sentence, and the own words upon which they are written. */
export function useSentenceForm({ language, sentence, onSaid }: SentenceFormOptions) {
  const { key, own, released } = sentence;
  return useCallForm({
    name: 'savesentence',
    rules,
    empty: { text: own ?? released, basedOn: own },
    draft: {
      place: `sentences.${language}.${key}`,
      isBegun: ({ text, basedOn }) => text !== (basedOn ?? released),
    },
    key: `savesentence.${language}.${key}`,
    inputOf: (values) => ({ ...values, language, key }),
    errors: 'screen',
    onSent: ({ message }) => {
      onSaid();
      notify(message);
    },
  });
}
