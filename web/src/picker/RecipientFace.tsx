import { IconUsersGroup } from '@tabler/icons-react';
import { Face } from '#people/Face.tsx';
import layout from '#ui/layout/layout.module.css';
import { recipientName, type SelectedRecipient } from './recipient.ts';

/** The face of a person, or the sign of a whole division. */
export function RecipientFace({ recipient, size }: { recipient: SelectedRecipient; size: number }) {
  if (!recipient.isEntireDivision)
    return <Face name={recipientName(recipient)} picId={recipient.picId ?? ''} size={size} />;
  return (
    <span className={layout.group} style={{ width: size, height: size }}>
      <IconUsersGroup aria-hidden size={Math.round(size * 0.55)} stroke={1.7} />
    </span>
  );
}
