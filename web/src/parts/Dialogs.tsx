import { Button } from '#ui/buttons/Button.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { DialogActions } from '#ui/overlays/DialogActions.tsx';
import { DialogPanel } from '#ui/overlays/DialogPanel.tsx';
import classes from './Parts.module.css';

const nothing = () => {};

/** As they stand over a page: what the portal says and asks, and what is decided. */
export function Dialogs() {
  return (
    <div className={classes.dialogs}>
      <DialogPanel titleId="part-dialog-said" title="Please note:" tone="plain" onClose={nothing}>
        Your basket has changed.
        <DialogActions>
          <Button>OK</Button>
        </DialogActions>
      </DialogPanel>
      <DialogPanel titleId="part-dialog-asked" title="Remove the picture?" tone="danger" onClose={nothing}>
        Colleagues see your initials instead.
        <DialogActions>
          <Button variant="default">Cancel</Button>
          <Button variant="danger">Remove</Button>
        </DialogActions>
      </DialogPanel>
      <DialogPanel titleId="part-dialog-decision" title="Decline" onClose={nothing}>
        <CountedTextarea label="Why do you decline?" required minRows={2} max={500} value="" onChange={nothing} />
        <DialogActions>
          <Button variant="default" size="md">
            Cancel
          </Button>
          <Button variant="danger" size="md">
            Decline
          </Button>
        </DialogActions>
      </DialogPanel>
    </div>
  );
}
