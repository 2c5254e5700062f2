import { WorkPage } from '#work/WorkPage.tsx';
import type { Wait } from './waits.tsx';
import { someWaits, todolist, workItem } from './work.ts';

const nobody = () => null;

export const waitsOfWork: Wait[] = [
  {
    part: <WorkPage parts={{ nomination: nobody, idea: nobody, approval: nobody, vote: nobody }} />,
    member: { capabilities: ['manager'] },
    answers: {
      waiting: () => someWaits,
      todolist: ({ after }) =>
        after === undefined
          ? { ...todolist, next: 'nomination.1.1' }
          : { items: [{ ...workItem, itemId: '99' }], next: null },
    },
    file: 'work/WorkPage.tsx',
    name: 'Show more',
    call: 'todolist',
    only: 'answered',
  },
];
