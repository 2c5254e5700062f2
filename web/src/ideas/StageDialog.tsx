import '#api/late-rows.ts';
import { ideaStageWordsMax } from '@laurel/contract/limits';
import { type IdeaStage, ideaStages } from '@laurel/contract/programme/idea-stages';
import { ideaStageWords } from '@laurel/contract/programme/idea-words';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import words from '#ui/layout/words.module.css';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import * as texts from './texts.ts';

const rules = () => import('@laurel/contract/calls/ideas/stageideas').then(({ stageideas }) => stageideas);

interface StageDialogProps {
  idea: { ideaBoxId: string; title: string };
  /** Where it stands. */
  stage: IdeaStage;
  onClose: () => void;
}

/** Says where an idea stands from now on, to everybody who reads it. */
export function StageDialog({ idea: { ideaBoxId, title }, stage, onClose }: StageDialogProps) {
  const form = useCallForm({
    name: 'stageideas',
    rules,
    empty: { stage, words: '' },
    draft: { place: `idea.stage.${ideaBoxId}`, isBegun: (filled) => filled.words.trim() !== '' },
    key: `idea.stage.${ideaBoxId}`,
    errors: 'screen',
    inputOf: (filled) => ({ ideaBoxIds: [ideaBoxId], ...filled }),
    onSent: ({ message }) => notify(message),
    afterwards: onClose,
  });
  const { values, errors, change, failure } = form;
  return (
    <DecisionDialog title={say(texts.setStage)} onClose={onClose}>
      <Decision
        about={
          <p dir="auto" className={words.name}>
            {title}
          </p>
        }
        form={form.form}
        deed={say(texts.tellAll)}
        isWaiting={form.isSending}
        failure={failure && errorWords(failure)}
        onAway={onClose}
      >
        <NativeSelect
          label={say(texts.stage)}
          data-autofocus
          data={ideaStages.map((value) => ({ value, label: say(ideaStageWords[value]) }))}
          value={values.stage}
          error={errors.stage}
          onChange={(event) => change({ stage: event.currentTarget.value as IdeaStage })}
        />
        <CountedTextarea
          label={say(texts.stageWords)}
          description={say(texts.stageWordsHint)}
          minRows={3}
          max={ideaStageWordsMax}
          value={values.words}
          error={errors.words}
          onChange={(said) => change({ words: said })}
        />
      </Decision>
    </DecisionDialog>
  );
}
