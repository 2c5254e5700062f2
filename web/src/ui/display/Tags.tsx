import type { ReactNode } from 'react';
import layout from '#ui/layout/layout.module.css';
import { Badge } from './Badge.tsx';

interface TagsProps<Tag extends string> {
  /** What they are, for who does not see them beside what they belong to. */
  label: string;
  tags: readonly Tag[];
  wordsOf: (tag: Tag) => string;
  iconOf?: (tag: Tag) => ReactNode;
}

/** A few words of one kind. */
export function Tags<Tag extends string>({ label, tags, wordsOf, iconOf }: TagsProps<Tag>) {
  return (
    <ul className={layout.row} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="waiting">
            {iconOf?.(tag)}
            {wordsOf(tag)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
