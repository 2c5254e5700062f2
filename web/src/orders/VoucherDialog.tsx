import { Modal } from '@mantine/core';
import { useFocusBack } from '#ui/focus/focus.ts';
import { VoucherCodes } from './VoucherCodes.tsx';
import classes from './VoucherDialog.module.css';

interface VoucherDialogProps {
  memberOrderItemId: string;
  onClose: () => void;
}

export function VoucherDialog({ memberOrderItemId, onClose }: VoucherDialogProps) {
  useFocusBack();
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title="Voucher codes"
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{
        root: classes.root,
        overlay: classes.overlay,
        content: classes.content,
        title: classes.title,
        close: classes.close,
      }}
    >
      <VoucherCodes memberOrderItemId={memberOrderItemId} mayPrint />
    </Modal>
  );
}
