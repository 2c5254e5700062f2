import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import type { PagedRows, PagedRowsProps } from './PagedRows.tsx';

const LateRows = late<PagedRowsProps<never>>(() => import('./PagedRows.tsx').then((m) => m.PagedRows), {
  waiting: <SkeletonRows rows={6} />,
}) as unknown as typeof PagedRows;

/** A report of any length. Its code comes while the first answer is on its way, and once for all reports. */
export function PagedTable<Row>(props: PagedRowsProps<Row>) {
  return <LateRows {...props} />;
}
