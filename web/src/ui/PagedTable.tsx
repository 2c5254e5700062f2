import { lazy, Suspense } from 'react';
import { SkeletonRows } from './Bone.tsx';
import type { PagedRows, PagedRowsProps } from './PagedRows.tsx';

const LazyRows = lazy(() => import('./PagedRows.tsx').then((m) => ({ default: m.PagedRows }))) as typeof PagedRows;

/** A report of any length. Its code comes while the first answer is on its way, and once for all reports. */
export function PagedTable<Row extends object>(props: PagedRowsProps<Row>) {
  return (
    <Suspense fallback={<SkeletonRows rows={6} />}>
      <LazyRows {...props} />
    </Suspense>
  );
}
