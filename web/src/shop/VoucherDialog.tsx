import { Button, Modal } from '@mantine/core';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { SkeletonRows } from '#ui/Bone.tsx';
import { ErrorState } from '#ui/EmptyState.tsx';
import { SafeHtml } from '#ui/SafeHtml.tsx';
import { useFocusBack } from '#ui/use-focus-back.ts';
import { illustrations } from '../paths.ts';
import classes from './VoucherDialog.module.css';

interface VoucherDialogProps {
  memberOrderItemId: string;
  onClose: () => void;
}

/** Codes are money: they are asked for when wanted, and forgotten with the dialog. */
export function VoucherDialog({ memberOrderItemId, onClose }: VoucherDialogProps) {
  useFocusBack();
  const { data, error } = useQuery({
    ...callQuery(
      'getVoucherCodeMessage',
      { memberOrderItemId },
      { errors: 'screen', staleTime: Number.POSITIVE_INFINITY },
    ),
    gcTime: 0,
  });
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
      {error ? <ErrorState compact illustration={illustrations.error} words={errorWords(error)} /> : null}
      {!data && !error ? <SkeletonRows rows={2} /> : null}
      {data ? <Codes html={data.message} /> : null}
    </Modal>
  );
}

function Codes({ html }: { html: string }) {
  const words = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    const codes = Array.from(words.current?.querySelectorAll('code') ?? [], (code) => code.textContent.trim());
    setCopied(await copyText(codes.join('\n')));
  };
  return (
    <>
      <div ref={words} className={classes.codes}>
        <SafeHtml html={html} />
      </div>
      <div className={classes.actions}>
        <Button leftSection={<IconCopy aria-hidden size={18} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="default" leftSection={<IconPrinter aria-hidden size={18} />} onClick={() => window.print()}>
          Print
        </Button>
        <p role="status" className={classes.copied}>
          {copied}
        </p>
      </div>
    </>
  );
}

/** Browsers refuse the clipboard on plain http and where it was forbidden. */
async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return 'Your browser does not allow copying. Please select the code.';
  }
}
