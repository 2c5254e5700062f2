import { mayCall } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { late } from '#ui/states/late.tsx';
import * as texts from './texts.ts';

const AddDialog = late(() => import('./RecordDialog.tsx').then((m) => m.AddDialog));

/** Adds one joiner; nothing to who only reads. */
export function AddPerson({ onAdded }: { onAdded: (memberId: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!mayCall('addperson', useMember())) return null;
  return (
    <>
      <Button size="md" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(texts.add)}
      </Button>
      {isOpen ? (
        <AddDialog
          onAdded={(memberId) => {
            setOpen(false);
            onAdded(memberId);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
