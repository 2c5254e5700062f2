import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { late } from '#ui/states/late.tsx';
import { mayChangeRoles } from './may-change.ts';
import * as texts from './texts.ts';

const GiveRoleDialog = late(() => import('./GiveRoleDialog.tsx').then((m) => m.GiveRoleDialog));

/** Gives somebody a role; nothing to who may not. */
export function GiveRole({ memberId, name }: { memberId: string; name: string }) {
  const [isGiving, setGiving] = useState(false);
  if (!mayChangeRoles(useMember(), memberId)) return null;
  return (
    <div>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setGiving(true)}>
        {say(texts.give)}
      </Button>
      {isGiving ? <GiveRoleDialog memberId={memberId} name={name} onClose={() => setGiving(false)} /> : null}
    </div>
  );
}
