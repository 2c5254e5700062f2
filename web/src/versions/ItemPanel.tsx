import type { Choice } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import type { ReactNode } from 'react';
import { saidWords } from '#ecards/behaviour-looks.ts';
import { Badge } from '#ui/display/Badge.tsx';
import words from '#ui/layout/words.module.css';
import { OpenRow } from '#ui/navigation/OpenRow.tsx';
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
  const isChanged = saved && JSON.stringify(saved) !== JSON.stringify(choice);
  return (
    <OpenRow
      {...{ acts, isOpen, onOpen }}
      head={
        <>
          {hasCard ? (
            <img
              src={cardPicture(choice.picture ?? 'recognition')}
              alt=""
              width={160}
              height={90}
              className={classes.thumb}
              data-retired={choice.retired || undefined}
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
        </>
      }
    >
      <Changeable label={choice.name} mayChange={mayChange}>
        {children}
      </Changeable>
    </OpenRow>
  );
}
