import { ByHand } from './employment/ByHand.tsx';
import { PersonActs } from './employment/PersonActs.tsx';
import { PersonPage as Somebody } from './personnel/PersonPage.tsx';

/** The page of a person, with what can be done with them, and what was. */
export function PersonPage() {
  return (
    <Somebody
      acts={({ memberId }) => <PersonActs memberId={memberId} />}
      notes={({ memberId }) => <ByHand memberId={memberId} />}
    />
  );
}
