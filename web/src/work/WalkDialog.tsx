import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import { say } from '@laurel/contract/say';
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { focusInPlace } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Decided, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import * as texts from './texts.ts';
import type { useWork } from './use-work.ts';
import classes from './Work.module.css';
import { type DecidedHere, isDecidedHere, keyOf } from './work-words.ts';

export interface WalkPartProps {
  itemId: string;
  /** It is decided: what came of it. */
  onDone: (message: string) => void;
}

/** With what each kind is decided. */
export type WalkParts = Readonly<Record<DecidedHere, ComponentType<WalkPartProps>>>;

type Decidable = WorkItem & { kind: DecidedHere };

interface WalkDialogProps {
  /** The key of what is decided now. */
  open: string;
  work: Omit<ReturnType<typeof useWork>, 'items'> & { items: WorkItem[] };
  parts: WalkParts;
  onOpen: (key: string) => void;
  onClose: () => void;
}

/** Decides one after the other: after each decision the next one stands there; what one skips stays as it is. */
export function WalkDialog({ open, work, parts, onOpen, onClose }: WalkDialogProps) {
  const all = work.items.filter((item): item is Decidable => isDecidedHere(item.kind));
  // What was decided, or came to an end meanwhile, is not in the list any more: the place stays.
  const [place, setPlace] = useState(Math.max(0, placeOf(all, open)));
  const [isEnd, setEnd] = useState(false);
  const found = placeOf(all, open);
  const at = isEnd || found === -1 ? place : found;
  const item = all[isEnd ? place : found];
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = work;
  const isComing = isEnd && !item && hasNextPage;
  const isOver = isEnd && !item && !hasNextPage;
  useEffect(() => {
    if (isComing && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isComing, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const go = (to: number, among = all) => {
    const next = among[to];
    setPlace(to);
    setEnd(!next);
    if (next) onOpen(keyOf(next));
    if (hasNextPage && to >= among.length - 2) void fetchNextPage();
  };
  const done = (message: string) => {
    if (item) work.takeOut(item);
    notify(message);
    go(
      at,
      all.filter((one) => one !== item),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isWriting(event) || event.altKey || event.ctrlKey || event.metaKey || isOver) return;
    const key = event.key.toLowerCase();
    if (key === 'n') go(at + (item ? 1 : 0));
    if (key === 'p' && at > 0) go(at - 1);
  };
  return (
    <DecisionDialog title={say(common.toDo)} size="lg" shape="sheet" holdsWords onClose={onClose}>
      {isOver ? (
        <Over onAgain={all.length > 0 ? () => go(0) : undefined} onClose={onClose} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of what stands in it, which is all by buttons too
        <div onKeyDown={onKeyDown}>
          <Ways
            at={at}
            count={Math.max(all.length, at + 1)}
            onPrevious={at > 0 ? () => go(at - 1) : undefined}
            onSkip={() => go(at + (item ? 1 : 0))}
          />
          {item ? <Part key={keyOf(item)} item={item} parts={parts} onDone={done} /> : null}
          {isComing ? <Coming work={work} /> : null}
          {item || isComing ? null : <Gone key={open} />}
        </div>
      )}
    </DecisionDialog>
  );
}

interface OverProps {
  /** While something that was skipped still waits. */
  onAgain: (() => void) | undefined;
  onClose: () => void;
}

function Over({ onAgain, onClose }: OverProps) {
  return (
    <Decided words={say(onAgain ? texts.skippedWait : texts.allDone)}>
      <Button autoFocus variant="default" size="md" onClick={onClose}>
        {say(common.close)}
      </Button>
      {onAgain ? (
        <Button size="md" onClick={onAgain}>
          {say(texts.again)}
        </Button>
      ) : null}
    </Decided>
  );
}

function placeOf(all: readonly WorkItem[], key: string): number {
  return all.findIndex((item) => keyOf(item) === key);
}

// as it is sent: a selector
const writing = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

function isWriting({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches(writing);
}

interface WaysProps {
  at: number;
  count: number;
  onPrevious: (() => void) | undefined;
  onSkip: () => void;
}

function Ways({ at, count, onPrevious, onSkip }: WaysProps) {
  return (
    <div className={classes.walk}>
      <p className={words.facts}>
        <span role="status">{say(texts.place, { place: at + 1, count })}</span>
        <span className={classes.keys}> · {say(texts.keys)}</span>
      </p>
      <span className={classes.marks}>
        <Button size="xs" variant="default" aria-keyshortcuts="P" aria-disabled={!onPrevious} onClick={onPrevious}>
          {say(texts.previous)}
        </Button>
        <Button size="xs" variant="default" aria-keyshortcuts="N" onClick={onSkip}>
          {say(texts.skip)}
        </Button>
      </span>
    </div>
  );
}

interface PartProps {
  item: Decidable;
  parts: WalkParts;
  onDone: (message: string) => void;
}

/** Its own deciding. */
function Part({ item, parts, onDone }: PartProps) {
  const Decide = parts[item.kind];
  return (
    <Here>
      <Decide itemId={item.itemId} onDone={onDone} />
    </Here>
  );
}

/** The next page of the list, on its way. */
function Coming({ work }: Pick<WalkDialogProps, 'work'>) {
  const { error, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = work;
  return (
    <Here>
      {isFetchNextPageError ? (
        <NotRead compact error={error} isFetching={isFetchingNextPage} refetch={fetchNextPage} />
      ) : (
        <SkeletonRows rows={4} height={4} />
      )}
    </Here>
  );
}

function Gone() {
  return (
    <Here>
      <p>{say(texts.gone)}</p>
    </Here>
  );
}

/** What takes the place of the one before has the focus at its top. */
function Here({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => void focusInPlace(top.current), []);
  return (
    <div ref={top} tabIndex={-1} className={`${layout.news} ${layout.stack}`}>
      {children}
    </div>
  );
}
