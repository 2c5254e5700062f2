import { lazy, Suspense } from 'react';
import { useStore } from '#lib/store.ts';
import { openDialogs } from './dialogs.ts';

const DialogModal = lazy(() => import('./DialogModal.tsx').then((m) => ({ default: m.DialogModal })));

/** Shows the dialogs; the modal itself is loaded with the first of them. */
export function DialogHost() {
  const [dialog] = useStore(openDialogs);
  return <Suspense fallback={null}>{dialog ? <DialogModal key={dialog.id} dialog={dialog} /> : null}</Suspense>;
}
