import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import type { PageRows, PageRowsProps } from './PageRows.tsx';

const LateRows = late<PageRowsProps<never>>(() => import('./PageRows.tsx').then((m) => m.PageRows), {
  waiting: <SkeletonRows rows={6} />,
}) as unknown as typeof PageRows;

/** A report that comes by pages. Its code comes while the first page is on its way, and once for all reports. */
export function PageTable<Row>(props: PageRowsProps<Row>) {
  return <LateRows {...props} />;
}
