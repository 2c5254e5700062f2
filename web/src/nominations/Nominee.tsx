import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import { say } from '@laurel/contract/say';
import { IconUsersGroup } from '@tabler/icons-react';
import { Face } from '#people/Face.tsx';
import layout from '#ui/layout/layout.module.css';
import type * as texts from './texts.ts';

/** A person's face, or the sign of a whole division. */
export function NomineeFace({ nomination }: { nomination: NominationRow }) {
  if (isPerson(nomination)) return <Face name={nomination.nomineeMember} picId={nomination.nomineePicId} size={48} />;
  return (
    <span className={layout.group}>
      <IconUsersGroup aria-hidden size={26} stroke={1.6} />
    </span>
  );
}

/** Where a nominee belongs; of a division how many it has, as the place says it. */
export function nomineeFacts(
  nomination: NominationRow,
  people: typeof texts.people | typeof texts.registeredPeople,
): string {
  const { nomineeDivision, nomineeMemberNumber, nomineeCount } = nomination;
  return isPerson(nomination) ? `${nomineeDivision} · ${nomineeMemberNumber}` : say(people, { count: nomineeCount });
}

function isPerson({ nomineeMemberNumber }: NominationRow): boolean {
  return nomineeMemberNumber !== '';
}
