import { AddPerson } from './employment/AddPerson.tsx';
import { paths } from './paths.ts';
import { PeoplePage } from './personnel/PeoplePage.tsx';
import { navigate } from './router/router.ts';
import { ViewAs } from './viewing/ViewAs.tsx';

/** The directory, in which somebody is added too. */
export function PersonnelPage() {
  return (
    <PeoplePage>
      <AddPerson onAdded={(memberId) => navigate(paths.person(memberId))} />
      <ViewAs />
    </PeoplePage>
  );
}
