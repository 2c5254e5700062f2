import type { CelebrationRow } from '@laurel/contract/calls/recognition/celebration-row';
import { IconAward, IconCake } from '@tabler/icons-react';
import { Badge } from '#ui/display/Badge.tsx';

/** Why somebody celebrates. */
export function Occasion({ what, children }: { what: CelebrationRow['what']; children: string }) {
  const Sign = what === 'BDAY' ? IconCake : IconAward;
  return (
    <div>
      <Badge tone={what === 'BDAY' ? 'waiting' : 'done'}>
        <Sign aria-hidden size={18} stroke={1.7} />
        {children}
      </Badge>
    </div>
  );
}
