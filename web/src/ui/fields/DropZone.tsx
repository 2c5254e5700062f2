import { say } from '@laurel/contract/say';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, type RefObject, useState } from 'react';
import { rich } from '#lib/rich.ts';
import { strong } from '#ui/layout/tags.tsx';
import classes from './DropZone.module.css';
import * as texts from './texts.ts';

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
  /** What was taken is on its way: the zone waits, and keeps the focus. */
  isWaiting?: boolean;
  /** Takes several files at once, and tells each. */
  many?: boolean;
  icon?: ReactNode;
  /** What takes the focus. */
  box?: RefObject<HTMLInputElement | null>;
}

/**
 * A place for a file, or many: dropped, or chosen with the native input that lies over it, so that keyboards and screen readers
 * need nothing of ours.
 */
export function DropZone(props: DropZoneProps) {
  const { words, hint, accept, maxBytes, onFile, onReject, isWaiting = false, many = false, icon, box } = props;
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, many ? undefined : 1)) {
      if (file.size <= maxBytes && isAccepted(file, accept)) onFile(file);
      else onReject(file);
    }
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
      data-waiting={isWaiting || undefined}
      onDragOver={dragging(true)}
      onDragLeave={dragging(false)}
      onDrop={(event) => {
        dragging(false)(event);
        if (!isWaiting) take(event.dataTransfer.files);
      }}
    >
      {icon ?? <IconUpload aria-hidden size={26} stroke={1.5} />}
      <span>
        {many ? rich(texts.dropOrChooseSome, { words, b: strong }) : rich(texts.dropOrChooseOne, { words, b: strong })}
      </span>
      <span className={classes.hint}>{hint}</span>
      <input
        ref={box}
        type="file"
        className={classes.input}
        aria-label={say(many ? texts.someFilesLabel : texts.oneFileLabel, { words, hint })}
        multiple={many}
        accept={accept.join(',')}
        aria-disabled={isWaiting || undefined}
        onClick={(event) => {
          if (isWaiting) event.preventDefault();
        }}
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
