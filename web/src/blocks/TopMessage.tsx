import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { Bone } from '#ui/Bone.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import classes from './TopMessage.module.css';

const freshMs = 10 * 60_000;

interface TopMessageProps {
  contentKey: string;
  /** A notice in a frame of its own, instead of words below the title. */
  isNotice?: boolean;
}

/** The company's own words above a screen; where they are missing, the screen stands without them. */
export function TopMessage({ contentKey, isNotice = false }: TopMessageProps) {
  const input = { contentKey, isCache: true };
  const { data, isPending } = useQuery(callQuery('getcontentdb', input, { errors: 'screen', staleTime: freshMs }));
  if (!data && !isPending) return null;
  if (isNotice) {
    return (
      <div className={classes.notice} data-pending={isPending || undefined}>
        {data ? <SafeHtml html={data.content} /> : <Bone height="100%" />}
      </div>
    );
  }
  if (data) return <SafeHtml html={data.content} />;
  return (
    <div data-awaited>
      <Bone height="3.25rem" />
    </div>
  );
}
