import { holds } from '@laurel/contract/access';
import { mayCall } from '@laurel/contract/call-rows';
import type { WorkItem } from '@laurel/contract/calls/work/todolist';
import type { WorkKind } from '@laurel/contract/programme/work-kinds';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { type Asked, isBeingSetUp, messagesInTrouble } from './waiting.ts';

/** What is said of an item that has nothing of its own to say. */
export const plain = {
  ...{ since: '', due: '', isOverdue: false, isEscalated: false },
  ...{ name: '', by: '', what: '', count: 0, together: [] },
} satisfies Omit<WorkItem, 'kind' | 'itemId'>;

/** What waits once and not by the piece: messages that do not get through, by why, and the portal that is not set up yet. */
export async function ownItems(on: Tx, asked: Asked, kind: WorkKind | undefined): Promise<WorkItem[]> {
  const wants = (of: WorkKind) => kind === undefined || kind === of;
  const [messages, setup] = await inOrder(
    on,
    () => wants('message') && holds(asked.actor, 'administrator') && messagesInTrouble(on, asked),
    () => wants('setup') && mayCall('setupfinish', asked.actor) && isBeingSetUp(on),
  );
  const troubles = messages
    ? (['stuck', 'late', 'held'] as const).flatMap((what): WorkItem[] => {
        const { count, oldestDate: since } = messages[what];
        return count > 0 ? [{ ...plain, kind: 'message', itemId: what, what, count, since }] : [];
      })
    : [];
  return [...(setup ? [{ ...plain, kind: 'setup' as const, itemId: 'setup' }] : []), ...troubles];
}
