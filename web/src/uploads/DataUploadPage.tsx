import { mayCall } from '@laurel/contract/call-rows';
import { useMember } from '#session/member.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { FileUpload } from './FileUpload.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { ProductPictures } from './ProductPictures.tsx';

const FileGuides = late(() => import('./FileGuides.tsx').then((m) => m.FileGuides), {
  waiting: <SkeletonRows rows={6} />,
});

export function DataUploadPage() {
  return (
    <>
      <PageHeader
        title="Data Upload"
        intro="Members, budgets, products and codes, from a CSV or Excel file. You see what would change before anything does."
      />
      <div className={layout.columns}>
        <div className={layout.sections}>
          <FileUpload />
          <FileGuides />
          {mayCall('productpicupload', useMember()) ? <ProductPictures /> : null}
        </div>
        <OwnProfile />
      </div>
    </>
  );
}
