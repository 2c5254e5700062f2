import type { Sentence } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { sentenceMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { useFocusLeft } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import { AboutSentence } from './AboutSentence.tsx';
import { Examples } from './Examples.tsx';
import * as texts from './texts.ts';
import type { useSentenceForm } from './use-sentence-form.ts';

interface SentenceFormProps {
  form: ReturnType<typeof useSentenceForm>;
  language: Language;
  /** As it is now. */
  now: Sentence;
  changedBy: string;
  onAway: () => void;
}

/** Where a sentence is worded, and as it will be read. */
export function SentenceForm({ form, language, now, changedBy, onAway }: SentenceFormProps) {
  const { values, errors, failure, change, isSending } = form;
  const isOvertaken = now.own !== values.basedOn;
  const said = now.own ?? now.released;
  return (
    <Decision
      about={<AboutSentence language={language} sentence={now} />}
      form={form.form}
      deed={say(texts.save)}
      isWaiting={isSending}
      failure={failure && !isOvertaken ? errorWords(failure) : undefined}
      onAway={onAway}
    >
      {isOvertaken ? (
        <Overtaken
          by={changedBy}
          said={said}
          onTake={() => change({ text: said, basedOn: now.own })}
          onKeep={() => change({ basedOn: now.own })}
        />
      ) : null}
      <CountedTextarea
        label={say(texts.field)}
        description={say(texts.fieldHint)}
        lang={language}
        data-autofocus
        minRows={3}
        max={sentenceMax}
        value={values.text}
        error={errors.text}
        onChange={(text) => change({ text })}
      />
      <div className={layout.row}>
        <Button
          variant="default"
          aria-disabled={values.text === now.released}
          onClick={() => change({ text: now.released })}
        >
          {say(texts.asReleased)}
        </Button>
      </div>
      <Examples language={language} sentenceKey={now.key} text={values.text} />
    </Decision>
  );
}

interface OvertakenProps {
  by: string;
  said: string;
  onTake: () => void;
  onKeep: () => void;
}

/** Two have worded it: nothing of either is lost until one of them chooses. */
function Overtaken({ by, said, onTake, onKeep }: OvertakenProps) {
  useFocusLeft();
  return (
    <Notice role="alert">
      <p>{say(texts.quicker, { by: by === '' ? 'portal' : 'member', name: by })}</p>
      <p className={words.quote} dir="auto">
        {said}
      </p>
      <div className={layout.row}>
        <Button variant="default" onClick={onTake}>
          {say(texts.takeTheirs)}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {say(texts.keepMine)}
        </Button>
      </div>
    </Notice>
  );
}
