import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { Bone } from '#ui/Bone.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import classes from './Nominate.module.css';

const freshMs = 10 * 60_000;

/** The company's own words above the form; without them the form explains itself. */
export function NominateIntro() {
  const input = { contentKey: 'nominate', isCache: true };
  const { data, isPending } = useQuery(callQuery('getcontentdb', input, { errors: 'screen', staleTime: freshMs }));
  if (isPending) {
    return (
      <div className={classes.intro} data-awaited>
        <Bone height="100%" />
      </div>
    );
  }
  return data ? <SafeHtml html={data.content} /> : 'Choose who, tick what you saw, and tell us the story.';
}
