import type { Language } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { useRested } from '#lib/use-rested.ts';
import words from '#ui/layout/words.module.css';
import classes from './Sentences.module.css';
import * as texts from './texts.ts';

const restMs = 300;

interface ExamplesProps {
  language: Language;
  sentenceKey: string;
  text: string;
}

/** The sentence as it is read, for each number that makes a difference; or why it cannot be said. */
export function Examples({ language, sentenceKey, text }: ExamplesProps) {
  const { rested } = useRested(text, restMs);
  const { data } = useQuery({
    ...callQuery(
      'trysentence',
      { language, key: sentenceKey, text: rested },
      { errors: 'screen', staleTime: Number.POSITIVE_INFINITY },
    ),
    enabled: rested.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const { examples = [], faults = [] } = rested.trim() === '' ? {} : (data ?? {});
  return (
    <section className={classes.examples} aria-label={say(texts.examples)}>
      <p className={words.kind}>{say(texts.examples)}</p>
      <div aria-live="polite">
        {faults.map((fault) => (
          <p key={fault} className={classes.fault}>
            {fault}
          </p>
        ))}
        {examples.map((example) => (
          <p key={example} className={classes.example} lang={language} dir="auto">
            {example}
          </p>
        ))}
      </div>
      {examples.some((example) => example.includes('‹')) ? (
        <p className={words.facts}>{say(texts.examplesHint)}</p>
      ) : null}
    </section>
  );
}
