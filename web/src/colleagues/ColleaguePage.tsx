import { useParams } from '#router/router.ts';
import { OneColleague } from './OneColleague.tsx';

/** The page to which somebody's name leads. */
export function ColleaguePage() {
  const { memberId = '' } = useParams();
  return <OneColleague key={memberId} memberId={memberId} />;
}
