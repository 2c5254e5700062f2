import { mayCall } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { late } from '#ui/states/late.tsx';
import * as texts from './texts.ts';
import type { Whom } from './ViewDialog.tsx';

const ViewDialog = late(() => import('./ViewDialog.tsx').then((m) => m.ViewDialog));

interface ViewAsProps {
  /** Without anybody: as a role. */
  whom?: Whom;
}

/** Offers to look at the portal as somebody else sees it, to who may; never as oneself. */
export function ViewAs({ whom }: ViewAsProps) {
  const [isOpen, setOpen] = useState(false);
  const viewer = useMember();
  if (!mayCall('beginviewing', viewer) || viewer.viewing || whom?.memberId === viewer.memberId) return null;
  return (
    <>
      <Button variant="default" size={whom ? 'sm' : 'md'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(whom ? texts.viewAs : texts.viewAsRole)}
      </Button>
      {isOpen ? <ViewDialog {...(whom && { whom })} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
