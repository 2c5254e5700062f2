import type { Boosts } from '@laurel/contract/calls/awards/boosts';
import { say } from '@laurel/contract/say';
import { IconCirclePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { late } from '#ui/states/late.tsx';
import * as texts from './texts.ts';

const AddPointsDialog = late(() => import('./AddPointsDialog.tsx').then((m) => m.AddPointsDialog));

interface AddPointsProps {
  /** Of the item in the feed. */
  place: string;
  /** Who gave it. */
  giver: string;
  /** What has been added now. */
  onBoosts: (boosts: Boosts | null) => void;
}

/** The way to add points of one's own to what a colleague gave others. */
export function AddPoints(props: AddPointsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        icon={<IconCirclePlus aria-hidden size={18} stroke={1.7} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say(texts.addPoints)}
      </Button>
      {isOpen ? <AddPointsDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
