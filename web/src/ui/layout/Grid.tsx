import type { ComponentProps, CSSProperties } from 'react';
import layout from './layout.module.css';

interface GridProps extends ComponentProps<'ul'> {
  /** How wide each is at least; as many stand beside each other as there is room for. */
  min: string;
  /** The same on a phone, where it is another. */
  minOnPhone?: string;
}

/** Cards of one kind. */
export function Grid({ min, minOnPhone, ...list }: GridProps) {
  const style = { '--min': min, '--min-phone': minOnPhone } as CSSProperties;
  return <ul {...list} className={layout.grid} style={style} />;
}
