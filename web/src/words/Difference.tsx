import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { Changes } from '#terms/Changes.tsx';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import * as texts from './texts.ts';
import type { Text } from './use-text-form.ts';

interface DifferenceProps {
  text: Pick<Text, 'contentKey' | 'language' | 'revision'>;
  /** 0: nothing. */
  from: number;
  to: number | 'draft';
}

/** What is otherwise between two versions, title and words. */
export function Difference({ text, from, to }: DifferenceProps) {
  const { contentKey, language, revision } = text;
  const input = { contentKey, language, from, ...(to !== 'draft' && { to }) };
  const query = callQuery('contentdifference', input, { errors: 'screen', staleTime: 0 });
  // A draft is another with each revision.
  const { data, error, isFetching, refetch } = useQuery({ ...query, queryKey: [...query.queryKey, revision] });
  if (!data && !error) return <SkeletonRows rows={4} height={2} />;
  if (!data) return <NotRead {...{ error, isFetching, refetch }} own={say(texts.notCompared)} compact />;
  const { before, after, lines, added, removed } = data;
  return (
    <>
      {before.title && before.title !== after.title ? (
        <p>{say(texts.titleChanges, { before: before.title, after: after.title })}</p>
      ) : null}
      {added + removed === 0 ? (
        <p className={words.soft}>{say(texts.nothingChanges)}</p>
      ) : (
        <Changes lines={lines} label={say(texts.whatChanges)} />
      )}
    </>
  );
}
