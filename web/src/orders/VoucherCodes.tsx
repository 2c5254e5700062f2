import { say } from '@laurel/contract/say';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ownFailureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { SafeHtml } from '#ui/display/SafeHtml.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import * as texts from './texts.ts';
import classes from './VoucherCodes.module.css';

interface VoucherCodesProps {
  memberOrderItemId: string;
  /** Where nothing else would be printed with them. */
  mayPrint?: boolean;
}

/** Codes are money: they are asked for when shown, and forgotten with what shows them. */
export function VoucherCodes({ memberOrderItemId, mayPrint = false }: VoucherCodesProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(
      'getVoucherCodeMessage',
      { memberOrderItemId },
      { errors: 'screen', staleTime: Number.POSITIVE_INFINITY },
    ),
    gcTime: 0,
  });
  if (error)
    return (
      <ErrorState
        compact
        illustration={illustrations.error}
        failure={ownFailureOf(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return data ? <Codes html={data.message} mayPrint={mayPrint} /> : <SkeletonRows rows={2} />;
}

function Codes({ html, mayPrint }: { html: string; mayPrint: boolean }) {
  const shown = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    const codes = Array.from(shown.current?.querySelectorAll('code') ?? [], (code) => code.textContent.trim());
    setCopied(await copyText(codes.join('\n')));
  };
  return (
    <>
      <div ref={shown} className={classes.codes}>
        <SafeHtml html={html} />
      </div>
      <div className={`${layout.row} ${layout.unprinted} ${classes.actions}`}>
        <Button
          variant={mayPrint ? 'filled' : 'default'}
          icon={<IconCopy aria-hidden size={18} />}
          onClick={() => void copy()}
        >
          {say(texts.copy)}
        </Button>
        {mayPrint ? (
          <Button variant="default" icon={<IconPrinter aria-hidden size={18} />} onClick={() => window.print()}>
            {say(common.print)}
          </Button>
        ) : null}
        <p role="status" className={words.facts}>
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
    return say(texts.copied);
  } catch {
    return say(texts.noCopying);
  }
}
