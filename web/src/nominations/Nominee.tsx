import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { IconUsersGroup } from '@tabler/icons-react';
import { formatPoints } from '#lib/points.ts';
import { Avatar } from '#ui/display/Avatar.tsx';
import layout from '#ui/layout/layout.module.css';

/** A person's face, or the sign of a whole division. */
export function NomineeFace({ nomination }: { nomination: NominationRow }) {
  if (isPerson(nomination)) return <Avatar name={nomination.nomineeMember} size={48} />;
  return (
    <span className={layout.group}>
      <IconUsersGroup aria-hidden size={26} stroke={1.6} />
    </span>
  );
}

/** Where a nominee belongs; of a division how many it has, in the words of the place. */
export function nomineeFacts(nomination: NominationRow, people: string): string {
  const { nomineeDivision, nomineeMemberNumber, nomineeCount } = nomination;
  return isPerson(nomination)
    ? `${nomineeDivision} · ${nomineeMemberNumber}`
    : `${formatPoints(nomineeCount)} ${people}`;
}

function isPerson({ nomineeMemberNumber }: NominationRow): boolean {
  return nomineeMemberNumber !== '';
}
