import { say } from '@laurel/contract/say';
import { useStore } from '#lib/store.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import classes from './DialogHost.module.css';
import { type OpenDialog, openDialogs } from './dialogs.ts';
import * as texts from './texts.ts';

/** Shows what is said and asked, one after the other. */
export function DialogHost() {
  const [dialog] = useStore(openDialogs);
  return dialog ? (dialog.own ?? <Shown key={dialog.id} dialog={dialog} />) : null;
}

function Shown({ dialog }: { dialog: OpenDialog }) {
  const { isQuestion, tone = 'plain', answer } = dialog;
  const yes = isQuestion ? (dialog.confirm ?? say(texts.yes)) : say(texts.ok);
  return (
    <Dialog title={dialog.title} size={dialog.size} tone={tone} onClose={() => answer(false)}>
      <div className={classes.message}>{dialog.message}</div>
      <DialogActions>
        {isQuestion ? (
          <Button variant="default" onClick={() => answer(false)}>
            {dialog.cancel ?? say(common.cancel)}
          </Button>
        ) : null}
        <Button variant={tone === 'danger' ? 'danger' : 'filled'} data-autofocus onClick={() => answer(true)}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
