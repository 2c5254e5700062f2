import { say } from '@laurel/contract/say';
import { useEffect, useState } from 'react';
import { useRested } from '#lib/use-rested.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';
import { type Asked, thinWords } from './thin-words.ts';

/** Nobody is asked in the middle of a word. */
const restMs = 900;

interface WordsFieldProps {
  value: string;
  onChange: (words: string) => void;
  max: number;
  isRequired: boolean;
  error: string | undefined;
}

/** What one says, as long as what it becomes allows, and a question beside the count where it may help. */
export function WordsField({ value, onChange, max, isRequired, error }: WordsFieldProps) {
  const { rested } = useRested(value, restMs);
  // Enough is enough at once; too little only when the typing rests.
  const asked = thinWords(value) && thinWords(rested);
  const [told, setTold] = useState<Asked>();
  // Read out once: the next question is seen by who looks for it.
  useEffect(() => {
    if (asked) setTold((before) => before ?? asked);
  }, [asked]);
  return (
    <div>
      <CountedTextarea
        label={say(texts.inWords)}
        required={isRequired}
        minRows={3}
        max={max}
        value={value}
        onChange={onChange}
        error={error}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        beside={<p className={words.facts}>{asked ? say(questions[asked]) : ''}</p>}
      />
      <p className="visually-hidden" role="status">
        {told ? say(questions[told]) : ''}
      </p>
    </div>
  );
}

const questions = { what: texts.askWhat, afterwards: texts.askAfterwards };
