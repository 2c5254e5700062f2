import { say } from '@laurel/contract/say';
import { lateWords } from '#lib/late-words.ts';
import * as common from '#lib/texts.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';

const Programme = late(() => lateWords().then(() => import('./Programme.tsx').then((m) => m.Programme)), {
  waiting: <SkeletonRows rows={5} height={7} />,
});

/** Few open it: its words come with it. */
export function ProgrammePage() {
  return (
    <>
      <PageHeader title={say(common.programme)} />
      <Programme />
    </>
  );
}
