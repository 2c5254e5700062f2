import type { Circle } from '@laurel/contract/calls/circles';
import { circleNoteMax } from '@laurel/contract/limits';
import { type CircleVerdict, circleVerdicts } from '@laurel/contract/programme/circle-signs';
import { say } from '@laurel/contract/say';
import { IconAlertTriangle, IconEye, IconHeartHandshake } from '@tabler/icons-react';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { verdictWords } from './circle-words.ts';
import * as texts from './texts.ts';

interface JudgeDialogProps {
  circle: Circle;
  onClose: () => void;
}

const signs = { fine: IconHeartHandshake, watch: IconEye, wrong: IconAlertTriangle };
const hints = { fine: texts.fineHint, watch: texts.watchHint, wrong: texts.wrongHint };

/** Says what one thinks of points that went round. */
export function JudgeDialog({ circle, onClose }: JudgeDialogProps) {
  const members = circle.people.map(({ memberId }) => memberId);
  const form = useCallForm({
    name: 'judgecircle',
    rules: () => import('@laurel/contract/calls/circles').then(({ judgecircle }) => judgecircle),
    empty: { verdict: '' as CircleVerdict | '', note: '' },
    key: `judgecircle.${members.join()}`,
    inputOf: ({ verdict, note }) => ({ members, verdict, note, seen: circle.judgement?.judgementId ?? null }) as never,
    errors: 'screen',
    onSent: ({ message }) => {
      notify(message);
      onClose();
    },
  });
  const { values, errors, change, isSending, failure } = form;
  return (
    <DecisionDialog title={say(texts.judging)} onClose={onClose}>
      <Decision
        about={<p>{say(texts.judgeAbout)}</p>}
        form={form.form}
        deed={say(texts.judge)}
        isWaiting={isSending}
        failure={errors.members ?? (failure && errorWords(failure))}
        onAway={onClose}
      >
        <Choice<CircleVerdict>
          label={say(texts.verdict)}
          look="cards"
          isWide
          isRequired
          error={errors.verdict}
          offers={circleVerdicts.map((value) => {
            const Sign = signs[value];
            return {
              ...{ value, label: say(verdictWords[value]), words: say(hints[value]) },
              icon: <Sign aria-hidden size={22} stroke={1.7} />,
            };
          })}
          value={values.verdict}
          onChange={(verdict) => change({ verdict })}
        />
        <CountedTextarea
          label={say(texts.why)}
          required
          minRows={2}
          max={circleNoteMax}
          value={values.note}
          error={errors.note}
          onChange={(note) => change({ note })}
        />
      </Decision>
    </DecisionDialog>
  );
}
