import type { RecognitionEntry } from '@laurel/contract/calls/recognition';
import { Modal } from '@mantine/core';
import { Button } from '#ui/buttons/Button.tsx';
import classes from './CardDialog.module.css';
import { CardView } from './CardView.tsx';
import { kindWords } from './entries.ts';

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
    <Modal
      opened
      centered
      onClose={onClose}
      title={kindWords(entry.type)}
      size="32rem"
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ root: classes.root, content: classes.content, header: classes.head, overlay: classes.overlay }}
    >
      <CardView entry={entry} onNewer={newer && (() => onShow(newer))} onOlder={older && (() => onShow(older))}>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </CardView>
    </Modal>
  );
}
