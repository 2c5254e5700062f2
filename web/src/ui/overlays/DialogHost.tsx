import { useStore } from '#lib/store.ts';
import { useFocusBack } from '#ui/focus/focus.ts';
import { late } from '#ui/states/late.tsx';
import classes from './DialogHost.module.css';
import { type OpenDialog, openDialogs } from './dialogs.ts';

const DialogModal = late(() => import('./DialogModal.tsx').then((m) => m.DialogModal), { instead: PlainDialog });

/** Shows the dialogs; the modal itself comes in idle time, or with the first of them. */
export function DialogHost() {
  const [dialog] = useStore(openDialogs);
  return dialog ? <Shown key={dialog.id} dialog={dialog} /> : null;
}

/** What was being done when it came has the focus again when it has gone. */
function Shown({ dialog }: { dialog: OpenDialog }) {
  useFocusBack();
  return <DialogModal dialog={dialog} />;
}

export const loadDialogs = DialogModal.ahead;

/** What a member must have read does not wait for a connection: the same words, by the browser's own means. */
function PlainDialog({ dialog }: { dialog: OpenDialog }) {
  const open = (element: HTMLDialogElement | null) => {
    if (element && !element.open) element.showModal();
  };
  return (
    <dialog ref={open} className={classes.plain} aria-label={dialog.title} onCancel={() => dialog.answer(false)}>
      <h2>{dialog.title}</h2>
      <p>{dialog.message}</p>
      {dialog.isQuestion ? (
        <button type="button" onClick={() => dialog.answer(false)}>
          {dialog.cancel ?? 'Cancel'}
        </button>
      ) : null}
      <button type="button" onClick={() => dialog.answer(true)}>
        {dialog.isQuestion ? (dialog.confirm ?? 'Yes') : 'OK'}
      </button>
    </dialog>
  );
}
