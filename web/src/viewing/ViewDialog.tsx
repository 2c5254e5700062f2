import { type ViewedRole, viewedRoles } from '@laurel/contract/access';
import { personReasonMax, viewingSeconds } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { viewedRoleWords } from '@laurel/contract/words/capability-words';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import * as texts from './texts.ts';
import { beginViewing } from './view.ts';

/** As whom one looks. */
export interface Whom {
  memberId: string;
  name: string;
}

interface ViewDialogProps {
  whom?: Whom;
  onClose: () => void;
}

/** Asks why, says what it is, and looks. */
export function ViewDialog({ whom, onClose }: ViewDialogProps) {
  const form = useCallForm({
    name: 'beginviewing',
    rules: () => import('@laurel/contract/calls/viewing').then(({ beginviewing }) => beginviewing),
    empty: { role: 'member' as ViewedRole, reason: '' },
    key: `beginviewing.${whom?.memberId ?? ''}`,
    inputOf: ({ role, reason }) => (whom ? { memberId: whom.memberId, reason } : { role, reason }),
    errors: 'screen',
    onSent: ({ token }) => beginViewing(token),
  });
  const { values, errors, change, isSending, failure } = form;
  const minutes = viewingSeconds / 60;
  return (
    <DecisionDialog title={whom ? say(texts.viewing, { name: whom.name }) : say(texts.viewAsRole)} onClose={onClose}>
      <Decision
        about={<p>{whom ? say(texts.aboutPerson, { minutes, name: whom.name }) : say(texts.aboutRole, { minutes })}</p>}
        form={form.form}
        deed={say(texts.look)}
        isWaiting={isSending}
        failure={errors.memberId ?? (failure && errorWords(failure))}
        onAway={onClose}
      >
        {whom ? null : (
          <NativeSelect
            label={say(texts.role)}
            data={viewedRoles.map((role) => ({ value: role, label: say(viewedRoleWords[role]) }))}
            value={values.role}
            error={errors.role}
            onChange={(event) => change({ role: event.currentTarget.value as ViewedRole })}
          />
        )}
        <CountedTextarea
          label={say(texts.why)}
          description={say(whom ? texts.whyTold : texts.whyKept)}
          required
          minRows={2}
          max={personReasonMax}
          value={values.reason}
          error={errors.reason}
          onChange={(reason) => change({ reason })}
        />
      </Decision>
    </DecisionDialog>
  );
}
