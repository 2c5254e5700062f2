import { type Holder, holdersOf, holds } from '#access';

/** Managers, cluster admins, committee members and administrators of reports: who may write to whole divisions. */
export function holdsOffice(who: Holder): boolean {
  return holds(who, ...holdersOf('nominationReader'));
}
