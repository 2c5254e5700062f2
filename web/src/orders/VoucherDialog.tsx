import { Dialog } from '#ui/overlays/Dialog.tsx';
import { VoucherCodes } from './VoucherCodes.tsx';

interface VoucherDialogProps {
  memberOrderItemId: string;
  onClose: () => void;
}

export function VoucherDialog({ memberOrderItemId, onClose }: VoucherDialogProps) {
  return (
    <Dialog title="Voucher codes" onClose={onClose}>
      <div>
        <VoucherCodes memberOrderItemId={memberOrderItemId} mayPrint />
      </div>
    </Dialog>
  );
}
