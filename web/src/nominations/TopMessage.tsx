import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { Bone } from '#ui/Bone.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import classes from './NominationManagement.module.css';

const freshMs = 10 * 60_000;

/** A content block above a screen; where it is missing, the screen stands without it. */
export function TopMessage({ contentKey }: { contentKey: string }) {
  const input = { contentKey, isCache: true };
  const { data, isPending } = useQuery(callQuery('getcontentdb', input, { errors: 'screen', staleTime: freshMs }));
  if (!data && !isPending) return null;
  return (
    <div className={classes.message} data-pending={isPending || undefined}>
      {data ? <SafeHtml html={data.content} /> : <Bone height="100%" />}
    </div>
  );
}
