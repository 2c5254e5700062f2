import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import classes from './DropZone.module.css';

export interface DropZoneProps {
  /** What is wanted: 'Drop a picture here'. */
  words: string;
  /** Kinds and sizes. */
  hint: string;
  /** MIME types and endings, as a file input takes them. */
  accept: readonly string[];
  maxBytes: number;
  onFile: (file: File) => void;
  /** The file is of another kind, or too large. */
  onReject: (file: File) => void;
  disabled?: boolean;
  icon?: ReactNode;
}

/**
 * A place for one file: dropped, or chosen with the native input that lies over it, so that keyboards and screen readers
 * need nothing of ours. (The library's zone weighs 14 kB, more than half of a screen's budget.)
 */
export function DropZone({ words, hint, accept, maxBytes, onFile, onReject, disabled = false, icon }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    if (file.size <= maxBytes && isAccepted(file, accept)) onFile(file);
    else onReject(file);
  };
  const dragging = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging has no keyboard; the input inside has
    <div
      className={classes.zone}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={dragging(true)}
      onDragLeave={dragging(false)}
      onDrop={(event) => {
        dragging(false)(event);
        if (!disabled) take(event.dataTransfer.files);
      }}
    >
      {icon ?? <IconUpload aria-hidden size={26} stroke={1.5} />}
      <span>
        <strong>{words}</strong> or choose one
      </span>
      <span className={classes.hint}>{hint}</span>
      <input
        type="file"
        className={classes.input}
        aria-label={`${words} or choose one. ${hint}`}
        accept={accept.join(',')}
        disabled={disabled}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again after a failure.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

function isAccepted(file: File, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  return accept.some((kind) => (kind.startsWith('.') ? name.endsWith(kind.toLowerCase()) : file.type === kind));
}
