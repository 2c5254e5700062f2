import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { Editor } from './Editor.tsx';
import * as texts from './texts.ts';

/** What the company offers, pays and allows, to be changed by who keeps it. */
export function Programme() {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('programmenow', {}, { errors: 'screen', staleTime: 0 }),
  );
  return (
    <div className={layout.stack}>
      <p className={words.soft}>{say(texts.intro)}</p>
      {data ? (
        <Editor now={data} />
      ) : error ? (
        <NotRead {...{ error, isFetching, refetch }} own={say(texts.notRead)} />
      ) : (
        <SkeletonRows rows={5} height={7} />
      )}
    </div>
  );
}
