import { mayCall } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { FileUpload } from './FileUpload.tsx';
import * as texts from './texts.ts';

const FileGuides = late(() => import('./FileGuides.tsx').then((m) => m.FileGuides), {
  waiting: <SkeletonRows rows={6} />,
});

const ProductPictures = late(() => import('./ProductPictures.tsx').then((m) => m.ProductPictures), {
  waiting: <SkeletonRows rows={3} />,
});
const History = late(() => import('./History.tsx').then((m) => m.History), { waiting: <SkeletonRows rows={4} /> });
const OwnProfile = late(() => import('./OwnProfile.tsx').then((m) => m.OwnProfile), {
  waiting: <SkeletonRows rows={3} height={6} />,
});
const Sources = late(() => import('./Sources.tsx').then((m) => m.Sources), { waiting: null });

export function DataUploadPage() {
  return (
    <>
      <PageHeader title={say(common.dataUpload)} intro={say(texts.intro)} />
      <div className={layout.columns}>
        <div className={layout.sections}>
          <FileUpload />
          <FileGuides />
          {mayCall('productpicupload', useMember()) ? <ProductPictures /> : null}
          <Sources />
          <History />
        </div>
        <OwnProfile />
      </div>
    </>
  );
}
