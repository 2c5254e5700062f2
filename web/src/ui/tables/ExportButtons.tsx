import { say } from '@laurel/contract/say';
import { IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import classes from './ExportButtons.module.css';
import * as texts from './texts.ts';

export interface ExportButtonsProps {
  /** While there is nothing to export. */
  disabled?: boolean;
  /** Beside a field. */
  size?: 'sm' | 'md';
  onPrint?: () => void;
  onCsv?: () => void;
  onExcel?: () => Promise<void>;
}

/** The row of buttons above a report; each stands only where it was given. */
export function ExportButtons({ disabled = false, size = 'sm', onPrint, onCsv, onExcel }: ExportButtonsProps) {
  const [writing, setWriting] = useState(false);
  const look = { variant: 'default', size, disabled } as const;
  return (
    <div className={classes.buttons}>
      {onPrint ? (
        <Button {...look} icon={<IconPrinter aria-hidden size={18} stroke={1.6} />} onClick={onPrint}>
          {say(common.print)}
        </Button>
      ) : null}
      {onCsv ? (
        <Button {...look} icon={<IconFileTypeCsv aria-hidden size={18} stroke={1.6} />} onClick={onCsv}>
          {say(texts.exportCsv)}
        </Button>
      ) : null}
      {onExcel ? (
        <Button
          {...look}
          isWaiting={writing}
          icon={<IconFileSpreadsheet aria-hidden size={18} stroke={1.6} />}
          onClick={() => {
            setWriting(true);
            void onExcel().finally(() => setWriting(false));
          }}
        >
          {say(texts.exportExcel)}
        </Button>
      ) : null}
    </div>
  );
}
