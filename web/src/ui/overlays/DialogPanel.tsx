import { say } from '@laurel/contract/say';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as common from '#lib/texts.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import classes from './Dialog.module.css';

export interface PanelProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  size?: 'md' | 'lg' | 'xl' | undefined;
  /** A gold edge for what the portal says, a red one for failures and for what cannot be undone. */
  tone?: 'plain' | 'danger' | undefined;
  closeLabel?: string | undefined;
  className?: string | undefined;
  bodyClassName?: string | undefined;
}

/** What a dialog looks like: its title and its way out stay in view, the rest scrolls. */
export function DialogPanel({ titleId, ...props }: PanelProps & { titleId: string }) {
  const {
    title,
    onClose,
    children,
    size = 'md',
    tone,
    closeLabel = say(common.close),
    className = '',
    bodyClassName = '',
  } = props;
  return (
    <div className={`${classes.panel} ${className}`} data-panel data-size={size} data-tone={tone}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={() => onClose()}>
          <IconX aria-hidden size={20} />
        </IconButton>
      </div>
      <div className={`${classes.body} ${bodyClassName}`}>{children}</div>
    </div>
  );
}
