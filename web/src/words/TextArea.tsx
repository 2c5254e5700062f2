import { contentMarkdownMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { typeOver } from '#lib/type-over.ts';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { focusInPlace } from '#ui/focus/focus.ts';
import { notify } from '#ui/overlays/toasts.ts';
import { late } from '#ui/states/late.tsx';
import { apart, type Edit, type Marked } from './markdown-edits.ts';
import { markdownOf } from './pasted.ts';
import { Toolbar, tools } from './Toolbar.tsx';
import * as texts from './texts.ts';
import classes from './Words.module.css';

const PictureDialog = late(() => import('./PictureDialog.tsx').then((m) => m.PictureDialog));

interface TextAreaProps {
  value: string;
  error: string | undefined;
  onChange: (markdown: string) => void;
}

/** Where Markdown is written: with tools, and with the shape of what is pasted. */
export function TextArea({ value, error, onChange }: TextAreaProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isAddingPicture, setAddingPicture] = useState(false);
  const edit = (how: (marked: Marked) => Edit) => {
    const area = frame.current?.querySelector('textarea');
    if (area) apply(area, how({ text: area.value, start: area.selectionStart, end: area.selectionEnd }));
  };
  const byKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    edit(tool.edit);
  };
  const paste = (event: ClipboardEvent) => {
    const markdown = markdownOf(event.clipboardData.getData('text/html'));
    if (!markdown) return;
    event.preventDefault();
    edit(({ start, end }) => pasting({ start, end }, markdown));
    notify(say(texts.pastedShape));
  };
  return (
    <div ref={frame} className={classes.area}>
      <Toolbar onEdit={edit} onPicture={() => setAddingPicture(true)} />
      <CountedTextarea
        label={say(texts.textLabel)}
        description={say(texts.textHint)}
        required
        minRows={16}
        max={contentMarkdownMax}
        value={value}
        error={error}
        onChange={onChange}
        onKeyDown={byKey}
        onPaste={paste}
      />
      {isAddingPicture ? (
        <PictureDialog
          // The field takes words again when the dialog has left.
          onAdded={(picture) => requestAnimationFrame(() => edit((marked) => apart(marked, picture)))}
          onClose={() => setAddingPicture(false)}
        />
      ) : null}
    </div>
  );
}

function pasting({ start, end }: Pick<Marked, 'start' | 'end'>, insert: string): Edit {
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

function apply(area: HTMLTextAreaElement, { start, end, ...edit }: Edit) {
  focusInPlace(area);
  typeOver(area, edit);
  area.setSelectionRange(start, end);
}
