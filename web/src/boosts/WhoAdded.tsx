import type { Boosts } from '@laurel/contract/calls/awards/boosts';
import { say } from '@laurel/contract/say';
import { IconCirclePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { late } from '#ui/states/late.tsx';
import classes from './Boosts.module.css';
import * as texts from './texts.ts';

const BoostsDialog = late(() => import('./BoostsDialog.tsx').then((m) => m.BoostsDialog));

interface WhoAddedProps {
  boosts: Boosts;
  /** Those of them who are not the reader: 'Ana Silva and 2 others'. */
  others: string;
}

/** '+20 from Ana Silva and 2 others', and the way to all of them. */
export function WhoAdded({ boosts: { place, points, mine }, others }: WhoAddedProps) {
  const [isOpen, setOpen] = useState(false);
  const said = { mine: mine === 0 ? 'none' : others ? 'some' : 'all', who: others };
  return (
    <>
      <button type="button" className={classes.who} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconCirclePlus aria-hidden size={18} stroke={1.8} />
        {points === null ? say(texts.unsaid, said) : say(texts.by, { ...said, points })}
      </button>
      {isOpen ? <BoostsDialog place={place} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
