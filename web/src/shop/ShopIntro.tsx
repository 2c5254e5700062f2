import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { Bone } from '#ui/Bone.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import classes from './Shop.module.css';

const freshMs = 10 * 60_000;

/** The company's own words at the front of the shop; without them the shop stands as well. */
export function ShopIntro() {
  const input = { contentKey: 'rewards', isCache: true };
  const { data, isPending } = useQuery(callQuery('getcontentdb', input, { errors: 'screen', staleTime: freshMs }));
  if (isPending) {
    return (
      <div className={classes.intro} data-awaited>
        <Bone height="100%" />
      </div>
    );
  }
  return data ? <SafeHtml html={data.content} /> : 'You have earned it.';
}
