import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { Editor } from './Editor.tsx';
import * as texts from './texts.ts';

/** What the company offers, pays and allows, to be changed by who keeps it. */
export function ProgrammePage() {
  return (
    <>
      <PageHeader title={say(common.programme)} />
      <div className={layout.stack}>
        <p className={words.soft}>{say(texts.intro)}</p>
        <Programme />
      </div>
    </>
  );
}

function Programme() {
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('programmenow', {}, { errors: 'screen', staleTime: 0 }),
  );
  if (data) return <Editor now={data} />;
  if (error) return <NotRead {...{ error, isFetching, refetch }} own={say(texts.notRead)} />;
  return <SkeletonRows rows={5} height={7} />;
}
