import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import { sameDecisions } from '@laurel/contract/programme/same-decisions';
import { say } from '@laurel/contract/say';
import { useRef, useState } from 'react';
import { notify } from '#ui/overlays/toasts.ts';
import { late } from '#ui/states/late.tsx';
import { type Choice, MarkedBar } from './MarkedBar.tsx';
import * as texts from './texts.ts';
import type { Marks, Outcomes } from './use-marks.ts';
import type { useWork } from './use-work.ts';

const SameDialog = late(() => import('./SameDialog.tsx').then((m) => m.SameDialog));

interface TogetherProps {
  work: Pick<ReturnType<typeof useWork>, 'takeOut'>;
  items: readonly WorkItem[];
  marks: Marks;
  /** Where one of the list can have the focus. */
  at: (place: number) => Element | null | undefined;
}

/** What is marked is decided with one press; then the focus goes to what comes next: what was refused, or else what took the place of the first. */
export function Together({ work, items, marks, at }: TogetherProps) {
  const [choice, setChoice] = useState<Choice>();
  /** Where the focus goes when the dialog closes: back, or on. */
  const onwards = useRef<() => Element | null | undefined>(undefined);
  const done = (outcomes: Outcomes) => {
    if (!choice) return;
    const { decision } = choice;
    const { kind } = sameDecisions[decision];
    const was = (isSo: boolean) => {
      const ids = outcomes.filter((one) => one.isDone === isSo).map(({ itemId }) => itemId);
      return items.filter((item) => item.kind === kind && ids.includes(item.itemId));
    };
    // What is prepared still waits to be sent.
    const gone = decision === 'prepare' ? [] : was(true);
    const stays = items.filter((item) => !gone.includes(item));
    const [refused] = was(false);
    const [first] = was(true);
    const next = refused ? stays.indexOf(refused) : first ? Math.min(items.indexOf(first), stays.length - 1) : 0;
    onwards.current = () => at(next);
    marks.settle(kind, outcomes);
    work.takeOut(...gone);
    notify(say(texts.sameDone, { done: was(true).length, refused: outcomes.filter((one) => !one.isDone).length }));
    setChoice(undefined);
  };
  return (
    <>
      <MarkedBar
        marks={marks}
        onChoose={(chosen, from) => {
          onwards.current = () => from;
          setChoice(chosen);
        }}
      />
      {choice ? (
        <SameDialog
          choice={choice}
          onDone={done}
          onClose={() => setChoice(undefined)}
          openerGoes
          focusNext={() => onwards.current?.()}
        />
      ) : null}
    </>
  );
}
