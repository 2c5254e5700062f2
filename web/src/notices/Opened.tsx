import { say } from '@laurel/contract/say';
import { useEffect } from 'react';
import { call } from '#api/call.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { navigate } from '#router/router.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, insideSite, paths } from '../paths.ts';
import * as texts from './texts.ts';

/** Where a notice on a device leads: it is read, and what it tells of stands in its place. */
export function Opened({ noticeId }: { noticeId: string }) {
  const open = useCallMutation('opennotice', {
    errors: 'screen',
    send: (which: string) => call('opennotice', { noticeId: which }),
    onSuccess: ({ path }) => {
      if (path !== null) void navigate(insideSite(path), { replace: true });
    },
  });
  const { mutate } = open;
  useEffect(() => mutate(noticeId), [mutate, noticeId]);
  // Nobody else's are told apart from those that are not there any more.
  if (open.isError || open.data?.path === null)
    return (
      <StatePage
        title={say(texts.title)}
        words={say(texts.gone)}
        illustration={illustrations.emptyList}
        action={<ButtonLink to={paths.notices()}>{say(texts.seeAll)}</ButtonLink>}
      />
    );
  return <SkeletonRows rows={3} height={4} />;
}
