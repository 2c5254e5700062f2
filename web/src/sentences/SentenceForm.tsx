import type { Sentence } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { sentenceMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { formatTime } from '#lib/dates.ts';
import { instantOf, momentOf } from '#lib/moments.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { useFocusLeft } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Decision } from '#ui/overlays/DecisionDialog.tsx';
import { AboutSentence } from './AboutSentence.tsx';
import { Examples } from './Examples.tsx';
import { Planned } from './Planned.tsx';
import * as texts from './texts.ts';
import { seenOf, type useSentenceForm } from './use-sentence-form.ts';
import { WhenFields } from './WhenFields.tsx';

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
  const { own, planned, released } = now;
  const isPlanNew = planned !== null && planned.planId !== values.planId;
  const isOvertaken = own !== values.basedOn || isPlanNew;
  const isLater = values.when === 'later';
  const from = isLater ? instantOf(values.dateFrom) : undefined;
  /** Where what is planned is what somebody else has written, it is that. */
  const theirs = isPlanNew && own === values.basedOn ? wordingOf(planned, released) : { text: own ?? released };
  return (
    <Decision
      about={<AboutSentence language={language} sentence={now} />}
      form={form.form}
      deed={say(isLater ? texts.plan : texts.save)}
      isWaiting={isSending}
      failure={failure && !isOvertaken ? errorWords(failure) : undefined}
      onAway={onAway}
    >
      {isOvertaken ? (
        <Overtaken
          by={changedBy}
          said={theirs.text}
          onTake={() => change({ ...theirs, ...seenOf(now) })}
          onKeep={() => change(seenOf(now))}
        />
      ) : null}
      {planned ? (
        <Planned
          key={planned.planId}
          {...{ language, planned }}
          sentence={now}
          onChange={() => change({ ...wordingOf(planned, released), ...seenOf(now) })}
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
      <WhenFields
        words={{
          ...{ when: say(texts.when), atOnce: say(texts.atOnce), later: say(texts.later) },
          ...{ moment: say(texts.moment), momentZone: say(texts.momentZone) },
        }}
        value={values}
        error={errors.dateFrom}
        onChange={change}
      />
      <p role="status" className={words.soft}>
        {from ? say(texts.saidFrom, { before: planned ? 'planned' : 'nothing', date: formatTime(from) }) : null}
        {!isLater && planned ? say(texts.saidUntil, { date: formatTime(planned.dateFrom) }) : null}
      </p>
      <Examples language={language} sentenceKey={now.key} text={values.text} />
    </Decision>
  );
}

/** What is planned, in the fields. */
function wordingOf({ own, dateFrom }: NonNullable<Sentence['planned']>, released: string) {
  return { text: own ?? released, when: 'later' as const, dateFrom: momentOf(dateFrom) };
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
