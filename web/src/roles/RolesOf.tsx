import { mayCall } from '@laurel/contract/call-rows';
import type { RoleAssignment } from '@laurel/contract/calls/roles';
import { capabilityWords } from '@laurel/contract/capability-words';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatDate } from '#lib/dates.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { ConfirmButton } from '#ui/overlays/ConfirmButton.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { late } from '#ui/states/late.tsx';
import { scopeSaid } from './scope-words.ts';
import * as texts from './texts.ts';

const GiveRoleDialog = late(() => import('./GiveRoleDialog.tsx').then((m) => m.GiveRoleDialog));

interface RolesOfProps {
  memberId: string;
  name: string;
}

/** What somebody may do beyond what every member may, given and ended here. */
export function RolesOf({ memberId, name }: RolesOfProps) {
  const [withEnded, setWithEnded] = useState(false);
  const [isGiving, setGiving] = useState(false);
  const give = useRef<HTMLButtonElement>(null);
  const asked = { memberId, ...(withEnded && { withEnded }) };
  const query = useQuery(callQuery('roleassignments', asked, { errors: 'screen', staleTime: 0 }));
  const { data, error, isFetching, refetch } = query;
  const ending = useCallMutation('endrole', {
    send: (roleAssignmentId: string) => call('endrole', { roleAssignmentId }),
    errors: 'screen',
    onSuccess: ({ message }) => {
      notify(message);
      focusOn(give.current);
    },
    afterwards: () => void refetch(),
  });
  const me = useMember();
  const mayGive = mayCall('giverole', me) && me.memberId.split('.')[1] !== memberId.split('.')[1];
  return (
    <Card title={say(texts.roles)}>
      {error && !data ? <NotRead {...{ error, isFetching, refetch }} /> : null}
      {!data && !error ? <SkeletonRows rows={2} /> : null}
      {data?.assignments.length === 0 ? <p>{say(texts.none)}</p> : null}
      <ul className={layout.list}>
        {data?.assignments.map((role) => (
          <li key={role.roleAssignmentId} className={layout.ends}>
            <RoleWords role={role} />
            {role.mayEnd && mayGive ? (
              <ConfirmButton
                variant="default"
                aria-label={`${say(texts.end)}: ${say(capabilityWords[role.capability])}`}
                isWaiting={ending.isPending && ending.variables === role.roleAssignmentId}
                question={{
                  message: [
                    say(texts.endQuestion, { role: say(capabilityWords[role.capability]), name }),
                    ...(role.source === 'roster' ? [say(texts.endOfRoster)] : []),
                  ].join(' '),
                  confirm: say(texts.end),
                }}
                onConfirm={() => ending.mutate(role.roleAssignmentId)}
              >
                {say(texts.end)}
              </ConfirmButton>
            ) : null}
          </li>
        ))}
      </ul>
      {ending.error ? <FailureNote>{errorWords(ending.error)}</FailureNote> : null}
      <div className={layout.ends}>
        <Checkbox
          label={say(texts.showEnded)}
          checked={withEnded}
          onChange={(event) => setWithEnded(event.currentTarget.checked)}
        />
        {mayGive ? (
          <Button ref={give} variant="default" aria-haspopup="dialog" onClick={() => setGiving(true)}>
            {say(texts.give)}
          </Button>
        ) : null}
      </div>
      {isGiving ? (
        <GiveRoleDialog
          memberId={memberId}
          name={name}
          onClose={() => {
            setGiving(false);
            void refetch();
          }}
        />
      ) : null}
    </Card>
  );
}

function RoleWords({ role }: { role: RoleAssignment }) {
  const { capability, scopeKind, scopeCode, isInForce } = role;
  return (
    <div>
      <p className={layout.row}>
        <strong>{say(capabilityWords[capability])}</strong>
        <Badge tone={isInForce ? 'done' : 'quiet'}>{scopeSaid(scopeKind, scopeCode)}</Badge>
      </p>
      <p className={words.facts}>{[givenWords(role), ...spanWords(role)].join(' · ')}</p>
    </div>
  );
}

function givenWords({ source, givenByMember }: RoleAssignment): string {
  if (source === 'roster') return say(texts.fromRoster);
  return givenByMember === '' ? say(texts.givenByOperator) : say(texts.givenBy, { name: givenByMember });
}

function spanWords({ dateFrom, dateUntil, dateEnded, isInForce }: RoleAssignment): string[] {
  if (dateEnded) return [say(texts.ended, { day: formatDate(dateEnded) })];
  const begins = say(isInForce ? texts.since : texts.fromDay, { day: formatDate(dateFrom) });
  return [begins, ...(dateUntil ? [say(texts.untilDay, { day: formatDate(dateUntil) })] : [])];
}
