import { say } from '@laurel/contract/say';
import { useRef } from 'react';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { ChosenList } from './ChosenList.tsx';
import { PickerFilters } from './PickerFilters.tsx';
import { PickerResults } from './PickerResults.tsx';
import classes from './RecipientPicker.module.css';
import type { SelectedRecipient } from './recipient.ts';
import { chosenWords } from './rules.ts';
import { type PickingRules, usePicking } from './use-picking.ts';

export interface PickerOptions extends PickingRules {
  /** The heading of the dialog. */
  title?: string;
  /** A second heading, above the filters. */
  heading?: string;
  /** The heading of those chosen. */
  listTitle?: string;
  doneLabel?: string;
}

interface RecipientPickerProps extends PickerOptions {
  chosen: readonly SelectedRecipient[];
  onChange: (chosen: SelectedRecipient[]) => void;
  onClose: () => void;
}

/** The directory in a dialog. What is chosen counts at once; Done only closes. */
export function RecipientPicker(props: RecipientPickerProps) {
  const { title = say(common.selectMembers), heading, chosen, onClose } = props;
  const { listTitle = say(common.recipients), doneLabel = say(common.done) } = props;
  const results = useRef<HTMLElement>(null);
  const { filters, found, notice, onRemove } = usePicking(props);
  return (
    <Dialog
      title={title}
      size="xl"
      shape="sheet"
      holdsWords
      className={classes.content}
      bodyClassName={classes.body}
      onClose={onClose}
    >
      <PickerFilters
        heading={heading}
        {...filters}
        onInto={() => focusOn(results.current?.querySelector('li > button'))}
      />
      <PickerResults box={results} chosen={chosen} {...found} />
      <ChosenList title={listTitle} chosen={chosen} onRemove={onRemove} />
      <div className={classes.foot}>
        <p className={classes.notice} role="status" data-refused={notice.refused || undefined}>
          {notice.words || chosenWords(chosen.length)}
        </p>
        <Button size="md" onClick={onClose}>
          {doneLabel}
        </Button>
      </div>
    </Dialog>
  );
}
