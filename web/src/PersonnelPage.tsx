import { PersonActs } from './employment/PersonActs.tsx';
import { PersonPage } from './personnel/PersonPage.tsx';

/** The page of a person, with what can be done with them. */
export function PersonnelPage() {
  return <PersonPage acts={({ memberId }) => <PersonActs memberId={memberId} />} />;
}
