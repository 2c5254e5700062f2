import { IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import classes from './ExportButtons.module.css';

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
  const common = { variant: 'default', size, disabled } as const;
  return (
    <div className={classes.buttons}>
      {onPrint ? (
        <Button {...common} icon={<IconPrinter aria-hidden size={18} stroke={1.6} />} onClick={onPrint}>
          Print
        </Button>
      ) : null}
      {onCsv ? (
        <Button {...common} icon={<IconFileTypeCsv aria-hidden size={18} stroke={1.6} />} onClick={onCsv}>
          Export to CSV
        </Button>
      ) : null}
      {onExcel ? (
        <Button
          {...common}
          isWaiting={writing}
          icon={<IconFileSpreadsheet aria-hidden size={18} stroke={1.6} />}
          onClick={() => {
            setWriting(true);
            void onExcel().finally(() => setWriting(false));
          }}
        >
          Export to Excel
        </Button>
      ) : null}
    </div>
  );
}
