import '#api/late-rows.ts';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { GivenCard } from '#feed/GivenCard.tsx';
import * as common from '#lib/texts.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { paths } from '../paths.ts';
import { NotThere } from './NotThere.tsx';
import * as texts from './texts.ts';

/** One item of the feed with what people wrote to it: where notices of it lead. */
export function RecognitionItem({ place }: { place: string }) {
  const { data, error, refetch } = useQuery(callQuery('recognitionfeeditem', { place }, { errors: 'screen' }));
  const all = (
    <ButtonLink variant="default" to={paths.recentRecognition}>
      {say(common.recentRecognition)}
    </ButtonLink>
  );
  if (error)
    return (
      <NotThere
        error={error}
        title={say(texts.unknownItem)}
        words={say(texts.unknownItemHint)}
        action={all}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <PageHeader title={say(texts.oneRecognition)} actions={all} />
      {data ? <GivenCard item={data.item} place={1} opensComments /> : <SkeletonRows rows={1} height={16} />}
    </>
  );
}
