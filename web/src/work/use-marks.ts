import type { Output } from '@laurel/contract/call';
import type { decidemany } from '@laurel/contract/calls/work/decidemany';
import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import { decidedAtOnceMax } from '@laurel/contract/limits';
import type { WorkKind } from '@laurel/contract/programme/work-kinds';
import { useState } from 'react';
import { keyOf } from './work-words.ts';

export type Outcomes = Output<typeof decidemany>['outcomes'];

/** What is marked in the list, and why what was tried of it is still there. Of a kind no more are marked than one press decides. */
export function useMarks(items: readonly WorkItem[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [last, setLast] = useState<string>();
  const marked = items.filter((item) => item.together.length > 0 && keys.has(keyOf(item)));
  const mark = (more: readonly WorkItem[]) =>
    setKeys((before) => {
      const kept = items.filter((item) => before.has(keyOf(item)));
      return new Set([...kept, ...more.filter((item) => !before.has(keyOf(item)))].filter(isWithin()).map(keyOf));
    });
  const toggle = (item: WorkItem, isRange: boolean) => {
    const key = keyOf(item);
    setLast(key);
    const from = items.findIndex((one) => keyOf(one) === last);
    const to = items.indexOf(item);
    if (isRange && from !== -1)
      mark(items.slice(Math.min(from, to), Math.max(from, to) + 1).filter((one) => isLike(one, item.kind)));
    else if (keys.has(key)) setKeys(new Set([...keys].filter((one) => one !== key)));
    else mark([item]);
  };
  return {
    marked,
    refused,
    isMarked: (item: WorkItem) => keys.has(keyOf(item)),
    toggle,
    markAll: (kinds: readonly WorkKind[]) => mark(items.filter((item) => kinds.some((kind) => isLike(item, kind)))),
    clear: () => {
      setKeys(new Set());
      setRefused(new Map());
    },
    /** What was done is marked no more; what was not stays so, with why. */
    settle: (kind: WorkKind, outcomes: Outcomes) => {
      const keyIn = (itemId: string) => keyOf({ kind, itemId });
      const done = outcomes.filter(({ isDone }) => isDone).map(({ itemId }) => keyIn(itemId));
      setKeys((before) => new Set([...before].filter((key) => !done.includes(key))));
      setRefused(new Map(outcomes.flatMap((one) => (one.isDone ? [] : [[keyIn(one.itemId), one.message]]))));
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;

function isLike({ kind, together }: WorkItem, of: WorkKind): boolean {
  return kind === of && together.length > 0;
}

/** So many of each kind, the first of them. */
function isWithin() {
  const counts = new Map<WorkKind, number>();
  return ({ kind }: WorkItem) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= decidedAtOnceMax;
  };
}
