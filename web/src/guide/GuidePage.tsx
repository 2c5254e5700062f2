import { useParams } from '#router/router.ts';
import { GuideList } from './GuideList.tsx';
import { pages } from './guide-pages.tsx';
import { NoGuidePage, OneGuidePage } from './OneGuidePage.tsx';

/** The handbook for managers and administrators: the list of its pages, or one of them. */
export function GuidePage() {
  const name = useParams().page?.toLowerCase();
  if (name === undefined) return <GuideList />;
  const entry = pages.find(({ page }) => page === name);
  return entry ? <OneGuidePage key={name} entry={entry} /> : <NoGuidePage />;
}
