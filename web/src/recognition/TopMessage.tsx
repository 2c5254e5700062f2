import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { Bone } from '#ui/Bone.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';

const freshMs = 10 * 60_000;

/** The company's own words above a screen; where they are missing, the screen stands without them. */
export function TopMessage({ contentKey }: { contentKey: string }) {
  const input = { contentKey, isCache: true };
  const { data, isPending } = useQuery(callQuery('getcontentdb', input, { errors: 'screen', staleTime: freshMs }));
  if (isPending) return <Bone height="3.25rem" />;
  return data ? <SafeHtml html={data.content} /> : null;
}
