import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import { nothingWaits } from './waiting.ts';

export const workItem: WorkItem = {
  ...{ kind: 'nomination', itemId: '7', since: '2026-11-02T08:00:00Z', due: '2026-11-09' },
  ...{
    isOverdue: true,
    isEscalated: false,
    name: 'Thandi Mokoena',
    by: 'Sipho Khumalo',
    what: '',
    count: 0,
    together: [],
  },
};

/** Two decisions and an order line, and no more. */
export const todolist = {
  items: [
    workItem,
    { ...workItem, itemId: '8', name: 'Emma Fischer', isOverdue: false, isEscalated: true },
    {
      ...workItem,
      kind: 'order' as const,
      itemId: '9',
      name: 'Mug',
      what: '100017',
      count: 2,
      due: '',
      isOverdue: false,
    },
  ],
  next: null,
};

export const someWaits = {
  ...nothingWaits,
  nominations: { count: 2, oldestDate: '2026-11-02T08:00:00Z', oldestId: '7' },
  deskLines: { count: 1, oldestDate: '2026-11-02T08:00:00Z' },
};
