import type { GroupCard } from '@laurel/contract/calls/groupcards/groupcard';
import { say } from '@laurel/contract/say';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './GroupCards.module.css';
import * as texts from './texts.ts';

/** To which the focus goes from where it was said. */
export const thanksId = 'groupcard-thanks';

/** What they said. */
export function Thanks({ name, thanks }: { name: string; thanks: NonNullable<GroupCard['thanks']> }) {
  return (
    <figure id={thanksId} tabIndex={-1} className={`${layout.tray} ${layout.lines}`}>
      <figcaption className={words.name}>{say(texts.thanksOf, { name })}</figcaption>
      <blockquote dir="auto" lang={thanks.language || undefined} className={classes.words}>
        {thanks.text}
      </blockquote>
    </figure>
  );
}
