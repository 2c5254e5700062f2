import type { Choice } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { saidWords } from '#ecards/behaviour-looks.ts';
import { Badge } from '#ui/display/Badge.tsx';
import words from '#ui/layout/words.module.css';
import { cardPicture } from '../paths.ts';
import { Changeable } from './Fields.tsx';
import classes from './Programme.module.css';
import * as texts from './texts.ts';

interface ItemPanelProps {
  choice: Choice;
  /** As it is saved; undefined of what is new. */
  saved: Choice | undefined;
  /** What it is, where its name does not say it. */
  kind?: string | undefined;
  hasCard: boolean;
  mayChange: boolean;
  /** Beside it. */
  acts?: ReactNode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Its fields. */
  children: ReactNode;
}

/** Something to choose in a line, which opens to be changed; who may not change it sees its fields all the same. */
export function ItemPanel(props: ItemPanelProps) {
  const { choice, saved, kind, hasCard, mayChange, acts, isOpen, onOpen, children } = props;
  const id = useId();
  const isChanged = saved && JSON.stringify(saved) !== JSON.stringify(choice);
  return (
    <>
      <div className={classes.row} data-retired={choice.retired || undefined}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          {hasCard ? (
            <img
              src={cardPicture(choice.picture ?? 'recognition')}
              alt=""
              width={160}
              height={90}
              className={classes.thumb}
            />
          ) : null}
          <span className={classes.names}>
            {kind ? <span className={words.kind}>{kind}</span> : null}
            <strong dir="auto">{choice.name || say(texts.unnamed)}</strong>
            {saidWords(choice) ? (
              <span className={words.facts} dir="auto">
                {saidWords(choice)}
              </span>
            ) : null}
          </span>
          {saved ? null : <Badge tone="gold">{say(texts.isNew)}</Badge>}
          {isChanged ? <Badge tone="waiting">{say(texts.isChanged)}</Badge> : null}
          <IconChevronDown aria-hidden size={20} stroke={1.8} />
        </button>
        {acts}
      </div>
      <div id={id} className={classes.body} hidden={!isOpen}>
        {isOpen ? (
          <Changeable label={choice.name} mayChange={mayChange}>
            {children}
          </Changeable>
        ) : null}
      </div>
    </>
  );
}
