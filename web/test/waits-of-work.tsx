import { SameDialog } from '#work/SameDialog.tsx';
import { WorkPage } from '#work/WorkPage.tsx';
import { aHome } from './people.ts';
import { Opened, open, type Wait } from './waits.tsx';
import { someWaits, todolist, workItem } from './work.ts';

const nobody = () => null;

const request = { ...workItem, kind: 'approval' as const, together: ['confirm' as const] };

export const waitsOfWork: Wait[] = [
  {
    ...{ file: 'work/SameDialog.tsx', name: 'Confirm 1', call: 'decidemany' },
    member: { capabilities: ['administrator'] },
    part: (
      <Opened>
        {(close) => (
          <SameDialog
            choice={{ decision: 'confirm', items: [request] }}
            onDone={close}
            onClose={close}
            openerGoes={false}
            focusNext={() => undefined}
          />
        )}
      </Opened>
    ),
    answers: {
      getmemberdata: () => aHome(),
      trydecidemany: () => ({ items: 1, others: 0, points: 0, goOn: 0 }),
      decidemany: () => ({ done: 1, outcomes: [{ itemId: '7', isDone: true, message: 'Done.' }] }),
    },
    before: () => open(),
  },
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
