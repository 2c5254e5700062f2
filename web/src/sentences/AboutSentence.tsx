import type { Sentence } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { Notice } from '#ui/display/Notice.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './Sentences.module.css';
import * as texts from './texts.ts';

interface AboutSentenceProps {
  language: Language;
  sentence: Sentence;
}

/** What the portal says by itself, in English too, and where it says it. */
export function AboutSentence({ language, sentence }: AboutSentenceProps) {
  const { released, english, note, isUnused } = sentence;
  return (
    <div className={layout.lines}>
      <p className={classes.said} lang={language} dir="auto">
        {say(texts.says, { text: released })}
      </p>
      {language !== 'en' ? <p className={words.facts}>{say(texts.english, { text: english })}</p> : null}
      <p className={words.facts} lang="en" dir="ltr">
        {note}
      </p>
      {isUnused ? <Notice>{say(texts.unusedWords)}</Notice> : null}
    </div>
  );
}
