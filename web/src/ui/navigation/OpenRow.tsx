import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './OpenRow.module.css';

interface OpenRowProps {
  /** What it is, in a line that opens it. */
  head: ReactNode;
  /** Buttons beside it. */
  acts?: ReactNode;
  /** Below it, open or not. */
  note?: ReactNode;
  look?: 'plain' | 'panel';
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A line with what is done about it, which opens to more. */
export function OpenRow({ head, acts, note, look = 'plain', isOpen, onOpen, children }: OpenRowProps) {
  const id = useId();
  return (
    <>
      <div className={classes.row}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          {head}
          <IconChevronDown aria-hidden size={20} stroke={1.8} />
        </button>
        {acts ? <div className={classes.acts}>{acts}</div> : null}
      </div>
      {note}
      <div id={id} className={classes.body} data-look={look} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </>
  );
}
