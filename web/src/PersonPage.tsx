import { ByHand } from './employment/ByHand.tsx';
import { PersonActs } from './employment/PersonActs.tsx';
import { PersonPage as Somebody } from './personnel/PersonPage.tsx';
import { nameOf } from './personnel/standing.tsx';
import { EndRole } from './roles/EndRole.tsx';
import { GiveRole } from './roles/GiveRole.tsx';
import { focusIfLost, pageHeading } from './ui/focus/focus.ts';

/** The page of a person, with what can be done with them, and what was. */
export function PersonPage() {
  return (
    <Somebody
      acts={({ memberId }) => <PersonActs memberId={memberId} />}
      notes={({ memberId }) => <ByHand memberId={memberId} />}
      giveRole={(person) => (person.dateLeft ? null : <GiveRole memberId={person.memberId} name={nameOf(person)} />)}
      endRole={(person, role) => (
        <EndRole
          memberId={person.memberId}
          name={nameOf(person)}
          role={role}
          onEnded={() => focusIfLost(pageHeading())}
        />
      )}
    />
  );
}
