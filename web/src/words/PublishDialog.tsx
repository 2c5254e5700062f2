import { contentReasonMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { formatTime } from '#lib/dates.ts';
import { instantOf } from '#lib/moments.ts';
import { type When, WhenFields } from '#sentences/WhenFields.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import words from '#ui/layout/words.module.css';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { Difference } from './Difference.tsx';
import * as texts from './texts.ts';
import type { Text } from './use-text-form.ts';

const rules = () =>
  import('@laurel/contract/calls/content/contentpublish').then(({ contentpublish }) => contentpublish);

interface PublishDialogProps {
  text: Text;
  revision: number;
  onDone: (message: string) => void;
  onClose: () => void;
}

interface Publishing extends When {
  reason: string;
  asksAgain: boolean;
}

/** When members read it, why it was changed, and what is otherwise. */
export function PublishDialog({ text, revision, onDone, onClose }: PublishDialogProps) {
  const { contentKey, language, isAccepted } = text;
  const form = useCallForm({
    name: 'contentpublish',
    rules,
    empty: { when: 'now', dateFrom: '', reason: '', asksAgain: false } as Publishing,
    key: `contentpublish.${contentKey}.${language}`,
    own: ({ when, dateFrom }): Record<string, string> =>
      when === 'later' && !instantOf(dateFrom) ? { dateFrom: say(texts.chooseMoment) } : {},
    inputOf: ({ when, dateFrom, reason, asksAgain }) => ({
      ...{ contentKey, language, revision, reason: reason.trim() },
      ...(when === 'later' && { dateFrom: instantOf(dateFrom)?.toISOString() ?? '' }),
      ...(isAccepted && { asksAgain }),
    }),
    errors: 'screen',
    onSent: ({ message }) => onDone(message),
  });
  const { values, errors, failure, change, isSending } = form;
  const from = values.when === 'later' ? instantOf(values.dateFrom) : undefined;
  return (
    <DecisionDialog title={say(texts.publishDo)} size="lg" onClose={onClose}>
      <Decision
        form={form.form}
        deed={say(values.when === 'now' ? texts.publishDo : texts.planDo)}
        isWaiting={isSending}
        failure={failure && errorWords(failure)}
        onAway={onClose}
      >
        <WhenFields
          words={{
            ...{ when: say(texts.when), atOnce: say(texts.atOnce), later: say(texts.later) },
            ...{ moment: say(texts.moment), momentZone: say(texts.momentZone) },
          }}
          value={values}
          error={errors.dateFrom}
          onChange={change}
        />
        <p role="status">
          {values.when === 'now' ? say(texts.readNow) : null}
          {from ? say(texts.readFrom, { date: formatTime(from) }) : null}
        </p>
        {isAccepted ? (
          <Switch
            label={say(texts.askAgain)}
            description={say(texts.askAgainHint)}
            checked={values.asksAgain}
            error={errors.asksAgain}
            onChange={(event) => change({ asksAgain: event.currentTarget.checked })}
          />
        ) : null}
        <CountedTextarea
          label={say(values.asksAgain ? texts.whyAsked : texts.whyChanged)}
          minRows={2}
          max={contentReasonMax}
          value={values.reason}
          error={errors.reason}
          onChange={(reason) => change({ reason })}
        />
        {text.draft ? (
          <>
            <h3 className={words.name}>{say(texts.whatChanges)}</h3>
            <Difference text={text} from={text.published?.version ?? 0} to="draft" />
          </>
        ) : null}
      </Decision>
    </DecisionDialog>
  );
}
