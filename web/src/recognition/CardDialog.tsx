import type { RecognitionEntry } from '@laurel/contract/recognition';
import { Button, Modal } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { ECard } from '#ecards/ECard.tsx';
import { useMember } from '#session/member.ts';
import classes from './CardDialog.module.css';
import { kindWords } from './entries.ts';

interface CardDialogProps {
  entry: RecognitionEntry;
  onClose: () => void;
}

/** One e-card, large; printing it leaves the page behind it out. */
export function CardDialog({ entry, onClose }: CardDialogProps) {
  const own = useMember();
  const ownName = `${own.firstname} ${own.surname}`;
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={kindWords(entry.type)}
      size="30rem"
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ root: classes.root, content: classes.content, header: classes.head, overlay: classes.overlay }}
    >
      <ECard
        value={entry.value}
        to={entry.isFrom ? entry.memberName : ownName}
        from={entry.isFrom ? ownName : entry.memberName}
        message={entry.message}
        points={entry.points}
        pointsName={own.pointsName || 'Points'}
        date={entry.date}
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconPrinter aria-hidden size={18} stroke={1.6} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
        <Button onClick={onClose}>Done</Button>
      </div>
    </Modal>
  );
}
