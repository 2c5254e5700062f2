import { useOwnRequests } from '#approvals/use-own-requests.ts';
import { lateWords } from '#lib/late-words.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { MyRecognitionPage } from './recognition/MyRecognitionPage.tsx';

const OwnRequests = late(
  () => lateWords().then(() => import('#approvals/OwnRequests.tsx').then((m) => m.OwnRequests)),
  {
    waiting: <SkeletonRows rows={2} height={9} />,
  },
);

/** My Recognition, with what one asked others for where there is or was any. */
export function OwnRecognitionPage() {
  const waiting = useOwnRequests();
  return <MyRecognitionPage requests={waiting === undefined ? undefined : { waiting, part: <OwnRequests /> }} />;
}

OwnRecognitionPage.preload = MyRecognitionPage.preload;
