import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import type { WorkKind } from '@laurel/contract/programme/work-kinds';
import { useState } from 'react';
import { useFurther } from '#api/use-further.ts';
import { keyOf } from './work-words.ts';

/** What waits, page after page, without what was done since it was read: the answer that has it no longer is on its way. */
export function useWork(kind: WorkKind | undefined) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const { pages, ...query } = useFurther('todolist', { ...(kind && { kind }), size: 50 });
  const items = pages?.flatMap((page) => page.items).filter((item) => !gone.has(keyOf(item)));
  const takeOut = (...done: readonly WorkItem[]) => setGone((before) => new Set([...before, ...done.map(keyOf)]));
  return { ...query, items, takeOut };
}
