import type { RecognitionEntry } from '@laurel/contract/calls/recognition/recognition-entry';
import { say } from '@laurel/contract/say';
import { Button } from '#ui/buttons/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { late } from '#ui/states/late.tsx';
import classes from './CardDialog.module.css';
import { CardView } from './CardView.tsx';
import { kindWords } from './entries.ts';
import * as texts from './texts.ts';

const CardFoot = late(() => import('./CardFoot.tsx').then((m) => m.CardFoot));

interface CardDialogProps {
  entry: RecognitionEntry;
  /** The cards of the list it was opened from, the newest first. */
  among: readonly RecognitionEntry[];
  onShow: (entry: RecognitionEntry) => void;
  onClose: () => void;
}

/** One e-card over the list that it stands in; printing it leaves the page behind it out. */
export function CardDialog({ entry, among, onShow, onClose }: CardDialogProps) {
  const place = among.findIndex(({ cardId }) => cardId === entry.cardId);
  const [newer, older] = [among[place - 1], among[place + 1]];
  return (
    <Dialog title={kindWords(entry.type)} className={classes.dialog} onClose={onClose}>
      <div>
        <CardView
          entry={among[place] ?? entry}
          onNewer={newer && (() => onShow(newer))}
          onOlder={older && (() => onShow(older))}
        >
          <Button variant="default" onClick={onClose}>
            {say(texts.done)}
          </Button>
        </CardView>
        <CardFoot key={entry.cardId} cardId={entry.cardId} />
      </div>
    </Dialog>
  );
}
