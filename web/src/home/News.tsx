import type { Home } from '@laurel/contract/calls/members/home';
import { Announced } from '#announced/Announced.tsx';
import { Competitions } from './Competitions.tsx';

interface NewsProps {
  of: 'company' | 'competitions';
  other: Home['other'];
}

/** What the company announces, or the competitions that run and who won: in one file, because most see both or neither. */
export function News({ of, other }: NewsProps) {
  if (of === 'competitions') return <Competitions {...other} />;
  return other.announcements ? <Announced {...other.announcements} /> : null;
}
