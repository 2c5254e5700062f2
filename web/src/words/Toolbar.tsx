import { say } from '@laurel/contract/say';
import {
  IconBlockquote,
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhotoPlus,
  IconTable,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import { apart, around, type Edit, lines, link, type Marked } from './markdown-edits.ts';
import * as texts from './texts.ts';
import classes from './Words.module.css';

interface Tool {
  name: string;
  icon: ReactNode;
  edit: (marked: Marked) => Edit;
  /** With Ctrl or Cmd. */
  key?: string;
}

const icon = { 'aria-hidden': true, size: 20, stroke: 1.7 } as const;
const columns = `| ${[1, 2].map((number) => say(texts.column, { number })).join(' | ')} |\n| --- | --- |\n|  |  |`;

export const tools: readonly Tool[] = [
  { name: say(texts.heading), icon: <IconH2 {...icon} />, edit: (marked) => lines(marked, () => '## ', /^#{1,6} /) },
  {
    name: say(texts.bold),
    icon: <IconBold {...icon} />,
    edit: (marked) => around(marked, '**', say(texts.boldWords)),
    key: 'b',
  },
  {
    name: say(texts.italic),
    icon: <IconItalic {...icon} />,
    edit: (marked) => around(marked, '*', say(texts.italicWords)),
    key: 'i',
  },
  { name: say(texts.bullets), icon: <IconList {...icon} />, edit: (marked) => lines(marked, () => '- ', /^[-*+] /) },
  {
    name: say(texts.numbers),
    icon: <IconListNumbers {...icon} />,
    edit: (marked) => lines(marked, (place) => `${place + 1}. `, /^\d+[.)] /),
  },
  { name: say(texts.quote), icon: <IconBlockquote {...icon} />, edit: (marked) => lines(marked, () => '> ', /^> /) },
  {
    name: say(texts.link),
    icon: <IconLink {...icon} />,
    edit: (marked) => link(marked, { words: say(texts.linkWords), address: 'https://' }),
    key: 'k',
  },
  { name: say(texts.table), icon: <IconTable {...icon} />, edit: (marked) => apart(marked, columns) },
];

interface ToolbarProps {
  onEdit: (edit: Tool['edit']) => void;
  onPicture: () => void;
}

/** One stop of the Tab key: the arrows, Home and End move in it. */
export function Toolbar({ onEdit, onPicture }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  const all = [
    ...tools.map(({ edit, ...tool }) => ({ ...tool, act: () => onEdit(edit) })),
    { name: say(texts.picture), icon: <IconPhotoPlus {...icon} />, key: undefined, act: onPicture },
  ];
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextIn(event, stop, all.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    focusOn(event.currentTarget.children[next]);
  };
  return (
    <div role="toolbar" aria-label={say(texts.toolbar)} className={classes.toolbar} onKeyDown={move}>
      {all.map(({ name, icon: sign, key, act }, place) => (
        <IconButton
          key={name}
          label={name}
          tabIndex={place === stop ? 0 : -1}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
          onFocus={() => setStop(place)}
          onClick={act}
        >
          {sign}
        </IconButton>
      ))}
    </div>
  );
}

function nextIn({ key, currentTarget }: KeyboardEvent<HTMLDivElement>, at: number, count: number): number | undefined {
  const isTurned = currentTarget.matches(':dir(rtl)');
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (isTurned ? 'ArrowLeft' : 'ArrowRight')) return (at + 1) % count;
  return key === (isTurned ? 'ArrowRight' : 'ArrowLeft') ? (at + count - 1) % count : undefined;
}
