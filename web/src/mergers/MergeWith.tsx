import { mayCall } from '@laurel/contract/call-rows';
import type { Person } from '@laurel/contract/calls/personnel/person';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { late } from '#ui/states/late.tsx';
import * as texts from './texts.ts';

const MergeDialog = late(() => import('./MergeDialog.tsx').then((m) => m.MergeDialog));

/** Offers to merge somebody with their other account, to who may; never with one's own. */
export function MergeWith({ person }: { person: Person }) {
  const [isOpen, setOpen] = useState(false);
  const mayMerge = mayCall('merge', useMember());
  if (!mayMerge || person.isOwn || person.standsFor || person.state === 'erased') return null;
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(texts.mergeWith)}
      </Button>
      {isOpen ? (
        <MergeDialog memberId={person.memberId} name={person.memberName} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
