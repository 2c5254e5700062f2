import { mayGiveRole } from '@laurel/contract/access';
import type { PersonRole } from '@laurel/contract/calls/personnel/person';
import { say } from '@laurel/contract/say';
import { capabilityWords } from '@laurel/contract/words/capability-words';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useMember } from '#session/member.ts';
import { useFocusLeft } from '#ui/focus/focus.ts';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { mayChangeRoles } from './may-change.ts';
import * as texts from './texts.ts';

interface EndRoleProps {
  memberId: string;
  name: string;
  role: PersonRole;
}

/** Takes a role from somebody; nothing to who may not. */
export function EndRole({ memberId, name, role: { roleAssignmentId, source, ...role } }: EndRoleProps) {
  const me = useMember();
  useFocusLeft();
  const ending = useCallMutation('endrole', {
    send: () => call('endrole', { roleAssignmentId }),
    onSuccess: ({ message }) => notify(message),
  });
  if (!mayChangeRoles(me, memberId) || !mayGiveRole(role, me)) return null;
  const said = say(capabilityWords[role.capability]);
  return (
    <div>
      <ConfirmButton
        variant="default"
        aria-label={`${say(texts.end)}: ${said}`}
        isWaiting={ending.isPending}
        question={{
          message: [
            say(texts.endQuestion, { role: said, name }),
            ...(source === 'roster' ? [say(texts.endOfRoster)] : []),
          ].join(' '),
          confirm: say(texts.end),
        }}
        onConfirm={() => ending.mutate(undefined)}
      >
        {say(texts.end)}
      </ConfirmButton>
    </div>
  );
}
