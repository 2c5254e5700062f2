import { mayCall } from '@laurel/contract/call-rows';
import type { Sentence } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { sentenceMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { errorWords, failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import { Examples } from './Examples.tsx';
import { SaidBefore } from './SaidBefore.tsx';
import classes from './Sentences.module.css';
import * as texts from './texts.ts';

const rules = () => import('@laurel/contract/calls/sentences').then(({ savesentence }) => savesentence);

interface SentenceDialogProps {
  language: Language;
  /** As the list had it. */
  sentence: Sentence;
  onClose: () => void;
}

/** One sentence of the portal: worded, looked at with examples, and all that the company said there before. */
export function SentenceDialog({ language, sentence, onClose }: SentenceDialogProps) {
  const { key } = sentence;
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('sentenceversions', { language, key }, { errors: 'screen', staleTime: 0 }),
  );
  const now = data ?? sentence;
  const form = useCallForm({
    name: 'savesentence',
    rules,
    empty: { text: sentence.own ?? sentence.released, basedOn: sentence.own },
    draft: {
      place: `sentences.${language}.${key}`,
      isBegun: ({ text, basedOn }) => text !== (basedOn ?? sentence.released),
    },
    key: `savesentence.${language}.${key}`,
    inputOf: (values) => ({ ...values, language, key }),
    errors: 'screen',
    onSent: ({ message }) => {
      onClose();
      notify(message);
    },
  });
  const { values, errors, failure, change, isSending } = form;
  const isOvertaken = now.own !== values.basedOn;
  const mayChange = mayCall('savesentence', useMember());
  const about = (
    <div className={layout.lines}>
      <p className={classes.said} lang={language} dir="auto">
        {say(texts.says, { text: now.released })}
      </p>
      {language !== 'en' ? <p className={words.facts}>{say(texts.english, { text: now.english })}</p> : null}
      <p className={words.facts} lang="en" dir="ltr">
        {now.note}
      </p>
      {now.isUnused ? <Notice>{say(texts.unusedWords)}</Notice> : null}
    </div>
  );
  return (
    <DecisionDialog title={say(texts.dialogTitle)} size="lg" onClose={onClose}>
      <div className={layout.stack}>
        {mayChange ? (
          <Decision
            about={about}
            form={form.form}
            deed={say(texts.save)}
            isWaiting={isSending}
            failure={failure && !isOvertaken ? errorWords(failure) : undefined}
            onAway={onClose}
          >
            {isOvertaken ? (
              <Overtaken
                by={data?.versions[0]?.byMember ?? ''}
                said={now.own ?? now.released}
                onTake={() => change({ text: now.own ?? now.released, basedOn: now.own })}
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
            {values.text !== now.released ? (
              <div className={layout.row}>
                <Button variant="default" onClick={() => change({ text: now.released })}>
                  {say(texts.asReleased)}
                </Button>
              </div>
            ) : null}
            <Examples language={language} sentenceKey={key} text={values.text} />
          </Decision>
        ) : (
          about
        )}
        {data ? (
          <SaidBefore
            language={language}
            versions={data.versions}
            total={data.total}
            released={data.released}
            onAgain={mayChange ? (text) => change({ text }) : undefined}
          />
        ) : error ? (
          <ErrorState
            compact
            illustration={illustrations.error}
            own={say(texts.oneNotRead)}
            failure={failureOf(error)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRows rows={1} height={3} />
        )}
      </div>
    </DecisionDialog>
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
