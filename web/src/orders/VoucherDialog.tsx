import { say } from '@laurel/contract/say';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import * as texts from './texts.ts';
import { VoucherCodes } from './VoucherCodes.tsx';

interface VoucherDialogProps {
  memberOrderItemId: string;
  onClose: () => void;
}

export function VoucherDialog({ memberOrderItemId, onClose }: VoucherDialogProps) {
  return (
    <Dialog title={say(texts.voucherCodes)} onClose={onClose}>
      <div>
        <VoucherCodes memberOrderItemId={memberOrderItemId} mayPrint />
      </div>
    </Dialog>
  );
}
